import { usePageTitle } from '@commons/web-kit/page-title';
import { Link } from '@commons/web-kit/router';
import { StaticText, TextPart } from '../features/static-text/static-text';

export default function PrivacyPolicyPage() {
  usePageTitle('Privacy Policy');
  return (
    <StaticText
      title="Privacy Policy"
      lead="We keep what the site needs to work for you, show it to those you mean it for, and nothing else."
    >
      <TextPart title="Your data is never sold">
        <p>
          Not to advertisers, not to brokers, not to anybody. There is nothing here to sell it for:
          the platform is free and stays free.
        </p>
      </TextPart>
      <TextPart title="No cross-site tracking">
        <p>
          The pages load nothing from other sites and follow nobody to them: no advertising cookies,
          no tracking pixels. Your browser stores your sign-in and the texts you have not sent yet,
          on your own device.
        </p>
      </TextPart>
      <TextPart title="What we keep, and who sees it">
        <ul>
          <li>
            Your account: name, email address and the kind of account. Your password is stored only
            as a hash.
          </li>
          <li>
            Listings, jobs and reviews: public, as you publish them. The email address of a review
            is not shown.
          </li>
          <li>
            Applications: your letter and resume, for the employer you sent them to. A resume that
            you keep for the next application, and searches that you save: for you alone.
          </li>
          <li>A shared profile: for those you give its link.</li>
        </ul>
      </TextPart>
      <TextPart title="Deletion, access and export">
        <p>
          You may request the deletion of your data, access to it, and an export of it at any time.
        </p>
        <p>
          With an account you can do it yourself: “Download my data” and “Delete my account” stand
          in the account tab of your dashboard. For everything else, such as a review you wrote
          without an account, <Link to="/contact">write to us</Link>.
        </p>
      </TextPart>
    </StaticText>
  );
}
