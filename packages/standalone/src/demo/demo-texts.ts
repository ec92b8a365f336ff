import { readFileSync } from 'node:fs';
import type { ApplicationStatus } from '@commons/contracts/applications/application-lists';
import type { JobPosting } from '@commons/contracts/jobs/jobs';
import type { DemoProfile } from '@commons/resumes/demo';
import { packageFile } from '@commons/service-kit/guarded/package-file';
import type { DemoBusiness } from './demo-business.js';

/** A fictional job. Town and state are filled in on storing. */
export interface DemoJobText {
  /** Email address of the employer. */
  readonly employer: string;
  readonly daysAgo: number;
  readonly views: number;
  readonly status?: 'filled' | 'closed';
  readonly posting: Omit<JobPosting, 'location_city' | 'location_state' | 'location_zip'>;
}

interface DemoApplicant {
  readonly name: string;
  readonly email: string;
  /** File in `demo-files/resumes`. */
  readonly resume: string;
}

/** A fictional application. Days count back from the start of the portal; the answer came `answeredDaysAgo`. */
export interface DemoApplicationText {
  /** Email address of an applicant; defaults to the job seeker named in the start message. */
  readonly from?: string;
  readonly employer: string;
  readonly job: string;
  readonly status: ApplicationStatus;
  readonly sentDaysAgo: number;
  readonly answeredDaysAgo?: number;
  readonly letter?: string;
  /** To the questions of the job, in their order. */
  readonly answers?: readonly (string | number | undefined)[];
  /** The employer's notes, visible to both. */
  readonly notes?: string;
  readonly mail?: {
    readonly type: 'interview_invitation' | 'acceptance' | 'rejection';
    readonly subject: string;
    readonly message: string;
  };
}

/** The job seeker named in the start message. */
interface DemoSeekerTexts {
  readonly profile: Omit<DemoProfile, 'user_id' | 'full_name' | 'email' | 'location' | 'phone'> & {
    readonly desired_salary_min: number;
    readonly desired_salary_max: number;
  };
  /** Views of the profile, a number a day, back from the start. */
  readonly views: readonly number[];
  /** Titles of saved jobs. */
  readonly savedJobs: readonly string[];
}

/** A text file of the demo content; a test checks all of them against the contracts. */
function read<Content>(name: string): Content {
  const file = packageFile('@commons/standalone', `demo-files/${name}.json`);
  if (!file) throw new Error(`demo-files/${name}.json of standalone is missing`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

export const demoBusinesses = read<readonly DemoBusiness[]>('businesses');
export const demoJobTexts = read<readonly DemoJobText[]>('jobs');
export const demoApplicants = read<readonly DemoApplicant[]>('applicants');
export const demoApplicationTexts = read<readonly DemoApplicationText[]>('applications');
export const demoSeekerTexts = read<DemoSeekerTexts>('seeker');
