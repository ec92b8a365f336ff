import type { ApplicationStatus } from '@commons/contracts/application-lists';
import { Badge, type Tone } from '@commons/ui/badge';
import { Card } from '@commons/ui/card';
import { DataList } from '@commons/ui/data-list';
import { Stack } from '@commons/ui/page';

/** What each status means (specification D2 §2). */
const meanings: Record<ApplicationStatus, { name: string; meaning: string; tone: Tone }> = {
  pending: { name: 'Pending', meaning: 'Received, awaiting review.', tone: 'amber' },
  reviewed: { name: 'Reviewed', meaning: 'Under consideration.', tone: 'neutral' },
  accepted: { name: 'Accepted', meaning: 'The employer wants to go on with you.', tone: 'green' },
  rejected: { name: 'Rejected', meaning: 'The employer chose someone else.', tone: 'red' },
};

export const statusNames: Record<ApplicationStatus, string> = {
  pending: meanings.pending.name,
  reviewed: meanings.reviewed.name,
  accepted: meanings.accepted.name,
  rejected: meanings.rejected.name,
};

/** The status as a badge. */
export function StatusBadge({ status }: { status: ApplicationStatus }) {
  const { name, tone } = meanings[status];
  return (
    <Badge tone={tone} dot>
      {name}
    </Badge>
  );
}

/** What the words of the badges mean. */
export function StatusGuide() {
  return (
    <Card tone="sunken">
      <Stack gap={3}>
        <h3>What the status means</h3>
        <DataList
          layout="stacked"
          items={Object.values(meanings).map(({ name, meaning }) => ({
            label: name,
            value: meaning,
          }))}
        />
      </Stack>
    </Card>
  );
}
