import { usePageTitle } from '@commons/web-kit/page-title';
import { StaticText, TextPart } from '../features/static-text/static-text';

export default function CommunityGuidelinesPage() {
  usePageTitle('Community Guidelines');
  return (
    <StaticText
      title="Community Guidelines"
      lead="Four rules keep this place useful for everyone. They hold for listings, jobs, applications, reviews and messages."
    >
      <TextPart title="Respectful engagement">
        <p>
          Treat people here as you would across a counter. Criticism of a service is welcome;
          insults, threats, harassment and discrimination are not.
        </p>
      </TextPart>
      <TextPart title="No spam">
        <p>
          Post a thing once, where it belongs. No mass messages, no repeated postings, no schemes
          that ask people for money to get work.
        </p>
      </TextPart>
      <TextPart title="Responsible tool use">
        <p>
          The AI tools write drafts. Read them, correct them, and answer for what you publish. Do
          not use them to deceive, to imitate somebody, or to flood the site.
        </p>
      </TextPart>
      <TextPart title="Honest listings">
        <p>
          Describe businesses and jobs as they are: the real name, the real place, the real pay.
          Review only what you have experienced yourself.
        </p>
      </TextPart>
      <TextPart title="When rules are broken">
        <p>
          Violations may lead to temporary or permanent removal of the content or of the account.
        </p>
      </TextPart>
    </StaticText>
  );
}
