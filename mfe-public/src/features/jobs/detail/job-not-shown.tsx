import { missingTitles } from '@commons/contracts/page-titles';
import { Button, ButtonLink } from '@commons/ui/button';
import { VisuallyHidden } from '@commons/ui/visually-hidden';
import { errorMessage, isApiError } from '@commons/web-kit/api-error';
import { OutcomePage } from '@commons/web-kit/outcome-page';
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
  return (
    <OutcomePage
      tab="Job not loaded"
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
    </OutcomePage>
  );
}

function JobNotFound() {
  return (
    <OutcomePage
      actions={browseAll}
      drawing="no-jobs"
      tab={missingTitles.job}
      title="Job Not Found"
    >
      <p>The job you're looking for doesn't exist or has been removed.</p>
      {/* Announces the message of the failed call (D1 §8); on screen the title says it. */}
      <VisuallyHidden>
        <span role="alert">Job not found</span>
      </VisuallyHidden>
    </OutcomePage>
  );
}
