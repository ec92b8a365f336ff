import type { AccountRemoval } from '@commons/contracts/moderation/account-removals';
import { Badge } from '@commons/ui/controls/badge';
import { Button } from '@commons/ui/controls/button';
import { ConfirmDialog } from '@commons/ui/dialogs/confirm-dialog';
import { Row, Stack } from '@commons/ui/layout/page';
import { Card } from '@commons/ui/lists/card';
import { Banner } from '@commons/ui/messages/banner';
import { rich, t } from '@commons/ui/text/texts';
import { useApi } from '@commons/web-kit/app-context';
import { useAct } from '@commons/web-kit/forms/use-act';
import { Link } from '@commons/web-kit/router';
import { useId, useState } from 'react';
import { confirmRemoval, withdrawRemoval } from '../parts/operator.api';
import styles from '../parts/operator.module.css';
import type { Done } from '../parts/use-done';
import { When } from '../parts/when';

interface RemovalCardProps {
  readonly removal: AccountRemoval;
  readonly done: Done;
}

/** An account whose permanent deletion awaits a second operator. */
export function RemovalCard({ removal, done }: RemovalCardProps) {
  const api = useApi();
  const titleId = useId();
  const [asking, setAsking] = useState(false);
  const { busy, failure, act } = useAct();
  const { id, full_name: name, email, reason, asked_by, asked_at, alone_from } = removal;
  const withdraw = () =>
    act(async () => {
      await withdrawRemoval(api, id);
      await done(t('accountOfNameStays', { name }));
    });
  const confirm = () =>
    act(async () => {
      setAsking(false);
      await confirmRemoval(api, id);
      await done(t('accountOfNameIsDeleted', { name }));
    });
  return (
    <Card aria-labelledby={titleId} as="article">
      <Stack gap={3}>
        <Row gap={2} spread>
          <h2 className={styles.title} id={titleId}>
            <Link data-key="o" to={`?tab=accounts&account=${id}`}>
              {t('deleteAccountOfName', { name })}
            </Link>
          </h2>
          <Badge>{t('secondOperator')}</Badge>
        </Row>
        <p className={styles.soft}>
          {rich('askedByOn', { email, by: asked_by, when: () => <When iso={asked_at} /> })}
        </p>
        <p className={styles.words}>{reason}</p>
        {!removal.may_confirm && (
          <p className={styles.soft}>
            {alone_from
              ? rich('youMayConfirmAloneFrom', { when: () => <When iso={alone_from} /> })
              : t('anotherOperatorConfirms')}
          </p>
        )}
        {failure && <Banner tone="error">{failure}</Banner>}
        <Row data-print="hide">
          {removal.may_confirm && (
            <Button
              aria-haspopup="dialog"
              aria-label={t('deleteForGoodName', { name })}
              data-key="a"
              onClick={() => setAsking(true)}
              variant="danger"
            >
              {t('deleteForGood')}
            </Button>
          )}
          <Button
            aria-label={t('keepAccountOfName', { name })}
            busy={busy}
            data-key="x"
            onClick={withdraw}
          >
            {t('keepAccount')}
          </Button>
        </Row>
      </Stack>
      <ConfirmDialog
        action={t('deleteForGood')}
        busy={busy}
        onClose={() => setAsking(false)}
        onConfirm={() => void confirm()}
        open={asking}
        title={t('deleteAccountOfNameAsk', { name })}
      >
        <p>{t('whatDeletingDoes')}</p>
      </ConfirmDialog>
    </Card>
  );
}
