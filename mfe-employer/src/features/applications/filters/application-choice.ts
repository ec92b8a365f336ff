import type { ApplicationFilter } from '@commons/contracts/applications/application-filter';
import {
  applicationStatuses,
  employerApplicationSorts,
} from '@commons/contracts/applications/application-lists';
import type { EmployerApplicationList } from '@commons/contracts/applications/applications';
import { replyReminderDays } from '@commons/contracts/applications/reply-times';
import { readAnswerFilter } from '@commons/contracts/applications/screening-lists';
import type { FilterRules } from '@commons/web-kit/page/address-filters';

/** Filter and order of the list as the address has them. The server applies them to all rows. */
export interface ApplicationChoice {
  readonly status: NonNullable<EmployerApplicationList['status']>;
  readonly sortBy: NonNullable<EmployerApplicationList['sortBy']>;
  readonly search: string;
  /** Id of a job. */
  readonly job: string;
  readonly tag: string;
  /** Minimum number of stars: '1' to '3'. */
  readonly stars: string;
  /** Applied on or after this day: 2026-11-22. */
  readonly from: string;
  /** Applied on or before this day. */
  readonly to: string;
  /** Answers to the job's questions, written by `answerFilterText`. */
  readonly answers: string;
}

/** The default of the list and the overview: all applications, newest first. */
export const newestApplications: ApplicationChoice = {
  ...{ status: 'all', sortBy: 'newest' },
  ...{ search: '', job: '', tag: '', stars: '', from: '', to: '', answers: '' },
};

/** Filter and order are in the address, so that Back, a reload and another tab keep them. */
export const choiceRules: FilterRules<ApplicationChoice> = {
  none: newestApplications,
  known: {
    status: ['all', ...applicationStatuses],
    sortBy: employerApplicationSorts,
    stars: ['', '1', '2', '3'],
  },
};

/** The filter as the request has it; days are in the time zone of the reader. */
export function filterOf(choice: ApplicationChoice): ApplicationFilter {
  const { status, search, job, tag, stars, from, to, answers } = choice;
  const applied_from = dayStart(from, 0);
  const applied_before = dayStart(to, 1);
  return {
    status,
    ...(search.trim() && { search: search.trim() }),
    ...(job && { job_id: job }),
    ...(tag && { tag }),
    ...(stars && { stars }),
    ...(applied_from && { applied_from }),
    ...(applied_before && { applied_before }),
    ...(answers && readAnswerFilter(answers) && { answers }),
  };
}

/** The filter for applications that have been pending for more than a week, in the time zone of the reader. */
export function overdueApplications(now = new Date()): ApplicationChoice {
  const last = new Date(now.getFullYear(), now.getMonth(), now.getDate() - replyReminderDays - 1);
  const two = (number: number) => String(number).padStart(2, '0');
  const to = `${last.getFullYear()}-${two(last.getMonth() + 1)}-${two(last.getDate())}`;
  return { ...newestApplications, status: 'pending', to };
}

/** Midnight of a day in the reader's time zone; undefined for an invalid day. */
function dayStart(day: string, later: number): string | undefined {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const at = new Date(year, month - 1, date + later);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}
