import { termsOf } from '../grammar/grammar.js';

/** Short forms before a name or a number: their dot ends no sentence. */
export const shortBefore = 'Mrs?|Ms|Dr|Prof|Jr|Sra?|Mt|[Nn]o|[Rr]eg|[Aa]pprox|vs';

const abbreviation = new RegExp(
  `(?:\\b(?:${shortBefore}|st|ave|rd|blvd|inc|ltd|co|corp|dept|est|e\\.g|i\\.e|u\\.s|sq|ft|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)|^[a-z]|\\s[A-Z])\\.$`,
  'i',
);
const clockAbbreviation = /\b[ap]\.m\.$/i;

const isCommon = (text: string) => {
  const [word] = termsOf(text.split(' ')[0]?.toLowerCase() ?? '');
  return Boolean(word && !word.tags.has('ProperNoun') && !word.tags.has('Person'));
};

/** Parts at full stops, exclamation and question marks; abbreviations do not end a sentence. */
export function sentencesOf(line: string): string[] {
  const sentences: string[] = [];
  let open = '';
  for (const part of line.split(/(?<=[.!?]["')]?)\s+/)) {
    open = open ? `${open} ${part}` : part;
    const next = line.slice(line.indexOf(open) + open.length).trimStart();
    // "Unit B. It quit" ends a sentence, "J. Smith" does not.
    const isLetter = /\b(?:unit|suite|apt|plan|class|section|option|room|building) [A-Z]\.$/i.test(
      open,
    );
    // "on 12 Elm St. I understand": a street ends a sentence where a new one begins.
    const isPlace =
      /\b(?:st|ave|rd|blvd|inc|ltd|co|corp|etc)\.$/i.test(open) &&
      (/^(?:I|We|You|The|This|It|Our|Please|There|If|They|My|Could|Would|Thank)\b/.test(next) ||
        // "on Tremont St. Kids climb free": what follows is nobody's name.
        (/\b[A-Z][a-z]+ (?:St|Ave|Rd|Blvd)\.$/.test(open) && isCommon(next)));
    // "good until the end of Aug. New sign on the door": a day would follow.
    const isMonth =
      /\b(?:in|of|since|until|till|through|by|this|last|next) (?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.$/i.test(
        open,
      ) && /^[a-z]/i.test(next);
    if (!isLetter && !isPlace && !isMonth && abbreviation.test(open)) continue;
    if (clockAbbreviation.test(open) && /^[a-z\d(&–-]/.test(next)) continue;
    sentences.push(open);
    open = '';
  }
  if (open) sentences.push(open);
  return sentences;
}

/** The sentences of a text with lines; a bullet is no word of them. */
export const sentencesOfLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) =>
      line
        .replace(/^\s*[-*•]\s*/, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean)
    .flatMap(sentencesOf);
