import { knownHeading } from '../headings/headings.js';
import { isBullet } from '../lines/bullet.js';
import type { DocumentLine } from '../lines/document-line.js';
import { isName } from '../person/name.js';

const salutation =
  /^(?:dear\b.{2,60}|to whom it may concern|(?:hello|hi|greetings),? .{0,40}|estimad[oa]s?\b.{2,60}|a quien corresponda|sehr geehrte\b.{2,60}|madame,? monsieur)[,:]?$/iu;
const closing =
  /^(?:sincerely|(?:best|kind|warm)(?: regards| wishes)?|regards|respectfully|with thanks|many thanks|thanks(?: again| so much)?|thank you|yours (?:truly|faithfully|sincerely)|cordially|atentamente|saludos cordiales|un saludo|saludos|gracias|mit (?:freundlichen|besten) grüßen|viele grüße|cordialement|bien cordialement|atenciosamente|cordiali saluti)(?: yours)?[,.]?$/iu;

/** "Hi Tanya,", "Guten Tag Frau Beck": the first line of an e-mail. */
const greeting =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|hola|buen[oa]s(?: d[ií]as| tardes)?|estimad[oa]s?|hallo|guten tag|liebe[rs]?|sehr geehrte[rs]?|bonjour|ch[eè]re?|madame|monsieur|olá|oi|bom dia|boa tarde|prezad[oa]s?|ciao|buongiorno|gentile|beste|dzień dobry|שלום|您好|你好|尊敬的|مرحبا|السلام)(?![\p{L}])(?!.*\b(?:I['’]m|I am|my name|soy|me llamo)\b).{0,50}$/iu;

/** What the last sentences of an e-mail are about, and the line that a phone adds. */
const farewell =
  /(?:let me know|look(?:ing)? forward|thank(?:s| you)|call me|reach me|hear from you|happy to|get back|quedo (?:atent|a la espera)|espero|gracias|je reste|dans l['’]attente|merci|freue? mich|rückmeldung|danke|aguardo|obrigad[oa]|grazie|resto in attesa|תודה|谢谢|期待|شكرا)/iu;
const phoneNote =
  /^(?:sent|get outlook|enviado|envoyé|gesendet|von meinem|inviato|verzonden)\b.{0,60}$/iu;

/** "Dortmund, den 12. Mai 2025", as a German curriculum vitae ends. */
const placeAndDay =
  /^\p{Lu}[\p{L} .-]+,? (?:den |le |a |)\d{1,2}(?:\.|er)?\s?(?:de )?(?:\d{1,2}\.|\p{L}+)(?: de)?\s?\d{4}$/u;

/** Lines of the letter after its closing: a signature, and a note of what is enclosed. */
const signature =
  /^(?:\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]*){0,3}|enclos(?:ure|ed).*|encl\..*)$/u;
const maxSignatures = 2;

/** Minimum headings of the résumé after the letter. */
const minHeadings = 2;

/**
 * Number of lines at the top that are a cover letter, sent in one file with the résumé: it begins with a salutation and
 * ends with a closing, and the headings of a résumé follow. Zero without one.
 */
function coverLetterLines(lines: readonly DocumentLine[]): number {
  const begin = lines.findIndex(({ text }) => salutation.test(text.trim()));
  const end =
    begin < 0 ? -1 : lines.findIndex(({ text }, at) => at > begin && closing.test(text.trim()));
  if (end < 0) return 0;
  const isHeading = ({ text }: DocumentLine) => knownHeading(text) !== undefined;
  const isWithin = lines.slice(0, end).some(isHeading);
  if (isWithin || lines.slice(end).filter(isHeading).length < minHeadings) return 0;
  const page = lines[end]?.page;
  const behind = lines.slice(end + 1, end + 1 + maxSignatures);
  const other = behind.findIndex(
    (line, at) =>
      !signature.test(line.text.trim()) || line.page !== page || isNameAgain(lines, end + 1, at),
  );
  return end + 1 + (other < 0 ? behind.length : other);
}

/** Most lines of a message around a résumé, and least letters of a line of it that is full. */
const maxOfMessage = 12;
const minFull = 40;

/** What is neither a message nor its greeting: headings, names, contact data, items of lists. */
const isOfResume = ({ text }: DocumentLine) =>
  knownHeading(text) !== undefined || /@\S+\.|\d{3}\D?\d{4}|^[•*–-]\s|\s[|·•]\s/u.test(text);

/**
 * Number of lines at the top that are the message of an e-mail into which the résumé was pasted. Zero without a greeting
 * and a sentence below it.
 */
function messageLines(lines: readonly DocumentLine[]): number {
  if (!greeting.test(lines[0]?.text ?? '')) return 0;
  const rest = lines.slice(1, maxOfMessage + 1);
  const found = rest.findIndex(
    (line, at) =>
      isOfResume(line) ||
      (isName(line.text) && (line.apart || (rest[at - 1]?.text.length ?? 0) < minFull)),
  );
  const isMessage =
    found > 0 && rest.slice(0, found).some(({ text }) => text.split(/\s+/).length >= 6);
  return isMessage && lines.filter(({ text }) => knownHeading(text)).length >= minHeadings
    ? found + 1
    : 0;
}

/** Most lines of a signature. */
const maxOfSignature = 5;

/** Index of the first line at the end that is the end of a letter or its signature: no part of the last section. */
function endOfResume(lines: readonly DocumentLine[], isLetter: boolean): number {
  const from = Math.max(0, lines.length - maxOfSignature - 1);
  const end = lines.findIndex(
    ({ text }, at) =>
      at >= from &&
      (closing.test(text.trim()) || placeAndDay.test(text) || (isLetter && phoneNote.test(text))),
  );
  const isSigned =
    end > 0 && !lines.slice(end + 1).some((line) => isBullet(line.text) || knownHeading(line.text));
  const last = isSigned ? end : lines.length;
  if (!isLetter || last < 2) return last;
  // The paragraph above, if it speaks to the reader.
  const begin = lines.findLastIndex(({ apart }, at) => at < last && apart === true);
  const own = lines.slice(Math.max(begin, 0), last);
  const isTold = own.some(({ text }) => farewell.test(text)) && !own.some(isOfResume);
  return begin > 0 && isTold ? begin : last;
}

/** The lines of a résumé without the letter around it: from the first to before the last. */
export function resumeWithin(lines: readonly DocumentLine[]): { from: number; to: number } {
  const from = coverLetterLines(lines) || messageLines(lines);
  const isLetter = from > 0 || greeting.test(lines[0]?.text ?? '');
  return { from, to: endOfResume(lines, isLetter) };
}

/** The second occurrence of the name is at the top of the résumé. */
const isNameAgain = (lines: readonly DocumentLine[], from: number, at: number) =>
  at > 0 && lines[from + at]?.text.trim() === lines[from]?.text.trim();
