import type { PortalTextName } from '../portal-text-lists.js';
import { aboutText } from './about.js';
import { accessibilityText } from './accessibility.js';
import { communityGuidelinesText } from './community-guidelines.js';
import { heroText } from './hero.js';
import { missionText } from './mission.js';
import { privacyPolicyText } from './privacy-policy.js';
import { termsOfServiceText } from './terms-of-service.js';

/**
 * The specified texts and the accessibility statement, shown until a town replaces them. A page imports only its own text; the footer's is translated
 * and so in the message files of web-kit.
 */
export const standardTexts: Readonly<Record<Exclude<PortalTextName, 'footer'>, string>> = {
  hero: heroText,
  about: aboutText,
  mission: missionText,
  'community-guidelines': communityGuidelinesText,
  'privacy-policy': privacyPolicyText,
  'terms-of-service': termsOfServiceText,
  accessibility: accessibilityText,
};
