import { ButtonLink } from '@commons/ui/button';
import { EmptyState } from '@commons/ui/empty-state';
import { Page } from '@commons/ui/page';
import { Link } from '@commons/web-kit/router';

/** Stands where an unsubscribe link belongs to no mail any more: there is nothing to press. */
export function BadStopLink() {
  return (
    <Page width="narrow">
      <EmptyState
        illustration="nothing-here"
        title="This link is not valid"
        titleAs="h1"
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
          It may be incomplete, or the mail is older than your account. You can also switch the
          mails off in your account.
        </p>
      </EmptyState>
    </Page>
  );
}
