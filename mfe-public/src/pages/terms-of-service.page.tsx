import { usePageTitle } from '@commons/web-kit/page-title';
import { Link } from '@commons/web-kit/router';
import { StaticText, TextPart } from '../features/static-text/static-text';

/** The specified date of the text (decision A53). Change it with the text. */
const lastUpdated = 'December 2024';

export default function TermsOfServicePage() {
  usePageTitle('Terms of Service');
  return (
    <StaticText
      title="Terms of Service"
      lead="What you can expect from Commons, and what Commons expects from you."
      note={`Last updated ${lastUpdated}`}
    >
      <TextPart title="A free service">
        <p>
          Using the directory, the job board, the calculators and the AI tools costs nothing: no
          listing fees, no usage limits, no account fees.
        </p>
      </TextPart>
      <TextPart title="Your account">
        <p>
          Give your real name and an email address you can read. Keep your password to yourself;
          what happens under your account is yours to answer for.
        </p>
      </TextPart>
      <TextPart title="What you publish">
        <p>
          It stays yours. You let us show it on the site for as long as you leave it there. It must
          be true and lawful, and follow the{' '}
          <Link to="/community-guidelines">community guidelines</Link>.
        </p>
      </TextPart>
      <TextPart title="What the tools say">
        <p>
          Calculators and AI tools give estimates and drafts. They are no legal, tax or financial
          advice; check what you build on them.
        </p>
      </TextPart>
      <TextPart title="No warranty">
        <p>
          The service is provided as it is. We do not check every listing or employer; use the same
          care as you would anywhere else.
        </p>
      </TextPart>
      <TextPart title="Ending it">
        <p>
          You can delete your account at any time. We may remove content or accounts that break
          these terms.
        </p>
      </TextPart>
    </StaticText>
  );
}
