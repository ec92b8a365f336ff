import type { Business } from '@commons/contracts/businesses/businesses';
import { Button } from '@commons/ui/controls/button';
import { SendRow } from '@commons/ui/forms/send-row';
import { Stack } from '@commons/ui/layout/page';
import { Card } from '@commons/ui/lists/card';
import { TickIcon } from '@commons/ui/pictures/icons';
import { t } from '@commons/ui/text/texts';
import { monthAndYear } from '@commons/ui/text/wording';
import { errorMessage } from '@commons/web-kit/api/api-error';
import { useConfirmation } from '../listing.api';
import styles from './listing-view.module.css';

interface StillCorrectCardProps {
  readonly listing: Business;
  readonly onEdit: () => void;
  readonly onSuccess: (text: string) => void;
}

/** Asks about a listing that no one has changed or confirmed for a year (decision B25). */
export function StillCorrectCard({ listing, onEdit, onSuccess }: StillCorrectCardProps) {
  const call = useConfirmation(() =>
    onSuccess(
      t('thankPageSaysConfirmed', { monthAndYear: monthAndYear(new Date().toISOString()) }),
    ),
  );
  const { unchanged_since: since } = listing;
  if (!since) return null;
  return (
    <Card as="section" aria-labelledby="still-correct" tone="todo">
      <Stack gap={3}>
        <h2 className={styles.question} id="still-correct">
          {t('everythingBelowStillCorrect')}
        </h2>
        <p>{t('lastChangedConfirmedMonthandyear', { monthAndYear: monthAndYear(since) })}</p>
        <SendRow failure={call.isError ? errorMessage(call.error, t('failedConfirmListing')) : ''}>
          <Button
            busy={call.isPending}
            busyLabel={t('confirming')}
            icon={<TickIcon />}
            onClick={() => call.mutate()}
          >
            {t('stillCorrect')}
          </Button>
          <Button disabled={call.isPending} onClick={onEdit} variant="quiet">
            {t('editWhatHasChanged')}
          </Button>
        </SendRow>
      </Stack>
    </Card>
  );
}
