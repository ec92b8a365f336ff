import type { AccountFacts } from '../../facts/account/account-facts.js';
import { type Facts, figureOf } from '../../facts/facts.js';

/**
 * The closing with name, business and phone, as far as they are known.
 * @param companyFirst whether the business stands before the name
 */
export function signature(
  { people, ...facts }: Facts,
  account: AccountFacts,
  closing: string,
  companyFirst = false,
): string {
  // "This is Joe" is the Joe Pruitt of the account.
  const isOwn =
    people.sender && account.name?.toLowerCase().startsWith(`${people.sender.toLowerCase()} `);
  const name = (isOwn ? undefined : people.sender) ?? account.name;
  const company = people.business ?? account.company;
  // A number that was entered for the text is not repeated.
  const phone =
    figureOf({ people, ...facts }, 'phone')?.text === account.phone ? undefined : account.phone;
  const who = [name, company === name ? undefined : company];
  const lines = [...(companyFirst ? who.reverse() : who), phone].filter(Boolean);
  return [closing, ...(lines.length > 0 ? lines : ['[your name]'])].join('\n');
}
