import { hourMs } from '@commons/contracts/durations';
import type { RestoredJobs } from '@commons/contracts/moderation/moderation';
import { Button } from '@commons/ui/controls/button';
import { SelectField } from '@commons/ui/forms/select-field';
import { t } from '@commons/ui/text/texts';
import { useApi } from '@commons/web-kit/app-context';
import { useState } from 'react';
import { restoreJobs } from '../parts/operator.api';
import { ReasonDialog } from '../parts/reason.dialog';
import type { Done } from '../parts/use-done';

const spans = [
  { value: '1', label: t('lastHour') },
  { value: '24', label: t('lastDay') },
  { value: '168', label: t('lastSevenDays') },
  { value: '720', label: t('lastThirtyDays') },
] as const;

const countText = (count: number) =>
  count === 0 ? t('reportsHaveHiddenNoJob') : t('jobsShownAgain', { count });

/** Restores all jobs hidden by a wave of reports in one step. */
export function RestoreAction({ done }: { readonly done: Done }) {
  const api = useApi();
  const [asking, setAsking] = useState(false);
  const [hours, setHours] = useState<string>('24');
  const restore = async (reason: string) => {
    const since = new Date(Date.now() - Number(hours) * hourMs).toISOString();
    let count = 0;
    let answer: RestoredJobs;
    do {
      answer = await restoreJobs(api, { since, reason });
      count += answer.restored;
    } while (answer.more && answer.restored > 0);
    setAsking(false);
    void done(countText(count));
  };
  return (
    <div data-print="hide">
      <Button aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('restoreAllHiddenByReports')}
      </Button>
      {asking && (
        <ReasonDialog
          action={t('restore')}
          help={t('itKeptInLogOnce')}
          onClose={() => setAsking(false)}
          onReason={restore}
          title={t('restoreAllJobsHiddenBy')}
        >
          <p>{t('theyComeBackBoardAnd')}</p>
          <SelectField
            label={t('hiddenIn')}
            onChange={(event) => setHours(event.target.value)}
            options={spans}
            value={hours}
          />
        </ReasonDialog>
      )}
    </div>
  );
}
