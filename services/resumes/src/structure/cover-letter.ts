import { knownHeading } from './headings/headings.js';
import type { DocumentLine } from './lines/document-line.js';

const salutation =
  /^(?:dear\b.{2,60}|to whom it may concern|(?:hello|hi|greetings),? .{0,40}|estimad[oa]s?\b.{2,60}|a quien corresponda|sehr geehrte\b.{2,60}|madame,? monsieur)[,:]?$/iu;
const closing =
  /^(?:sincerely|(?:best|kind|warm)(?: regards| wishes)|regards|respectfully|with thanks|many thanks|thank you|yours (?:truly|faithfully|sincerely)|cordially|atentamente|saludos cordiales|un saludo|mit freundlichen grüßen|cordialement)(?: yours)?[,.]?$/iu;

/** Lines of the letter after its closing: a signature, and a note of what is enclosed. */
const signature =
  /^(?:\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]*){0,3}|enclos(?:ure|ed).*|encl\..*)$/u;
const mostSignatures = 2;

/** Minimum headings of the résumé after the letter. */
const leastHeadings = 2;

/**
 * Number of lines at the top that are a cover letter, sent in one file with the résumé: it begins with a salutation and
 * ends with a closing, and the headings of a résumé follow. Zero without one.
 */
export function coverLetterLines(lines: readonly DocumentLine[]): number {
  const begin = lines.findIndex(({ text }) => salutation.test(text.trim()));
  const end =
    begin < 0 ? -1 : lines.findIndex(({ text }, at) => at > begin && closing.test(text.trim()));
  if (end < 0) return 0;
  const isHeading = ({ text }: DocumentLine) => knownHeading(text) !== undefined;
  const isWithin = lines.slice(0, end).some(isHeading);
  if (isWithin || lines.slice(end).filter(isHeading).length < leastHeadings) return 0;
  const page = lines[end]?.page;
  const behind = lines.slice(end + 1, end + 1 + mostSignatures);
  const other = behind.findIndex(
    (line, at) =>
      !signature.test(line.text.trim()) || line.page !== page || isNameAgain(lines, end + 1, at),
  );
  return end + 1 + (other < 0 ? behind.length : other);
}

/** The second occurrence of the name is at the top of the résumé. */
const isNameAgain = (lines: readonly DocumentLine[], from: number, at: number) =>
  at > 0 && lines[from + at]?.text.trim() === lines[from]?.text.trim();
