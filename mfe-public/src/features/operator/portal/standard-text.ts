import { type PortalTextName } from '@commons/contracts/portal/portal-text-lists';
import { standardTexts } from '@commons/contracts/portal/texts/standard-texts';
import { say } from '@commons/ui/texts';
import { standardFooter } from '@commons/web-kit/standard-footer';

/** The specified text in the language of the page, with the places where it names the portal. */
export const standardText = (name: PortalTextName): string =>
  name === 'footer'
    ? standardFooter({ portal: '{portal}', place: '{place}' })
    : say(standardTexts[name], `text ${name}`);
