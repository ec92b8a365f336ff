import type { JobStatus } from '@commons/contracts/job-lists';
import { Badge } from '@commons/ui/badge';

/** Active is green, everything else grey (specification D2 §2). */
export function JobStatusBadge({ status }: { readonly status: JobStatus }) {
  return (
    <Badge tone={status === 'active' ? 'green' : 'grey'} dot>
      {status.charAt(0).toUpperCase() + status.slice(1)}
    </Badge>
  );
}
