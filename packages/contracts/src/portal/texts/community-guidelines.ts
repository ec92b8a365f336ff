export const communityGuidelinesText = `Four rules keep this place useful for everyone. They hold for listings, jobs, applications, reviews and messages.

## Respectful engagement

Treat people here as you would across a counter. Criticism of a service is welcome; insults, threats, harassment and discrimination are not.

## No spam

Post a thing once, where it belongs. No mass messages, no repeated postings, no schemes that ask people for money to get work.

## Responsible tool use

The AI tools write drafts. Read them, correct them, and answer for what you publish. Do not use them to deceive, to imitate somebody, or to flood the site.

## Honest listings

Describe businesses and jobs as they are: the real name, the real place, the real pay. Review only what you have experienced yourself.

## When rules are broken

Violations may lead to temporary or permanent removal of the content or of the account.
`;
