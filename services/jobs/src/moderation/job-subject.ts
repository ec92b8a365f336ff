import { jobPage } from '@commons/contracts/front-ends/page-addresses';
import type { SubjectDecision } from '@commons/service-kit/moderation/reported-subject';
import type { JobRecord } from '../postings/job.js';

/** A job as the subject of reports. */
export const jobSubject = ({ _id }: Pick<JobRecord, '_id'>) => ({ kind: 'job', id: String(_id) });

/** What operators see of a reported job. */
export const reportedJob = (job: JobRecord): SubjectDecision => ({
  kind: 'job',
  id: String(job._id),
  title: `${job.title} · ${job.company_name}`,
  text: [job.overview, job.description, job.key_responsibilities].filter(Boolean).join('\n\n'),
  path: jobPage(String(job._id)),
  hidden: job.hidden !== undefined,
  ...(job.owner_id && { author_id: job.owner_id }),
  ...(job.hidden?.by && { hidden_by: job.hidden.by }),
  ...(job.hidden?.objection && {
    objection: {
      text: job.hidden.objection.text,
      created_at: job.hidden.objection.at.toISOString(),
    },
  }),
});
