import { Button, ButtonLink } from '@commons/ui/controls/button';
import { VisuallyHidden } from '@commons/ui/layout/visually-hidden';
import { t } from '@commons/ui/text/texts';
import { errorMessage, isGone } from '@commons/web-kit/api/api-error';
import { OutcomePage } from '@commons/web-kit/page/outcome-page';
import { Link } from '@commons/web-kit/router';

const browseAll = (
  <ButtonLink as={Link} to="/jobs">
    {t('browseAllJobs')}
  </ButtonLink>
);

interface JobNotShownProps {
  readonly error: unknown;
  readonly retry: () => void;
}

/** Shown when a job does not exist or cannot be loaded right now. */
export function JobNotShown({ error, retry }: JobNotShownProps) {
  if (isGone(error)) return <JobNotFound />;
  return <JobNotLoaded error={error} retry={retry} />;
}

function JobNotLoaded({ error, retry }: JobNotShownProps) {
  return (
    <OutcomePage
      tab={t('jobNotLoaded')}
      title={t('jobCouldNotBeLoaded')}
      actions={
        <>
          <Button onClick={retry} variant="primary">
            {t('tryAgain')}
          </Button>
          {browseAll}
        </>
      }
    >
      <p role="alert">{errorMessage(error, t('failedLoadJobDetailsPlease'))}</p>
    </OutcomePage>
  );
}

function JobNotFound() {
  return (
    <OutcomePage
      actions={browseAll}
      drawing="no-jobs"
      tab={t('jobNotFoundTitle')}
      title={t('jobNotFound')}
    >
      <p>{t('jobYoureLookingDoesntExist')}</p>
      {/* Announces the message of the failed call (D1 §8); on screen the title says it. */}
      <VisuallyHidden>
        <span role="alert">{t('jobNotFound2')}</span>
      </VisuallyHidden>
    </OutcomePage>
  );
}
