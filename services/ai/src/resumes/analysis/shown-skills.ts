import { upperFirst } from '@commons/contracts/text/upper-first';
import { isOnlyLikeProductName } from '@commons/service-kit/search/vocabulary/product-names';
import { skills } from '@commons/service-kit/search/vocabulary/vocabulary-lists';
import { foldWords, stemOf } from '@commons/service-kit/search/words/words';
import { type ResumeView, withoutBullet } from './resume-view.js';

/** Most words of a phrase of the vocabulary. */
const longestPhrase = 5;

const maxSkills = 8;
/** Minimum skills that a list should have. */
export const usualSkills = 5;

const keyOf = (words: readonly string[]) => words.map(stemOf).join(' ');
/** Words of the vocabulary that mean something else in most sentences. */
const ambiguous = new Set(
  'word,epic,sage,node,ap,ar,c,lift,record,grant,event,register,order,patient,js,ts,prep,route,train,sanitation,container'
    .split(',')
    .map((word) => keyOf([word])),
);

/** The name of a skill by each of its phrases. */
const names = new Map(
  skills
    .split('\n')
    .flatMap((line) => {
      const phrases = (line.split('>')[0] ?? '').split(',').map((phrase) => phrase.trim());
      return phrases.map((phrase) => [keyOf(foldWords(phrase)), phrases[0] ?? ''] as const);
    })
    .filter(([key]) => key && !ambiguous.has(key)),
);

const directing =
  /\b(?:supervis|manag|led\b|lead|train|hire|hiring|overs[ae][ew]|direct|coordinat|mentor|coach|in charge of|responsible for)/i;
/** "In charge of mechanics and a groundskeeper" shows no skill in their trades. */
const people =
  /(?<!\p{L})(?:\p{L}{3,}(?:ers|ors|ists|men|ians|mechanics)|(?<=\ban? )\p{L}{3,}(?:er|or|ist|man|ian|mechanic))(?!\p{L})/gu;

/** The skills that a sentence names or shows, the longest phrases first. */
function shownIn(text: string): string[] {
  // "Cut the parts bill" is no billing, and "LED lamps" lead no one.
  const said = text.replace(/\bbills?\b/gi, ' ').replace(/\bLEDs?\b/g, ' ');
  const words = foldWords(directing.test(said) ? said.replace(people, ' ') : said);
  const found: string[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(longestPhrase, words.length - at);
    while (length > 0 && !names.has(keyOf(words.slice(at, at + length)))) length -= 1;
    const name = names.get(keyOf(words.slice(at, at + length)));
    const isOther = length === 1 && isOnlyLikeProductName(words[at] ?? '');
    if (name && !isOther) found.push(upperFirst(name));
    at += Math.max(length, 1);
  }
  return found;
}

/** Skills that the sentences about jobs show but no list of skills names: "Counted the drawer" shows cash handling. */
export function shownSkills(view: ResumeView): string[] {
  if (!view.isEnglish) return [];
  const listed = view.linesOf('skills').map(({ text }) => text);
  const known = new Set(listed.flatMap(shownIn));
  const statements = [...view.statements, ...view.linesOf('summary')].map(({ text }) =>
    withoutBullet(text),
  );
  const shown = new Set(statements.flatMap(shownIn));
  return [...shown].filter((skill) => !known.has(skill)).slice(0, maxSkills);
}

/** Most words of a licence or certificate that a list of skills takes up. */
const maxWords = 4;

/** Of "AWS D1.1", "OSHA 30" and "Class 2" the number is the name. */
const isNumber = (text: string) => /\d{3}|[#:]|\d[/-]\d/.test(text);

/** Names in a line: its first part, and what else the vocabulary knows, as in "ServSafe, CPR". */
const namesIn = (line: string) =>
  line
    .split(/,\s+|\s+[–—|-]\s/)
    .filter((part, at) => at === 0 || names.has(keyOf(foldWords(part))));

/**
 * Names of licences and certificates. What follows a comma is mostly an issuer, a place, an endorsement or a number.
 */
export const heldCredentials = ({ resume: { certifications = [] } }: ResumeView): string[] =>
  [
    ...new Set(
      certifications
        .flatMap((line) => line.split(/;\s+/))
        .flatMap(namesIn)
        .map((name) => name.trim())
        .filter((name) => /\p{L}{3,}/u.test(name) && !isNumber(name) && !/[.!?]\s/.test(name))
        .filter((name) => name.split(/\s+/).length <= maxWords)
        .map(upperFirst),
    ),
  ].slice(0, maxSkills);
