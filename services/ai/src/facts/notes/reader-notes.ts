import type { Act } from '../grammar/acts.js';
import { isStatement } from '../grammar/grammar.js';
import { withStartingArticle } from '../grammar/starting-article.js';

type Noted = Omit<Act, 'entered'>;

const person =
  '(?:(?:the|my|our|a|this)\\s+)?(?:customer|client|guest|tenant|patient|he|she|they|you|buyer)s?';

/**
 * What an entry says about the reader, in the words for the reader: "customer complained that her order was late" is
 * thanked for, not repeated; "he never replied" becomes "I have not heard back from you".
 */
const notes: readonly (readonly [RegExp, (rest: string) => Noted])[] = [
  [
    /^(?:we|I)(?: will| can| want to|'ll)? give (?:you )?(?=\$?\d|an?\b|free\b)/i,
    (rest) => ({ kind: 'offer', text: rest }),
  ],
  [
    new RegExp(
      `^${person}\\s+(?:complained|complains|reported|pointed out)\\s+(?:to us\\s+)?(?:that\\s+|about\\s+)?(?=\\S)`,
      'i',
    ),
    (rest) => ({ kind: 'complaint', text: rest }),
  ],
  [
    new RegExp(
      `^${person}\\s+(?:told us|told me|said|says|wrote|mentioned|let us know)\\s+(?:that\\s+)?(?=\\S)`,
      'i',
    ),
    (rest) =>
      isStatement(rest)
        ? { kind: 'statement', text: `you told us that ${withStartingArticle(rest)}` }
        : { kind: 'complaint', text: rest.replace(/^about\s+/i, '') },
  ],
  [
    new RegExp(
      `^${person}\\s+(?:is|are|was|were|got|seems?|'s|'re)\\s+(?:very |really |so |pretty |quite )?(?:upset|angry|mad|unhappy|annoyed|disappointed|frustrated|pissed)(?:\\s+off)?\\s*(?:about\\s+|with\\s+|that\\s+|because\\s+(?:of\\s+)?|at\\s+|over\\s+)?`,
      'i',
    ),
    (rest) => ({ kind: 'complaint', text: rest }),
  ],
  [
    new RegExp(
      `^${person}\\s+(?:is|are|has been|have been|'s|'re|'s been|'ve been)\\s+(?=(?:an?\\s+|our\\s+|one of our\\s+)?(?:very\\s+)?(?:regular|loyal|long[- ]?time|long[- ]?term|good|great|valued|best|favorite|old|faithful|repeat)s?\\b)`,
      'i',
    ),
    (rest) => ({
      kind: 'thanks',
      text: `for being ${/^(?:an?|our|one)\b/i.test(rest) ? rest : `a ${rest}`}`,
    }),
  ],
  [
    /^(?:an?\s+)?(?=(?:very\s+)?(?:regular|loyal|long[- ]?time|valued|faithful|repeat)\s+(?:customer|client|guest|member|supplier|partner)\b)/i,
    (rest) => ({ kind: 'thanks', text: `for being a ${rest}` }),
  ],
  [
    new RegExp(
      `^${person}\\s+(?:still\\s+|just\\s+)?(?:hasn't|haven't|has not|have not|didn't|did not|never)\\s+(?:yet\\s+)?(?:paid|pay)\\b`,
      'i',
    ),
    (rest) => ({
      kind: 'statement',
      text: `we have not yet received payment${rest
        .replace(/^\s+(?:us|me)\b/i, '')
        .replace(/^\s+(?!for\b|of\b|yet\b|since\b|by\b|and\b|,|\.)(?=\S)/i, ' for ')
        .replace(/\s+yet\b/i, '')}`,
    }),
  ],
  [
    new RegExp(
      `^${person}\\s+(?:still\\s+)?(?:hasn't|haven't|has not|have not|didn't|did not|never)\\s+(?:yet\\s+)?(?:repl(?:y|ied)|respond(?:ed)?|answer(?:ed)?|(?:get|got|gotten) back(?: to (?:us|me))?|call(?:ed)? back|wr[io]te?t?t?e?n? back)\\b`,
      'i',
    ),
    (rest) => ({
      kind: 'statement',
      text: `I have not heard back from you${rest
        .replace(/^\s+to (?:us|me)\b/i, '')
        .replace(/^\s+to (?=my|our)/i, ' since ')
        .replace(/\s+yet\b/i, ' yet')}`,
    }),
  ],
];

/** The note about the reader in words for the reader; undefined when the clause is none. @param clause already addressed */
export function readerNote(clause: string): Noted | undefined {
  const upset =
    /\byou (?:are|were|got|seem) (?:very |really |so |pretty |quite )?(?:upset|angry|mad|unhappy|annoyed|disappointed|frustrated)$/i.exec(
      clause.replace(/[.!]+$/, ''),
    );
  if (upset) return { kind: 'statement', text: `I understand that ${upset[0]}` };
  for (const [pattern, say] of notes) {
    const match = pattern.exec(clause);
    if (match) return say(clause.slice(match[0].length).replace(/[.!\s]+$/, ''));
  }
  return undefined;
}
