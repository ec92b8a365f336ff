import { type PortalTextName } from '@commons/contracts/portal-text-lists';
import { standardTexts } from '@commons/contracts/portal-texts/standard-texts';
import { standardFooter } from '@commons/web-kit/standard-footer';

/** The specified text, with the places where it names the portal. */
export const standardText = (name: PortalTextName): string =>
  name === 'footer'
    ? standardFooter({ portal: '{portal}', place: '{place}' })
    : standardTexts[name];
