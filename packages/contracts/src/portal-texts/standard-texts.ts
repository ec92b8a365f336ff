import type { PortalTextName } from '../portal-text-lists.js';
import { aboutText } from './about.js';
import { communityGuidelinesText } from './community-guidelines.js';
import { footerText } from './footer.js';
import { heroText } from './hero.js';
import { missionText } from './mission.js';
import { privacyPolicyText } from './privacy-policy.js';
import { termsOfServiceText } from './terms-of-service.js';

/** The specified texts, which stand until a town writes its own. A page imports its own text alone. */
export const standardTexts: Readonly<Record<PortalTextName, string>> = {
  hero: heroText,
  about: aboutText,
  footer: footerText,
  mission: missionText,
  'community-guidelines': communityGuidelinesText,
  'privacy-policy': privacyPolicyText,
  'terms-of-service': termsOfServiceText,
};
