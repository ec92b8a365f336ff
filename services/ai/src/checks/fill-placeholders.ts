import type { AccountFacts } from '../facts/account/account-facts.js';
import { type FigureKind, figuresIn } from '../facts/amounts/figures.js';

/** Words of a placeholder, and what the portal knows for it. */
const known: readonly (readonly [RegExp, (account: AccountFacts) => string | undefined])[] = [
  [/^(?:your|my|sender(?:['’]s)?|the)?\s*(?:full )?name$/i, ({ name }) => name],
  [
    /^(?:your|our|the|my)?\s*(?:company|business|shop|store|organi[sz]ation)(?: name|['’]s name)?$/i,
    ({ company }) => company,
  ],
  [/^(?:your|our|the|my)?\s*(?:phone|telephone|contact)(?: number)?$/i, ({ phone }) => phone],
  [/^(?:your|our|the|my)?\s*e-?mail(?: address)?$/i, ({ email }) => email],
  [/^(?:your|our|the|my)?\s*(?:web ?site|url|link)$/i, ({ website }) => website],
  [/^(?:your|our|the|my)\s*(?:street )?address$/i, ({ streetAddress }) => streetAddress],
];

/** Words of a placeholder, and the kind of figure that belongs there. */
const figures: readonly (readonly [RegExp, FigureKind])[] = [
  [/^(?:invoice|order|reference|bill|account)(?: number| no\.?)?$|^number$/i, 'reference'],
  [/^(?:(?:invoice|total|due) )?amount(?: due)?$|^total$|^price$/i, 'money'],
  [/^(?:due )?date$/i, 'date'],
  [/^time$/i, 'time'],
];

/** The only figure of its kind that was entered: with several, it is not certain which one is meant. */
function enteredFor(words: string, entered: string): string | undefined {
  const kind = figures.find(([pattern]) => pattern.test(words))?.[1];
  if (!kind) return undefined;
  const [only, ...others] = figuresIn(entered).filter((figure) => figure.kind === kind);
  if (!only || others.length > 0) return undefined;
  return kind === 'reference'
    ? only.text.replace(/^[a-z]+\.?\s*(?:number|no\.?|#)?\s*#?/i, '')
    : only.text;
}

/**
 * Fills "[Your Name]" and the like with what the account has, "[amount]" with the only amount that was entered; what
 * neither has becomes `[fill in: …]`.
 */
export const fillPlaceholders = (text: string, account: AccountFacts, entered = ''): string =>
  text.replace(/\[([^[\]\n]{2,60})\](?!\()|\{\{([^{}\n]{2,60})\}\}/g, (whole, square, curly) => {
    const words = String(square ?? curly)
      .replace(/^\s*(?:fill[\s-]?in:?|insert|add|enter)\s+/i, '')
      .trim();
    const value =
      known.find(([pattern]) => pattern.test(words))?.[1](account) ?? enteredFor(words, entered);
    if (value) return value;
    const isPlace =
      /^(?:your|my|our|the|insert|add|enter|recipient|customer|client|company|business|name|date|time|amount|phone|address|location|link|price|number|invoice|order|bank|payment|due|total|first|last|manager|reader|reason|title|position|product|service|event|city|state|details)\b/i;
    const isOwn = /^\s*fill[\s-]?in\b/i.test(String(square ?? ''));
    return !isOwn && (curly || isPlace.test(words)) ? `[fill in: ${words.toLowerCase()}]` : whole;
  });
