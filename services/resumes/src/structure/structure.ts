import type { ResumeSection, ResumeStructure } from '@commons/contracts/resume-structure';
import { contactOf } from './contact.js';
import type { DocumentLine } from './document-line.js';
import { isContactHeading, kindOfHeading, knownHeading } from './headings.js';
import { isName, nameBeside, nameOf } from './name.js';

const longestHeading = 60;

/** Font size of most letters, rounded to half a point. */
function bodySize(lines: readonly DocumentLine[]): number | undefined {
  const letters = new Map<number, number>();
  for (const { size, text } of lines) {
    const rounded = size && Math.round(size * 2) / 2;
    if (rounded) letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
  }
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0];
}

const isBullet = (text: string) => /^[•▪◦‣·●○*–-]\s/u.test(text);
const isCapitals = (text: string) => /\p{Lu}{3}/u.test(text) && text === text.toUpperCase();

/** Whether a line can be a heading: short, and not a sentence, address or number. */
const couldBe = (text: string) =>
  text.length <= longestHeading &&
  !isBullet(text) &&
  !/[@{}|]|[.,;!?]$|\d{3}/.test(text) &&
  text.split(/\s+/).length <= 7 &&
  /\p{L}{2}/u.test(text);

interface Form {
  /** Font size of the running text. */
  readonly body?: number | undefined;
  /** Font size of known headings. */
  readonly headings?: number | undefined;
  readonly hasStyles: boolean;
  readonly hasCapitals: boolean;
  /** No indented text follows them immediately. */
  readonly standAlone: boolean;
}

function formOf(lines: readonly DocumentLine[]): Form {
  const known = lines.filter(({ text }) => couldBe(text) && knownHeading(text));
  return {
    body: bodySize(lines),
    headings: bodySize(known),
    hasStyles: known.filter(({ heading }) => heading).length >= 2,
    standAlone: known.length >= 3 && known.filter(({ term }) => term).length < known.length / 2,
    hasCapitals: known.filter(({ text }) => isCapitals(text)).length >= 2,
  };
}

/** Whether a line of unknown words has the format of the document's known headings. */
function looksLikeOne(line: DocumentLine, form: Form): boolean {
  if (form.hasStyles) return line.heading === true;
  const { size = 0 } = line;
  if (form.body && form.headings && form.headings > form.body + 0.75) {
    return Math.abs(size - form.headings) < 0.75;
  }
  const isWords = !/[\d;]/.test(line.text);
  return form.hasCapitals && isWords && isCapitals(line.text) && line.apart === true;
}

function isHeading(line: DocumentLine, form: Form): boolean {
  if (!couldBe(line.text)) return false;
  if (looksLikeOne(line, form)) return true;
  if (!knownHeading(line.text) || (line.term && form.standAlone)) return false;
  // A known word within a list, e.g. "Research", in a smaller font than the headings.
  const isSmall = (line.size ?? 0) + 0.75 < (form.headings ?? 0);
  return !isSmall && (!form.hasStyles || line.heading === true || /:$|^\p{Lu}+$/u.test(line.text));
}

function sectionsOf(lines: readonly DocumentLine[], headings: readonly number[]): ResumeSection[] {
  return headings.map((at, index) => ({
    kind: kindOfHeading(lines[at]?.text ?? ''),
    heading: lines[at]?.text.replace(/\s*:$/, '') ?? '',
    lines: lines.slice(at + 1, headings[index + 1]).map(({ text }) => text),
  }));
}

/** Lines of sections such as "Contact", which belong to the head. */
const contactLines = (sections: readonly ResumeSection[]) =>
  sections.filter(({ heading }) => isContactHeading(heading)).flatMap(({ lines }) => lines);

/** Lines before the first heading, or the first lines of a text without headings. */
const headOf = (lines: readonly DocumentLine[], headings: readonly number[]) =>
  lines.slice(0, headings.length > 0 ? headings[0] : 8);

/**
 * Parses a résumé into contact data and sections. Headings are detected by their words or by their common format. Data
 * that is not found is absent.
 */
export function structureOf(lines: readonly DocumentLine[]): ResumeStructure {
  const form = formOf(lines);
  const found = lines.flatMap((line, at) => (isHeading(line, form) ? [at] : []));
  // A name at the top in the style of a heading is not one.
  const headings = found.filter((at, index) => index > 0 || !isTitle(lines, at, form));
  const head = headOf(lines, headings);
  const texts = lines.map(({ text }) => text);
  const name = nameOf(head) ?? nameBeside(lines.slice(0, 60), form.body);
  const sections = sectionsOf(lines, headings);
  const headTexts = [...head.map(({ text }) => text), ...contactLines(sections)];
  return {
    ...(name && { name }),
    ...contactOf(texts, headTexts, name),
    lines: texts.map((text, at) => (headings.includes(at) ? text.replace(/\s*:$/, '') : text)),
    sections,
  };
}

function isTitle(lines: readonly DocumentLine[], at: number, { headings = 0 }: Form): boolean {
  const { text = '', size = 0 } = lines[at] ?? {};
  if (knownHeading(text)) return false;
  return (at < 3 && isName(text)) || (at === 0 && headings > 0 && size > headings + 2);
}
