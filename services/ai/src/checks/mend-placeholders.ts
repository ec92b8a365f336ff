import type { AccountFacts } from '../facts/account-facts.js';

/** Words of a place to fill in, and what the portal knows for it. */
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

/** Fills "[Your Name]" and the like with what the account has; what it has not becomes `[fill in: …]`. */
export const mendPlaceholders = (text: string, account: AccountFacts): string =>
  text.replace(/\[([^[\]\n]{2,60})\](?!\()|\{\{([^{}\n]{2,60})\}\}/g, (whole, square, curly) => {
    const words = String(square ?? curly)
      .replace(/^\s*(?:fill[\s-]?in:?|insert|add|enter)\s+/i, '')
      .trim();
    const value = known.find(([pattern]) => pattern.test(words))?.[1](account);
    if (value) return value;
    const isPlace =
      /^(?:your|my|our|the|insert|add|enter|recipient|customer|client|company|business|name|date|time|amount|phone|address|location|link|price)\b/i;
    const isOwn = /^\s*fill[\s-]?in\b/i.test(String(square ?? ''));
    return !isOwn && (curly || isPlace.test(words)) ? `[fill in: ${words.toLowerCase()}]` : whole;
  });
