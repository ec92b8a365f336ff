import type { EmployerApplication } from '@commons/contracts/applications';

/** Orders of the employer's list (specification D2 §3). */
export const applicationOrders = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  job_title: 'Job title',
  applicant_name: 'Applicant name',
} as const;
export type ApplicationOrder = keyof typeof applicationOrders;

const byText =
  (pick: (application: EmployerApplication) => string) =>
  (a: EmployerApplication, b: EmployerApplication) =>
    pick(a).localeCompare(pick(b), undefined, { sensitivity: 'base' });
const newestFirst = (a: EmployerApplication, b: EmployerApplication) =>
  b.applied_at.localeCompare(a.applied_at);

const comparers: Record<
  ApplicationOrder,
  (a: EmployerApplication, b: EmployerApplication) => number
> = {
  newest: newestFirst,
  oldest: (a, b) => newestFirst(b, a),
  job_title: byText((application) => application.job_title),
  applicant_name: byText((application) => application.applicant_name),
};

/** The applications of one status, or of all, in the chosen order; equals keep the newest first. */
export function chooseApplications(
  applications: readonly EmployerApplication[],
  { status, order }: { status: EmployerApplication['status'] | 'all'; order: ApplicationOrder },
): EmployerApplication[] {
  const chosen = applications.filter(
    (application) => status === 'all' || application.status === status,
  );
  return chosen.sort((a, b) => comparers[order](a, b) || newestFirst(a, b));
}
