import type { RestoredJobs } from '@commons/contracts/moderation';
import { Button } from '@commons/ui/button';
import { SelectField } from '@commons/ui/select-field';
import { useApi } from '@commons/web-kit/app-context';
import { useState } from 'react';
import { restoreJobs } from '../operator.api';
import { ReasonDialog } from '../reason.dialog';
import type { Done } from '../use-done';

const hourMs = 3_600_000;
const spans = [
  { value: '1', label: 'The last hour' },
  { value: '24', label: 'The last day' },
  { value: '168', label: 'The last seven days' },
  { value: '720', label: 'The last thirty days' },
] as const;

const countText = (count: number) =>
  count === 0
    ? 'Reports have hidden no job in this time.'
    : count === 1
      ? '1 job is shown again.'
      : `${count} jobs are shown again.`;

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
        Restore all hidden by reports
      </Button>
      {asking && (
        <ReasonDialog
          action="Restore"
          help="It is kept in the log, once for each job."
          onClose={() => setAsking(false)}
          onReason={restore}
          title="Restore all jobs hidden by reports?"
        >
          <p>
            They come back to the board, and the people who reported them can hide no job any more.
            What an operator hid stays hidden.
          </p>
          <SelectField
            label="Hidden in"
            onChange={(event) => setHours(event.target.value)}
            options={spans}
            value={hours}
          />
        </ReasonDialog>
      )}
    </div>
  );
}
