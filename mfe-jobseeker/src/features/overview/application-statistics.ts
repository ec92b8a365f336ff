import type { SeekerApplication } from '@commons/contracts/applications/applications';

interface ApplicationStatistics {
  readonly total: number;
  readonly pending: number;
  readonly accepted: number;
  readonly rejected: number;
  /** Pending, reviewed and accepted together (specification D2 §4). */
  readonly considered: number;
  /** Share of accepted applications in percent with one decimal place, e.g. '33.3%'. */
  readonly successRate: string;
}

/**
 * Counts of a person's applications for the overview (specification D2 §4). Withdrawn ones are neither pending nor
 * decided, so they are not counted.
 */
export function applicationStatistics(
  applications: readonly Pick<SeekerApplication, 'status' | 'withdrawn_at'>[],
): ApplicationStatistics {
  const standing = applications.filter(({ withdrawn_at }) => !withdrawn_at);
  const count = (status: SeekerApplication['status']) =>
    standing.filter((application) => application.status === status).length;
  const total = standing.length;
  const [pending, reviewed, accepted, rejected] = [
    count('pending'),
    count('reviewed'),
    count('accepted'),
    count('rejected'),
  ];
  return {
    total,
    pending,
    accepted,
    rejected,
    considered: pending + reviewed + accepted,
    successRate: `${(total === 0 ? 0 : (accepted / total) * 100).toFixed(1)}%`,
  };
}
