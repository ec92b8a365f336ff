import type { ApplicationStatus } from '@commons/contracts/application-lists';
import type { EmployerApplication } from '@commons/contracts/applications';
import { Badge, type Tone } from '@commons/ui/badge';

const tones: Record<ApplicationStatus, Tone> = {
  pending: 'amber',
  reviewed: 'neutral',
  accepted: 'green',
  rejected: 'red',
};

/** A status as people read it: 'pending' → 'Pending'. */
export const statusName = (status: ApplicationStatus) =>
  status.charAt(0).toUpperCase() + status.slice(1);

type Stand = Pick<EmployerApplication, 'status' | 'withdrawn_at'>;

/** Where an application stands: amber while it waits for the employer; of what was taken back, that. */
export function ApplicationStatusBadge({ status, withdrawn_at }: Stand) {
  if (withdrawn_at) {
    return (
      <Badge tone="grey" dot>
        Withdrawn
      </Badge>
    );
  }
  return (
    <Badge tone={tones[status]} dot>
      {statusName(status)}
    </Badge>
  );
}
