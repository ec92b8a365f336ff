import { z } from 'zod';
import {
  ApplicationStart,
  KeptResume,
  OwnKeptResume,
} from '../../applications/application-start.js';
import { maxResumeBytes, resumeSizeText } from '../../resumes/resume-lists.js';
import { operations } from '../operation.js';

/** Suggestions for the next application, and the owner's control of the stored résumé. */
export const applicationStart = operations({
  'GET /jobs/{id}/application-start': {
    access: 'job_seeker',
    summary: 'Returns the kept résumé, and the letter sent last for a similar job.',
    answer: ApplicationStart,
  },
  'GET /my-applications/resume': {
    access: 'job_seeker',
    summary: 'Returns which résumé is kept for the next applications; null without one.',
    answer: OwnKeptResume,
  },
  'PUT /my-applications/resume': {
    access: 'job_seeker',
    summary: 'Keeps a résumé for the next applications; it replaces the previous one.',
    upload: {
      part: 'resume',
      maximumBytes: maxResumeBytes,
      tooLargeText: resumeSizeText,
      fields: z.object({}),
    },
    answer: KeptResume,
  },
  'DELETE /my-applications/resume': {
    access: 'job_seeker',
    summary: 'Deletes the kept résumé; sent applications have their own copies.',
    empty: true,
  },
  'GET /my-applications/resume/file': {
    access: 'job_seeker',
    owner: true,
    summary: 'Returns the kept résumé as it was uploaded, for download only.',
    content: 'application/octet-stream',
  },
});
