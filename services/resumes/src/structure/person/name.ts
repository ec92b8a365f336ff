import { isSpokenHeading, knownHeading } from '../headings/headings.js';
import { withoutBullet } from '../lines/bullet.js';
import type { DocumentLine } from '../lines/document-line.js';
import { namesOccupation } from '../vocabulary/occupations.js';
import { placeScore } from '../vocabulary/places.js';
import { inSmallLetters, isInAddress } from './name-in-address.js';
import {
  degrees,
  documentWords,
  documentWordsBehind,
  labels,
  suffix,
  titles,
} from './name-labels.js';

const particles = new Set(
  'de da del der den di dos du la le van von bin ibn al el zu zur y e'.split(' '),
);
const occupation =
  /\b(?:engineer|developer|manager|designer|analyst|consultant|director|nurse|teacher|assistant|instructor|chef|electrician|supervisor|accountant|foreman|specialist|officer|architect|scientist|administrator|coordinator|student|intern|lead|programmer|technician|university|college|street|avenue|road|gmbh|inc|ltd|llc|page|updated|address|number|details|contact|thanking)\b/i;

/** A family name and a given name without a space. */
const hanName = /^\p{Script=Han}{2,4}$/u;

/** Icons before a name: designers put a palette or a pencil there. */
const icon = /^(?:\p{Extended_Pictographic}|\uFE0F|\u200D|\s)+(?=\p{L})/u;

