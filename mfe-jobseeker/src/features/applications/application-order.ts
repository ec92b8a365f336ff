import type { SeekerApplication } from '@commons/contracts/applications/applications';
import { foldText } from '@commons/contracts/text/fold-text';
import { t } from '@commons/ui/text/texts';

/** Sort orders of the job seeker's list (specification D2 §3). */
export const applicationOrders = {
  newest: t('newestFirst'),
  oldest: t('oldestFirst'),
  job_title: t('jobTitle'),
  company: t('company'),
  status: t('status'),
} as const;
export type ApplicationOrder = keyof typeof applicationOrders;

/** The fields that order and filter need, of an application made here or elsewhere. */
type Ranked = Pick<
  SeekerApplication,
  'job_title' | 'company_name' | 'job_location' | 'applied_at' | 'status' | 'withdrawn_at'
>;

/** What the list shows of them. */
export interface ApplicationChoice {
  readonly status: SeekerApplication['status'] | 'all';
  /** Words in the job, the company or the place, in any order. */
  readonly search: string;
  readonly order: ApplicationOrder;
}

const byText = (pick: (application: Ranked) => string) => (a: Ranked, b: Ranked) =>
  pick(a).localeCompare(pick(b), undefined, { sensitivity: 'base' });
const newestFirst = (a: Ranked, b: Ranked) => b.applied_at.localeCompare(a.applied_at);

const comparers: Record<ApplicationOrder, (a: Ranked, b: Ranked) => number> = {
  newest: newestFirst,
  oldest: (a, b) => newestFirst(b, a),
  job_title: byText((application) => application.job_title),
  company: byText((application) => application.company_name),
  status: byText((application) => application.status),
};

/**
 * The applications of one status, or all, that have the words, sorted. No status includes withdrawn ones. Equal rows stay
 * newest first.
 */
export function chooseApplications<Row extends Ranked>(
  applications: readonly Row[],
  { status, search, order }: ApplicationChoice,
): Row[] {
  const words = foldText(search).split(' ');
  const chosen = applications.filter((application) => {
    const { job_title, company_name, job_location = '' } = application;
    const text = foldText(`${job_title} ${company_name} ${job_location}`);
    if (!words.every((word) => text.includes(word))) return false;
    return status === 'all' || (application.status === status && !application.withdrawn_at);
  });
  return chosen.sort((a, b) => comparers[order](a, b) || newestFirst(a, b));
}
