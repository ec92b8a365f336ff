import type { ApplicationElsewhere } from '@commons/contracts/applications/applications-elsewhere';
import type { ElsewhereStatus } from '@commons/contracts/applications/elsewhere-lists';
import { Badge } from '@commons/ui/controls/badge';
import { Button } from '@commons/ui/controls/button';
import { SelectField } from '@commons/ui/forms/select-field';
import { Row, Stack } from '@commons/ui/layout/page';
import { Card } from '@commons/ui/lists/card';
import { Banner } from '@commons/ui/messages/banner';
import { t } from '@commons/ui/text/texts';
import { dateText } from '@commons/ui/text/wording';
import { errorMessage } from '@commons/web-kit/api/api-error';
import { useId } from 'react';
import styles from '../my-application.card.module.css';
import { inputOf, useSaveElsewhere } from './elsewhere.api';
import { elsewhereChoices } from './elsewhere-words';

interface ElsewhereCardProps {
  readonly entry: ApplicationElsewhere;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** One application made elsewhere, with a control for its status. */
export function ElsewhereCard({ entry, onEdit, onDelete }: ElsewhereCardProps) {
  const titleId = useId();
  const save = useSaveElsewhere();
  const { id, job_title, company_name, link, applied_on, note } = entry;
  const move = (status: ElsewhereStatus) =>
    save.mutate({ id, body: { ...inputOf(entry), status } });
  return (
    <Card as="article" aria-labelledby={titleId}>
      <Stack gap={3}>
        <div className={styles.head}>
          <div className={styles.job}>
            <h3 className={styles.title} id={titleId}>
              {link ? (
                <a href={link} rel="noopener noreferrer" target="_blank">
                  {job_title}
                </a>
              ) : (
                job_title
              )}
            </h3>
            <p className={styles.company}>{company_name}</p>
            <p className={styles.facts}>
              {t('appliedAppliedon', { appliedOn: dateText(applied_on) })}
            </p>
          </div>
          <Badge>{t('elsewhere')}</Badge>
        </div>
        {note && <p className={styles.letter}>{note}</p>}
        {save.isError && <Banner tone="error">{errorMessage(save.error)}</Banner>}
        <Row>
          <SelectField
            aria-describedby={titleId}
            disabled={save.isPending}
            label={t('status')}
            onChange={(event) => move(event.target.value as ElsewhereStatus)}
            options={elsewhereChoices}
            value={save.isPending ? save.variables.body.status : entry.status}
          />
          <Button aria-describedby={titleId} onClick={onEdit} size="small" variant="quiet">
            {t('edit')}
          </Button>
          <Button aria-describedby={titleId} onClick={onDelete} size="small" variant="quiet">
            {t('delete')}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
