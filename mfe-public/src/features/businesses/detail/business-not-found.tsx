import { missingTitles } from '@commons/contracts/page-titles';
import { Button, ButtonLink } from '@commons/ui/button';
import { OutcomePage } from '@commons/web-kit/outcome-page';
import { Link } from '@commons/web-kit/router';

interface BusinessNotFoundProps {
  /** The server answered 404; otherwise it may only be unreachable. */
  readonly gone: boolean;
  readonly onTryAgain: () => void;
}

/** Shown when a business does not exist or cannot be loaded right now (decision A49). */
export function BusinessNotFound({ gone, onTryAgain }: BusinessNotFoundProps) {
  return (
    <OutcomePage
      drawing="no-businesses"
      tab={missingTitles.business}
      title="Business Not Found"
      actions={
        <>
          <ButtonLink as={Link} to="/business-directory" variant="primary">
            Browse All Businesses
          </ButtonLink>
          <Button onClick={onTryAgain}>Try again</Button>
        </>
      }
    >
      <p>
        {gone
          ? 'This business does not exist or has been removed.'
          : 'This business could not be loaded. It may be back in a moment.'}
      </p>
    </OutcomePage>
  );
}
