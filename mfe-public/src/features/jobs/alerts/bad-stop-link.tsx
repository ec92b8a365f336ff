import { ButtonLink } from '@commons/ui/button';
import { OutcomePage } from '@commons/web-kit/outcome-page';
import { Link } from '@commons/web-kit/router';

/** Stands where an unsubscribe link belongs to no mail any more: there is nothing to press. */
export function BadStopLink() {
  return (
    <OutcomePage
      title="This link is not valid"
      width="narrow"
      actions={
        <>
          <ButtonLink as={Link} to="/job-seeker-dashboard?tab=profile" variant="primary">
            Open my account
          </ButtonLink>
          <ButtonLink as={Link} to="/jobs">
            Browse Jobs
          </ButtonLink>
        </>
      }
    >
      <p role="alert">
        It may be incomplete, or the mail is older than your account. You can also switch the mails
        off in your account.
      </p>
    </OutcomePage>
  );
}
