import { missingTitles } from '@commons/contracts/page-titles';
import { Button, ButtonLink } from '@commons/ui/button';
import { EmptyState } from '@commons/ui/empty-state';
import { Page } from '@commons/ui/page';
import { VisuallyHidden } from '@commons/ui/visually-hidden';
import { errorMessage, isApiError } from '@commons/web-kit/api-error';
import { usePageTitle } from '@commons/web-kit/page-title';
import { Link } from '@commons/web-kit/router';

const browseAll = (
  <ButtonLink as={Link} to="/jobs">
    Browse All Jobs
  </ButtonLink>
);

interface JobNotShownProps {
  readonly error: unknown;
  readonly retry: () => void;
}

/** Shown when a job does not exist or cannot be loaded right now. */
export function JobNotShown({ error, retry }: JobNotShownProps) {
  if (isApiError(error) && error.status === 404) return <JobNotFound />;
  return <JobNotLoaded error={error} retry={retry} />;
}

function JobNotLoaded({ error, retry }: JobNotShownProps) {
  usePageTitle('Job not loaded');
  return (
    <Page width="reading">
      <EmptyState
        illustration="nothing-here"
        titleAs="h1"
        title="This job could not be loaded"
        actions={
          <>
            <Button onClick={retry} variant="primary">
              Try again
            </Button>
            {browseAll}
          </>
        }
      >
        <p role="alert">{errorMessage(error, 'Failed to load job details. Please try again.')}</p>
      </EmptyState>
    </Page>
  );
}

function JobNotFound() {
  usePageTitle(missingTitles.job);
  return (
    <Page width="reading">
      <EmptyState illustration="no-jobs" titleAs="h1" title="Job Not Found" actions={browseAll}>
        <p>The job you're looking for doesn't exist or has been removed.</p>
        {/* Announces the message of the failed call (D1 §8); on screen the title says it. */}
        <VisuallyHidden>
          <span role="alert">Job not found</span>
        </VisuallyHidden>
      </EmptyState>
    </Page>
  );
}
