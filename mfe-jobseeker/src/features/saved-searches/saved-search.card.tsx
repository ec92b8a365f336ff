import { maxSavedSearchNameLength } from '@commons/contracts/jobs/saved-search-lists';
import type { SavedSearch } from '@commons/contracts/jobs/saved-searches';
import { Button, ButtonLink } from '@commons/ui/controls/button';
import { SelectField } from '@commons/ui/forms/select-field';
import { TextField } from '@commons/ui/forms/text-field';
import { Row, Stack } from '@commons/ui/layout/page';
import { Card } from '@commons/ui/lists/card';
import { Banner } from '@commons/ui/messages/banner';
import { t } from '@commons/ui/text/texts';
import { errorMessage } from '@commons/web-kit/api/api-error';
import { useForm } from '@commons/web-kit/forms/use-form';
import { Link } from '@commons/web-kit/router';
import { useId, useState } from 'react';
import styles from './saved-search.card.module.css';
import { boardAddress, useChangeSearch } from './saved-searches.api';

const schedules = [
  { value: 'daily', label: t('onceDay') },
  { value: 'weekly', label: t('onceWeek') },
  { value: 'paused', label: t('noMails') },
];

interface SavedSearchCardProps {
  readonly saved: SavedSearch;
  readonly onDelete: () => void;
}

/** A saved search: its name, its current number of results, and how often it is mailed. */
export function SavedSearchCard({ saved, onDelete }: SavedSearchCardProps) {
  const titleId = useId();
  const [renaming, setRenaming] = useState(false);
  const change = useChangeSearch();
  const { id, name, search, frequency, paused, matches } = saved;
  return (
    <Card as="article" aria-labelledby={titleId}>
      <Stack gap={3}>
        <div>
          <h3 className={styles.name} id={titleId}>
            <Link to={boardAddress(search)}>{name}</Link>
          </h3>
          <p className={styles.found}>
            {matches === undefined ? t('placeNotKnownAny') : t('jobsMatchNow', { count: matches })}
          </p>
        </div>
        {renaming && <RenameForm id={id} name={name} onClose={() => setRenaming(false)} />}
        {change.isError && <Banner tone="error">{errorMessage(change.error)}</Banner>}
        <Row>
          <SelectField
            aria-describedby={titleId}
            label={t('mails')}
            onChange={({ target: { value } }) =>
              change.mutate(
                value === 'paused'
                  ? { id, paused: true }
                  : { id, paused: false, frequency: value as SavedSearch['frequency'] },
              )
            }
            options={schedules}
            value={paused ? 'paused' : frequency}
          />
          <div className={styles.buttons}>
            <ButtonLink
              aria-describedby={titleId}
              as={Link}
              size="small"
              to={`${boardAddress(search)}&saved=${id}`}
              variant="quiet"
            >
              {t('changeFilters')}
            </ButtonLink>
            <Button
              aria-describedby={titleId}
              onClick={() => setRenaming(true)}
              size="small"
              variant="quiet"
            >
              {t('rename')}
            </Button>
            <Button aria-describedby={titleId} onClick={onDelete} size="small" variant="quiet">
              {t('delete')}
            </Button>
          </div>
        </Row>
      </Stack>
    </Card>
  );
}

interface RenameFormProps {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}

function RenameForm({ id, name, onClose }: RenameFormProps) {
  const change = useChangeSearch();
  const [values, setValues] = useState({ name });
  const { busy, failure, submit, field } = useForm({
    values,
    change: (part) => setValues({ ...values, ...part }),
    limits: { name: maxSavedSearchNameLength },
    missing: {},
    send: async () => {
      await change.mutateAsync({ id, name: values.name.trim() });
      onClose();
    },
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={3}>
        {failure && <Banner tone="error">{failure}</Banner>}
        <TextField {...field('name')} label={t('name')} required />
        <Row>
          <Button busy={busy} size="small" type="submit">
            {t('saveName')}
          </Button>
          <Button onClick={onClose} size="small" variant="quiet">
            {t('cancel')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
