import type { JobStatus } from '@commons/contracts/jobs/job-lists';
import { isOnBoard } from '@commons/contracts/lifecycles/job-life';
import { upperFirst } from '@commons/contracts/text/upper-first';
import { Badge } from '@commons/ui/controls/badge';
import { translate } from '@commons/ui/text/texts';

/** Active is green, everything else grey (specification D2 §2). */
export function JobStatusBadge({ status }: { readonly status: JobStatus }) {
  const word = translate(status);
  return (
    <Badge tone={isOnBoard(status) ? 'green' : 'grey'} dot>
      {upperFirst(word)}
    </Badge>
  );
}
