import type { ResumeSectionKind } from '@commons/contracts/resumes/resume-lists';
import { composedHeading, corrected } from './composed-headings.js';
import { englishContactWords, englishHeadings, englishOtherHeadings } from './english-headings.js';
import {
  contactWordsOfLanguages,
  headingsOfLanguages,
  otherHeadingsOfLanguages,
} from './headings-of-languages.js';
import { plainHeading } from './plain-heading.js';
import { areSpacedLetters } from './spaced-letters.js';

const plainContactWords = new Set(
  [...englishContactWords, ...contactWordsOfLanguages].map(plainHeading),
);

const plainOtherHeadings = new Set(
  [...englishOtherHeadings, ...otherHeadingsOfLanguages].map(plainHeading),
);

const kindOf = new Map(
  [...Object.entries(englishHeadings), ...Object.entries(headingsOfLanguages)].flatMap(
    ([kind, words]) =>
      words.map((word) => [plainHeading(word), kind as ResumeSectionKind] as const),
  ),
);

/** Whether a heading is of a contact section. */
export const isContactHeading = (text: string): boolean => {
  const plain = plainHeading(text);
  return (
    plainContactWords.has(plain) || plainContactWords.has(plain.split(' ').map(corrected).join(' '))
  );
};

const withoutSpaces = (text: string) => text.replaceAll(' ', '');
/** Letter-spaced headings may lose the gaps between their words: "WORKHISTORY". */
const kindOfCompact = new Map([...kindOf].map(([plain, kind]) => [withoutSpaces(plain), kind]));

/** Kind of a line that consists of a known heading; undefined for others. */
export function knownHeading(text: string): ResumeSectionKind | undefined {
  if (text.length > 80) return undefined;
  const plain = plainHeading(text);
  const exact = kindOf.get(plain);
  if (exact) return exact;
  if (plainContactWords.has(plain) || plainOtherHeadings.has(plain)) return 'other';
  const isSpaced = areSpacedLetters(text.trim().split(' '));
  const compact =
    plain.length >= 7 || isSpaced ? kindOfCompact.get(withoutSpaces(plain)) : undefined;
  if (compact) return compact;
  // "Volunteering / helping out": the person says it again in words of their own.
  const [, first = ''] = /^([^/]{4,30})\s\/\s\p{Ll}[\p{L} ]{2,24}$/u.exec(text) ?? [];
  const said = first && !isPlainWord(first) ? kindOf.get(plainHeading(first)) : undefined;
  if (said) return said;
  // "Education and Certifications", "Licenses and Memberships": each part is a known heading.
  const names = partsOf(plain, text).map((part) => part.trim());
  const parts = names.map(kindOfPart);
  const isWhole = parts.length > 1 && parts.every(Boolean);
  if (isWhole) return parts.find((kind) => kind !== 'other') ?? 'other';
  return (
    composedKind(plain) ??
    kindWithMore(text, plain, names) ??
    kindOfPart(plain.replace(adjective, ''))
  );
}

/** "Carrer objective", "Details of employment": known words that are misspelt, or put together in another way. */
function composedKind(plain: string): ResumeSectionKind | undefined {
  const right = plain.split(' ').map(corrected).join(' ');
  const isContact = plainContactWords.has(right) || plainOtherHeadings.has(right);
  return kindOf.get(right) ?? (isContact ? 'other' : composedHeading(right));
}

const kindOfPart = (plain: string): ResumeSectionKind | undefined =>
  kindOf.get(plain) ?? (plainOtherHeadings.has(plain) ? 'other' : undefined);

/** Words before the noun of a heading that leave its kind: "Technical Strengths". */
const adjective =
  /^(?:professional|technical|relevant|key|core|selected|additional|other|recent|clinical|career|general|special|main|current|past|notable|practical|hands on|industry|academic|further|significant) (?=\p{L}{5})/u;

