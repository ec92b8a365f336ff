import { Button } from '../button';
import { Card } from '../card';
import { EmptyState } from '../empty-state';
import type { IllustrationName } from '../illustrations';
import { ListSkeleton } from '../list-skeleton';
import { Grid, Stack } from '../page';
import { Skeleton } from '../skeleton';
import { Spinner } from '../spinner';

const empties: [IllustrationName, string, string][] = [
  [
    'no-jobs',
    'No jobs posted yet',
    'Create your first job posting to start attracting candidates.',
  ],
  ['no-results', 'No jobs found matching your criteria.', 'Try fewer words or another place.'],
  ['no-applications', 'No applications yet', 'Jobs you apply for will float here.'],
  ['nothing-here', 'Page not found', 'The address may be old or mistyped.'],
  ['no-businesses', 'Be the First!', 'No business has a place here yet.'],
];

export function States() {
  return (
    <Stack gap={8}>
      <Grid cell="large">
        {empties.map(([illustration, title, text]) => (
          <Card key={illustration} pad="none">
            <EmptyState
              actions={<Button variant="primary">Next step</Button>}
              illustration={illustration}
              title={title}
              titleAs="h3"
            >
              {text}
            </EmptyState>
          </Card>
        ))}
        <Card pad="none">
          <Spinner label="Loading profile..." room="panel" showLabel />
        </Card>
      </Grid>
      <Skeleton lines={2} />
      <ListSkeleton count={2} label="Loading jobs..." />
    </Stack>
  );
}
