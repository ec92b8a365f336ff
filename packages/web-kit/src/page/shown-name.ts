import { formerMember } from '@commons/contracts/account/account-lists';
import { translate } from '@commons/ui/text/texts';

/** A name as shown: that of an erased account in the language of the page, all others as they are. */
export const shownName = (name: string): string => (name === formerMember ? translate(name) : name);
