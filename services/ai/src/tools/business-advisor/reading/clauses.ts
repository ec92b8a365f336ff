import type { EnteredNumber } from './entered-numbers.js';

/** The words of a text in lower case, amounts and marks among them. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .match(/\$?\d+(?:\.\d+)?%?k?|\p{L}[\p{L}'’-]*|[,;:/]/gu) ?? [];

const digits = /^(?:US)?\$?\s?\d[\d,]*(?:\.\d+)?\s?(?:k\b)?/i;

/** What follows a number in its sentence. */
export function behind({ sentence, start, text }: EnteredNumber): string {
  const rest = sentence.slice(start);
  return rest.startsWith(text) ? rest.slice(text.length) : rest.replace(digits, '');
}

const verbOfSubject =
  '(?:is|are|takes?|needs?|uses?|costs?(?: us| me)?|brings?(?: in)?(?: us| me)?|sells? for|goes for|runs?(?: us| me)?|comes? to|has|holds|gets|leaves?(?: us| me)?|pays?(?: us| me)?|spends?|averages|gives?(?: us| me)?|makes|yields?|takes (?:us|me))\\s*(?:about |around |maybe |like |only |roughly |just )?$';
const noNoun = 'and|or|but|that|who|to|in|is|are|would|could|will|can';
const phrase = `((?!of )(?:(?!(?:${noNoun}) )\\p{L}[\\p{L}'’-]* ){1,3}?)`;
/** "A normal roof takes 28 squares", "the average job is $410": the noun that the number is for. */
const subjectPattern = new RegExp(
  `\\b(?:an?|each|every|one|una?|cada|(?:(?:the|our|my|an?) )?(?:average|typical|normal|usual)) ${phrase}${verbOfSubject}`,
  'iu',
);
/** "Full set is $55": a thing that is sold, at the beginning of a sentence or clause. */
const bareSubjectPattern = new RegExp(
  `^\\s*(?:and |but )?(?:the |our |my )?${phrase}${verbOfSubject}`,
  'iu',
);
const noThing =
  /\b(?:rent|lease|insurance|payroll|wages?|salary|utilities|power|electric\w*|water|gas|fuel|internet|phone|software|loan|payment|storage|it|they|that|this|there|he|she|we|i|you|sales|business|bills?|taxes|cost|costs|price|landlord|supplier|hours?|days?|supplies|materials?|parts|ingredients|food|everything|which|who|what)\b/i;

/** The noun that a number is for, by the subject of its clause; whether it has an article: "a fill is". */
export function subjectOf(
  lead: string,
  before: string,
): { readonly subject: readonly string[]; readonly hasArticle: boolean } {
  const named = subjectPattern.exec(lead)?.[1];
  const noun = named ?? bareSubjectPattern.exec(before)?.[1];
  if (!noun || (!named && noThing.test(noun))) return { subject: [], hasArticle: false };
  return { subject: noun.trim().toLowerCase().split(' '), hasArticle: named !== undefined };
}

const clauseEnd =
  /[,;:()–—](?!\d)|\s-\s|\b(?:and|but|while|whereas|so|because|though|although|or|if|when)\b/gi;

/** Where the clause of a place begins and ends in its sentence. */
export function clauseAt(sentence: string, start: number): { from: number; to: number } {
  let from = 0;
  for (const match of sentence.matchAll(clauseEnd)) {
    if (match.index >= start) return { from, to: match.index };
    from = match.index + match[0].length;
  }
  return { from, to: sentence.length };
}