/** "Experience & Results": a known heading with a word more, in the capitals of headings. */
function kindWithMore(text: string, plain: string, [first = '', second = '', ...rest]: string[]) {
  const isTitle = /^\p{Lu}[\p{L}]+ (?:&|and|AND|y|und|et|e) \p{Lu}\p{L}+$/u.test(text.trim());
  if (!isTitle || rest.length > 0 || plain.split(' ').length !== 3) return undefined;
  return everydayWords.has(first) || everydayWords.has(second) ? undefined : kindOf.get(first);
}

/** "licensesandcertifications": the parts of a letter-spaced heading. */
const partsOf = (plain: string, text: string) => {
  // "WORK / VOLUNTEER"
  const bySlash = text.split('/').map(plainHeading);
  if (bySlash.length === 2) return bySlash;
  return plain.includes(' ')
    ? plain.split(/ (?:and|und|y|e|et|en|i|и) /)
    : plain.split(/(?<=s)and(?=\p{L}{5})/u);
};

const wordsOfCompact = new Map([...kindOf.keys()].map((plain) => [withoutSpaces(plain), plain]));

/** "WORKHISTORY" is "WORK HISTORY": restores the spaces between the words of a letter-spaced heading. */
export function withWordGaps(text: string): string {
  const close = withoutSpaces(text);
  const plain = wordsOfCompact.get(withoutSpaces(plainHeading(close)));
  if (!plain || withoutSpaces(plain).length !== close.length) return text;
  let from = 0;
  return plain
    .split(' ')
    .map(({ length }) => {
      from += length;
      return close.slice(from - length, from);
    })
    .join(' ');
}

/** Headings that are also everyday words: in a list or a sentence they are not headings. */
const everydayWords = new Set(
  'personal|details|cards|certified|licensed|computer|computers|what i know|what i bring|things i know|stuff i know|online|web|links|address|school|schools|university|software|technology|technologies|tools|work|jobs|writing|training|trainings|sports|knowledge|teaching|research|programming|programming languages|tech|stage|stages|activities|leadership|career|portfolio|talks|papers|conferences|positions|roles|license|award|interest|language|skill|project|reference|publication|certificate|academic|academics|goal|goals|recognition|clubs|presentations|speaking|courses|coursework|strengths|expertise|internship|volunteer|highlights|open source|informatique|informatica|outils|projets|studies|hobby|studium|schule|carriera|carriere|parcours|frameworks|competence|computer skills|soft skills|hard skills|relevant coursework|community|other|boards|equipment|associations|clearance|availability|otros|altro|divers|overig|outros|endorsements|tickets|speaks|learning|tongues|snapshot|say hello|can run|can operate'.split(
    '|',
  ),
);

/** Whether the words of a known heading are rarely anything else. */
export const isPlainWord = (text: string): boolean => everydayWords.has(plainHeading(text));

const spokenHeading =
  /^(?:(?:hi|hello|hey)[,!]? i['’]?m|(?:where|what|how|who|things|places|people|stuff|jobs|work|projects|skills)(?: that)? i(?:['’](?:m|ve|d))?|(?:a (?:bit|little) )?(?:more )?about (?:me|myself)|my (?:\p{L}+ )?(?:journey|story|path|road|career|background|history|life|jobs?|work|studies|passions?|strengths|toolbox|achievements|wins|roots|adventures?))(?: \p{Ll}+){0,5}$/iu;

/** A heading in the first person and in words of its own: "Where I have cooked", "Things I'm proud of". */
export const isSpokenHeading = (text: string): boolean =>
  text.length <= 60 && /^\p{Lu}/u.test(text) && spokenHeading.test(text.replace(/\s*[:：]$/, ''));

/** Kind of a line that is formatted as a heading, by any known word in it. */
export function kindOfHeading(text: string): ResumeSectionKind {
  const known = knownHeading(text);
  if (known) return known;
  if (/^(?:hi|hello|hey)\b/i.test(text)) return 'summary';
  const words = plainHeading(text).split(' ');
  for (let length = Math.min(3, words.length); length > 0; length -= 1) {
    for (const at of [words.length - length, 0]) {
      const kind = kindOf.get(words.slice(at, at + length).join(' '));
      if (kind) return kind;
    }
  }
  return 'other';
}
