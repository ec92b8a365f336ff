import type { PortalTextName } from '../portal-text-lists.js';
import { aboutText } from './about.js';
import { communityGuidelinesText } from './community-guidelines.js';
import { heroText } from './hero.js';
import { missionText } from './mission.js';
import { privacyPolicyText } from './privacy-policy.js';
import { termsOfServiceText } from './terms-of-service.js';

/**
 * The specified texts, which stand until a town writes its own. A page imports its own text alone; that at the foot of
 * every page is translated, so it stands in the message files of web-kit.
 */
export const standardTexts: Readonly<Record<Exclude<PortalTextName, 'footer'>, string>> = {
  hero: heroText,
  about: aboutText,
  mission: missionText,
  'community-guidelines': communityGuidelinesText,
  'privacy-policy': privacyPolicyText,
  'terms-of-service': termsOfServiceText,
};
