import { ButtonLink } from '@commons/ui/button';
import { useSession } from '@commons/web-kit/app-context';
import { usePageTitle } from '@commons/web-kit/page-title';
import { Link } from '@commons/web-kit/router';
import { dashboardPath } from '@commons/web-kit/session';
import { sitePlace } from '@commons/web-kit/site-place';
import { StaticText, TextPart } from '../features/static-text/static-text';

export default function MissionPage() {
  usePageTitle('Our Mission');
  const { user } = useSession();
  return (
    <StaticText
      title="Our Mission"
      lead={`Commons connects the small businesses, job seekers, employers and customers of one local area, around ${sitePlace().town}, and takes no money for it.`}
    >
      <TextPart title="Accessible innovation">
        <p>
          A calculator that shows its working, a first draft of a job description, a page in the
          directory: large companies pay departments for these. Here the corner bakery has them too,
          on the phone behind the counter, without training and without a bill.
        </p>
      </TextPart>
      <TextPart title="Transparent growth">
        <p>
          Everything is free: no listing fees, no usage limits, no account fees. What is advertising
          says so. Your data is never sold, and you can take it with you or have it deleted.
        </p>
      </TextPart>
      <TextPart title="Collaborative community">
        <p>
          A review that helps the next customer, a job filled by a neighbor, a business that
          recommends another: each one makes the place better for the rest. We build what people
          here ask for, and we keep the rules short.
        </p>
      </TextPart>
      <p>
        {user ? (
          <ButtonLink as={Link} to={dashboardPath(user.account_type)} variant="primary">
            Open your dashboard
          </ButtonLink>
        ) : (
          <ButtonLink as={Link} to="/register" variant="primary">
            Join Free Today
          </ButtonLink>
        )}
      </p>
    </StaticText>
  );
}
