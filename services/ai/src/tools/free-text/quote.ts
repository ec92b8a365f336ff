import type { AccountFacts } from '../../facts/account/account-facts.js';
import { tidyWords } from '../../facts/spelling/tidy-words.js';
import { bullets } from '../entered-text.js';
import { noteItem } from '../wording/note-items.js';
import { withPrices } from '../wording/note-prices.js';
import { spanishSpelling } from '../wording/spanish-spelling.js';
import { withWholeDays } from '../wording/whole-days.js';
import type { BuiltInText } from '../writing-tool.js';
import { completed, thoughtsOf } from './fragments-said.js';
import { completed as completedSpanish, thoughts, upper } from './spanish-thoughts.js';

/** What an offer says in each language. */
const languages = {
  en: {
    head: /^(?:please )?(?:(?:write|make|create|draft|do|need|i need|we need) )?(?:me )?(?:an? |the |our |my )?(?<kind>quote|estimate|bid|price quote|proposal)(?: (?:for|to) (?<who>(?:(?:mr|mrs|ms|miss|dr)\.? )?[a-z][\w'-]*(?: (?:and |& )?[A-Z][\w'-]*){0,2}|the [a-z]+s))?(?: (?:for|about|on|to) (?<what>[^:.;\d]{3,60}))?(?:\s*:\s*|(?<=\b(?:mrs?|ms|miss|dr)\.? [a-z][\w'-]+)[, ]\s*(?=\S)|(?<=\b(?:for|to) (?:the )?[A-Z][\w' -]{2,40}),\s*(?=[^:]*\d))/i,
    isTotal: /^(?:the )?(?:total|all together|altogether)\b/i,
    total: /^(?:the )?(?:total|all together|altogether)(?: is| comes to|:)? ?/i,
    totalLabel: 'Total',
    closing: 'Kind regards,',
    for: 'for',
    kinds: { bid: 'Bid', estimate: 'Estimate', proposal: 'Proposal' } as Readonly<
      Record<string, string>
    >,
    kind: 'Quote',
  },
  es: {
    head: /^(?:por favor )?(?:(?:escrib\p{L}+|haz\p{L}*|necesito|quiero) )?(?:una?|el|la|mi)? ?(?<kind>cotización|presupuesto)(?: (?:para|a) (?<who>(?:(?:la|el|don|doña) )*(?:(?:señora|señor|señorita|doctora|doctor|familia) )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?))?(?: (?:por|para|de|del) (?<what>[^:.;\d]{3,60}))?\s*:\s*/iu,
    isTotal: /^(?:el )?total(?!\p{L})/iu,
    total: /^(?:el )?total(?: es| son|:)? ?(?:de )?/iu,
    totalLabel: 'Total',
    closing: 'Saludos cordiales,',
    for: 'para',
    kinds: { presupuesto: 'Presupuesto' } as Readonly<Record<string, string>>,
    kind: 'Cotización',
  },
} as const;

/** In an offer the number at the end of a piece of work is its price. */
const atEnd =
  /^(\p{L}[^$]*\p{L}|\d[^$]*\p{L}),? (?<!\b(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)\p{L}* )(\d{2,6}(?:\.\d\d)?)$/iu;
/** "windshield 340 with calibration 120": two pieces of work. */
const eachPriced = (note: string) =>
  note.split(/(?<=\p{L} \$?\d{2,5}),? (?:with|plus|and) (?=\p{L}[\p{L} ]+ \$?\d{2,5}$)/u);
const plainWhat = (what: string) =>
  what.replace(/^(?:her|his|their|the|your|my|our|an?|el|la|los|las|su|sus) /i, '').trim();

/** "Cut and clear: $90": each piece of work with its price, the total below them, and the rest as sentences. */
export function quoteText(
  entered: string,
  language: 'en' | 'es',
  { name, company, phone }: AccountFacts,
): BuiltInText | undefined {
  const words = languages[language];
  const spelled = language === 'es' ? spanishSpelling(entered) : tidyWords(entered);
  const found = words.head.exec(spelled);
  if (!found) return undefined;
  const { kind = '', who = '', what = '' } = found.groups ?? {};
  const rest = spelled.slice(found[0].length);
  const notes = (
    language === 'es' ? thoughts(rest) : thoughtsOf(rest).flatMap(eachPriced).map(withPrices)
  ).map((note) => note.replace(atEnd, '$1 $$$2'));
  const isPriced = (note: string) => /\$\d/.test(note);
  const totals = notes.filter((note) => words.isTotal.test(note));
  const lines = notes.filter((note) => isPriced(note) && !totals.includes(note));
  const others = notes.filter((note) => !lines.includes(note) && !totals.includes(note));
  if (lines.length === 0) return undefined;
  const title = words.kinds[kind.toLowerCase()] ?? words.kind;
  const asLine = (note: string) => {
    const priced = note.replace(/^([^$:]{3,}?),? (\$\d[\d,.]*)$/u, '$1: $2');
    return language === 'es' ? upper(priced) : withWholeDays(noteItem(priced));
  };
  const isSender = (note: string) => /^\p{Lu}?\p{L}+,? \(?\d{3}[-). ]+\d{3}/u.test(note);
  const said = others.filter((note) => !isSender(note));
  // "beto 805-555-0161" is whom to call.
  const own = others.filter(isSender).map((note) => upper(note).replace(/,? (?=\(?\d{3})/, '\n'));
  const signed = own.length > 0 ? own : [name, company, phone].filter(Boolean);
  return {
    text: [
      `# ${title}${who ? ` ${words.for} ${who.replace(/^(mr|mrs|ms|dr) /i, '$1. ')}` : ''}${what ? `: ${plainWhat(what)}` : ''}`,
      bullets([
        ...lines.map(asLine),
        ...totals.map((note) => `${words.totalLabel}: ${note.replace(words.total, '')}`),
      ]),
      withWholeDays(
        said
          .map((note) =>
            language === 'es'
              ? completedSpanish(note)
              : completed(who ? note.replace(/\b(?:her|his|their)\b/g, 'your') : note),
          )
          .join(' '),
      ),
      signed.length > 0 ? [words.closing, ...signed].join('\n') : '',
    ]
      .filter(Boolean)
      .join('\n\n'),
    missing: [],
  };
}
