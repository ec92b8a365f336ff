import type { ApplicationStatus } from '@commons/contracts/application-lists';
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

/** Where an application stands: amber while it waits for the employer. */
export function ApplicationStatusBadge({ status }: { readonly status: ApplicationStatus }) {
  return (
    <Badge tone={tones[status]} dot>
      {statusName(status)}
    </Badge>
  );
}
