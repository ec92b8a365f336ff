import { ApplicationFit, JobFit, JobFitFields, OwnJobFit } from '../../jobs/job-fit.js';
import { maxResumeBytes, resumeSizeText } from '../../resumes/resume-lists.js';
import { operations } from '../operation.js';

/** The operation is on the caller's own job, or an application for it. */
const own = { access: 'employer', owner: true } as const;

/** A résumé compared with a posting. */
export const fit = operations({
  'GET /jobs/{id}/fit': {
    access: 'job_seeker',
    summary:
      'Compares the stored résumé, or else the profile, with a posting; null without either.',
    answer: OwnJobFit,
  },
  'POST /jobs/{id}/fit': {
    access: 'public',
    summary: 'Compares a résumé with a posting, in memory only: nothing is stored.',
    upload: {
      part: 'file',
      maximumBytes: maxResumeBytes,
      tooLargeText: resumeSizeText,
      fields: JobFitFields,
    },
    answer: JobFit,
  },
  'GET /applications/{id}/fit': {
    ...own,
    summary: 'Returns what an application says to each requirement of its job.',
    answer: ApplicationFit,
  },
});
