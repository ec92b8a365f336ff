import type { MyOpenJob } from '@commons/contracts/jobs/jobs';
import { useApi } from '@commons/web-kit/app-context';
import { type ReactNode, useState } from 'react';
import type { JobFormValues } from './job-form.values';
import { SameJobDialog } from './same-job.dialog';

interface Question {
  readonly job: MyOpenJob;
  readonly answer: (post: boolean) => void;
}

interface SameJob {
  /** Whether to post: true when no such job is open, or the person wants another. */
  readonly mayPost: (values: JobFormValues) => Promise<boolean>;
  readonly dialog: ReactNode;
}

/**
 * Asks before the same title is posted twice for one place.
 * @param onRenewed called instead of posting, when the open job was renewed
 */
export function useSameJob(onRenewed: () => void): SameJob {
  const api = useApi();
  const [question, ask] = useState<Question>();

  const mayPost = async ({ title, location_city, location_state }: JobFormValues) => {
    try {
      const query = { title, location_city, location_state };
      // A failed check must not prevent posting.
      const [job] = await api.json('GET /my-jobs/same', { query }).catch(() => []);
      return !job || (await new Promise<boolean>((answer) => ask({ job, answer })));
    } finally {
      ask(undefined);
    }
  };
  const dialog = question && (
    <SameJobDialog
      job={question.job}
      onBack={() => question.answer(false)}
      onPost={() => question.answer(true)}
      onRenewed={() => {
        question.answer(false);
        onRenewed();
      }}
    />
  );
  return { mayPost, dialog };
}
