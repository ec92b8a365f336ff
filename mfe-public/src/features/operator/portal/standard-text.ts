import { type PortalTextName } from '@commons/contracts/portal/portal-text-lists';
import about from '@commons/contracts/texts/portal-texts/en/about.md';
import accessibility from '@commons/contracts/texts/portal-texts/en/accessibility.md';
import communityGuidelines from '@commons/contracts/texts/portal-texts/en/community-guidelines.md';
import hero from '@commons/contracts/texts/portal-texts/en/hero.md';
import mission from '@commons/contracts/texts/portal-texts/en/mission.md';
import privacyPolicy from '@commons/contracts/texts/portal-texts/en/privacy-policy.md';
import termsOfService from '@commons/contracts/texts/portal-texts/en/terms-of-service.md';
import { translate } from '@commons/ui/text/texts';
import { standardFooter } from '@commons/web-kit/portal/standard-footer';
import { withWordsOfAreas } from '@commons/web-kit/portal/words-of-areas';

/** The specified texts and the accessibility statement, shown until a town replaces them. The footer is a message of web-kit. */
const standardTexts: Readonly<Record<Exclude<PortalTextName, 'footer'>, string>> = {
  hero,
  about,
  mission,
  'community-guidelines': communityGuidelines,
  'privacy-policy': privacyPolicy,
  'terms-of-service': termsOfService,
  accessibility,
};

/** The specified text in the language of the page, with the places where it names the portal. */
export const standardText = (name: PortalTextName): string =>
  name === 'footer'
    ? standardFooter({ portal: '{portal}', place: '{place}' })
    : withWordsOfAreas(translate(standardTexts[name], `text ${name}`), () => true);
