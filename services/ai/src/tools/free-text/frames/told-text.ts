import { upperFirst } from '@commons/contracts/text/upper-first';
import type { AccountFacts } from '../../../facts/account/account-facts.js';
import { gerundOf } from '../../../facts/grammar/grammar.js';
import { lowerCommonStart } from '../../../facts/grammar/sentence.js';
import { tidyWords } from '../../../facts/spelling/tidy-words.js';
import type { BuiltInText } from '../../writing-tool.js';

/** What its owner has to say, in whole sentences, and the text that they asked for. */
export interface ToldText {
  readonly told: readonly string[];
  /** Which text is wanted: "a thank-you card to Jim". */
  readonly order: string;
  /** Who is greeted. */
  readonly reader: string | undefined;
  readonly account: AccountFacts;
}

/** What stands around the sentences of a text of one kind. */
export type Frame = (text: ToldText) => BuiltInText;

export const joined = (parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join('\n\n');

export const signed = (
  closing: string,
  { name, company, phone }: AccountFacts,
  withPhone = false,
) =>
  [closing, name ?? (company ? undefined : '[your name]'), company, withPhone ? phone : undefined]
    .filter(Boolean)
    .join('\n');

/** What a text says of which nothing but its kind was told. */
function untold(order: string): string {
  if (/\bthank/i.test(order)) return 'Thank you so much.';
  return /\b(?:apolog|sorry)/i.test(order) ? 'We are sorry.' : '[fill in: what it says]';
}

/** The first sentence says what the order began: "a thank-you card to Jim | for staying late". */
export function begun({ told, order, reader }: ToldText): string[] {
  const [named, ...rest] = told;
  if (named === undefined) return [untold(order)];
  // "Mr. Finch, the heater is out": who is greeted above.
  const isNamed =
    reader !== undefined && named.toLowerCase().startsWith(`${reader.toLowerCase()}, `);
  const first = isNamed ? upperFirst(named.slice(reader.length + 2)) : named;
  if (/\bcongratulat(?:e|ing)\b/i.test(order) && !/\bcongrat/i.test(first))
    return [`Congratulations to ${lowerCommonStart(first).replace(/\.$/, '')}!`, ...rest];
  const sentence = /^That (?=\p{L}+ \p{L}+)/u.test(first) ? upperFirst(first.slice(5)) : first;
  const deed = /\bthank/i.test(order) ? /\bwho (\p{Ll}+ed) (.+?)[.\s]*$/iu.exec(order) : null;
  if (deed) return [`Thank you for ${gerundOf(deed[1] ?? '')} ${deed[2]}.`, sentence, ...rest];
  if (!/^For \p{L}/u.test(sentence)) return [sentence, ...rest];
  if (/\bthank/i.test(order)) return [`Thank you ${lowerCommonStart(sentence)}`, ...rest];
  if (/\b(?:apolog|sorry)/i.test(order))
    return [`We are sorry ${lowerCommonStart(sentence)}`, ...rest];
  return [sentence, ...rest];
}

/** What the order names after one of its words, unless the sentences say it: "the back stairs". */
export function namedIn({ told, order }: ToldText, pattern: RegExp): string | undefined {
  const found = pattern.exec(order.trim())?.[1]?.replace(/[\s.,:;–—-]+$/, '');
  if (!found) return undefined;
  const last = /[\p{L}\d]+$/u.exec(found)?.[0]?.toLowerCase() ?? '';
  return told.join(' ').toLowerCase().includes(last) ? undefined : tidyWords(found);
}