/** Two to five capitalized words, with no characters that names lack. */
export function isName(text: string): boolean {
  if (text.length > 60 || /[\d@:/\\_{}<>[\]()|•·]/.test(text) || occupation.test(text))
    return false;
  if (hanName.test(text)) return !knownHeading(text);
  const words = text.replace(/(?<=\p{L})\s?\.\s?(?=\p{Lu})/gu, '. ').split(/\s+/);
  if (words.length < 2 || words.length > 5) return false;
  if (knownHeading(text) || isSpokenHeading(text)) return false;
  return words.every(
    (word) =>
      particles.has(word.toLowerCase()) ||
      /^["“„(]?\p{Lu}[\p{L}'’.-]*["”“)]?,?$/u.test(word) ||
      /^\p{Lo}+(?:[-־'’׳]\p{Lo}+)*$/u.test(word),
  );
}

/** "Elizabeth (Liz) Stone", "(Taro Yamada)". */
const inBrackets = /\s*\(([^()]*)\)\s*/;
const withoutBrackets = (text: string) =>
  text.replace(inBrackets, ' ').trim() || (inBrackets.exec(text)?.[1] ?? '');

/** Normalizes a name: "JANE DOE" is Jane Doe, titles and degrees are removed. */
function normalizedName(text: string): string {
  const plain = withoutBrackets(text)
    .replace(titles, '')
    .replace(degrees, '')
    .replace(degrees, '')
    .trim();
  if (plain !== plain.toUpperCase() || /^\p{Lo}/u.test(plain)) return plain;
  return plain
    .toLowerCase()
    .replace(
      /(^|[\s'’."“„-])(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .replace(/(?<=\s)i[iv]i?$/i, (numeral) => numeral.toUpperCase());
}

/** Removes what may precede a name: a bullet, an icon, "Resume", "Name:". */
const withoutLead = (text: string) =>
  withoutBullet(text).replace(icon, '').replace(documentWords, '').replace(labels, '').trim();

/** Parts of a line like "Ann Lee · Designer · Oslo". */
const pieces = (text: string) =>
  text
    .replace(documentWordsBehind, '')
    .split(
      /\s*[|•·⋄◇■▪◆♦,–*](?!\s+(?:[Jj][Rr]|[Ss][Rr]|I{2,3}|IV)\b)\s+|\s+(?=(?:[Cc]ont(?:act)?|[Mm]ob(?:ile)?|[Pp]hone|[Tt]el|[Cc]ell|[Ee]-?[Mm]ail)\b)|(?<=\p{Ll}{3})\.\s+(?=[\d(+]|\S+@)|\s+(?:—|-{1,2})\s+|\t/u,
    );

/** "Doe, Jane": family name first, unlike "Jane Doe, Director". */
const familyFirst =
  /^((?:(?:de|da|del|der|den|dos|du|la|le|van|von|bin|al|el|st\.|san) ){0,3}\p{L}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?), (\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]*)?)$/iu;

function inOrder(text: string, email: string): string {
  const [, family, given] = familyFirst.exec(text.trim()) ?? [];
  if (!family || !given || suffix.test(given) || (namesOccupation(given) && isName(family)))
    return text;
  const isDegree = degrees.test(`, ${given}`) || /^\p{Lu}{2,5}$/u.test(given);
  const name = `${given} ${family}`;
  const isPlace = placeScore(text) > 0 && !isInAddress(name, email);
  return isPlace || (isDegree && text !== text.toUpperCase()) ? text : name;
}

/** Pronouns and other notes after a name: "Jane Doe (she/her)", "Jane Doe - she/her". */
const pronouns =
  /\s*[([|–-]*\s*(?:she|he|they)\s*\/\s*(?:her|him|them|hers|his|theirs|they)(?:\s*\/\s*\p{L}+)?\s*[)\]]*/iu;

/** Letters with spaces between, and wider gaps between words: "J A N E   D O E". */
const withoutSpacing = (text: string) =>
  /^(?:\p{L}\s){3,}/u.test(text) && /\p{L}\s{2,}\p{L}/u.test(text)
    ? text
        .split(/\s{2,}/)
        .map((word) => word.replaceAll(' ', ''))
        .join(' ')
    : text;

/** "D ’ Angelo", "Müller- Lüdenscheidt". */
const withoutGaps = (text: string) =>
  text
    .replace(/(?<=\p{L})\s+([’'])\s+(?=\p{L})/gu, '$1')
    .replace(/(?<=\p{L})-\s+(?=\p{Lu})/gu, '-')
    .replace(/(?<=(?:^|\s)\p{Lu})\s+\.(?=\s|$)/gu, '.')
    .replace(/(?<=\p{L}) \.(\p{Lu})\.?$/u, ' $1.')
    .replace(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, '');

/** "OKONKWO - HAYES": letters set apart, in a name that the address has too. */
const withHyphen = (text: string, email: string) =>
  text.replace(/(\p{Lu}{2,}) - (\p{Lu}{2,})$/u, (whole, one, other) =>
    isInAddress(`${one} ${other}`, email) ? `${one}-${other}` : whole,
  );

/** A name is at the beginning of a line; the patterns for it take quadratic time in its length. */
const longestLine = 300;

/** The text of a line without what may stand around a name. */
export function nameIn(line: string, email = ''): string {
  const text = line.slice(0, longestLine).replace(pronouns, '').trim();
  const plain = withoutSpacing(withoutGaps(text));
  const close = withoutLead(withHyphen(plain, email));
  const parts = pieces(inOrder(close, email)).map(normalizedName);
  // "New Orleans | Jane Doe": the address beside the name.
  return parts.find((part) => isName(part) && isInAddress(part, email)) ?? parts[0] ?? '';
}

/** A name in two lines of the same large font: "JANE", "DOE". */
function inTwoLines(
  head: readonly DocumentLine[],
  at: number,
  isInOneFont = true,
): string | undefined {
  const [first, second] = [head[at], head[at + 1]];
  const isAlike =
    first?.size !== undefined &&
    first.size === second?.size &&
    (!isInOneFont || first.font === second.font);
  const isShort = (text: string) => text.replace(/\s*-$/, '').split(/\s+/).length <= 2;
  const isLong = first !== undefined && first.text.split(/\s+/).length <= 4;
  const isRest = second !== undefined && isLong && !namesOccupation(second.text);
  if (!isAlike || !second || !isShort(second.text)) return undefined;
  if (!isShort(first.text) && !isRest) return undefined;
  // A double name may be broken at its hyphen.
  const [broken, space] = [first.text.replace(/\s*-$/, '-'), / ?-$/.test(first.text) ? '' : ' '];
  const name = nameIn(`${broken}${space}${second.text}`);
  return isName(name) ? name : undefined;
}

/** "Hi! I'm Jaylen Whitmore and I am 16", "My name is Ana Ruiz". */
const introduced =
  /(?:^|[\s.!,])(?:[Mm]y name is|I['’]?m|I am|[Mm]e llamo|[Mm]i nombre es|[Ss]oy) (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*){1,3})(?![\p{L}])/u;

/**
 * The name of the person: the line in the largest font if it can be a name, else the first line of the head that can.
 * @param head lines before the first section
 * @param email of the person, which often has the name in it
 */
export function nameOf(head: readonly DocumentLine[], email = ''): string | undefined {
  const first = head.slice(0, 12);
  const candidates = first
    .map((line, at) => ({ line, at }))
    .sort((a, b) => (b.line.size ?? 0) - (a.line.size ?? 0));
  const largest = candidates[0];
  const labelled = first
    .map(({ text }) => introduced.exec(text)?.[1])
    .find((text) => text && isName(text));
  if (labelled) return labelled;
  const isLarge =
    largest &&
    (first.length === 1 || (largest.line.size ?? 0) > 1.3 * (candidates.at(-1)?.line.size ?? 0));
  const two = isLarge ? inTwoLines(head, largest.at) : undefined;
  if (two) return two;
  for (const { line } of candidates) {
    const name = nameIn(line.text, email);
    if (isName(name) || (labels.test(line.text) && name)) return name.slice(0, 100);
  }
  const known = first
    .map(({ text }) => nameIn(text, email))
    .find((text) => isInAddress(text, email));
  const small = isLarge && largest.at === 0 ? inSmallLetters(largest.line.text, email) : undefined;
  return (known ?? small)?.slice(0, 100);
}

/**
 * The name when it is beside the first section, in a column of its own: it is alone on its line, in a larger font if
 * sizes are known.
 * @param body font size of the running text
 */
export function nameBeside(
  lines: readonly DocumentLine[],
  body: number | undefined,
): string | undefined {
  const alone = lines.filter(({ text, size }) => {
    const isLarge = body === undefined || (size ?? 0) > body + 1;
    return isLarge && isName(nameIn(text));
  });
  return nameOf(alone) ?? inLargestLines(lines, body);
}

/** "Inès" above "BENKIRANE", in the largest letters of the page. */
function inLargestLines(
  lines: readonly DocumentLine[],
  body: number | undefined,
): string | undefined {
  const most = Math.max(...lines.map(({ size }) => size ?? 0));
  const at = lines.findIndex(({ size }) => size === most);
  return body !== undefined && most > 1.5 * body ? inTwoLines(lines, at, false) : undefined;
}

/** "Name: Ann Lee  Phone: 423-555-0100": the next label on the line, and what follows. */
const otherLabel =
  /\s+(?:d\.?o\.?b|date of birth|birth date|phone|tel(?:ephone)?|cell|mobile|e-?mail|address|date|fecha|tel[ée]fono|correo|direcci[óo]n)\.?\s*[:：].*$/iu;

/** The name on a line with a label, such as "Name: Ann Lee". */
export function labelledName(lines: readonly string[], email = ''): string | undefined {
  const found = lines.find((text) => labels.test(text.trim()));
  const name = found && nameIn(found.trim().replace(otherLabel, ''), email);
  return name && isName(name) ? name.slice(0, 100) : undefined;
}
