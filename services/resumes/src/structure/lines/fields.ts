import type { DocumentLine } from './document-line.js';

/** A label and the text behind it: "Designation: Engineer", "2. Employer | Acme", "Duration:" above its dates. */
export interface Field {
  readonly label: string;
  /** Empty if the text is on the line below. */
  readonly value: string;
}

const lead = String.raw`(?:[•*–-]\s*|\(?(?:\d{1,2}|[IVX]{1,4})\s?[.)]\s*(?:\|\s*)?)?(?::\s*)?`;
const labelText = String.raw`\p{L}[\p{L}\p{M}\d .,’'()/&%-]{0,39}?`;

const field = new RegExp(`^${lead}(${labelText})\\s*(?:[:：]\\s*\\|?|\\|)\\s*(.*)$`, 'u');

/** The label at the start of a line, with the text behind it. */
export function fieldIn(text: string): Field | undefined {
  const [, label, value = ''] = field.exec(text) ?? [];
  return label === undefined ? undefined : { label: label.trim(), value: value.trim() };
}

/** A colon in a cell of its own, behind spaces, or with a dash: "Sex | : | Male", "Sex : Male", "Sex :- Male". */
const oddColon = new RegExp(
  `^(${lead}${labelText})(?:\\s*\\|\\s*[:：](?!\\/)\\s*\\|?|\\s+[:：]|\\s*[:：]\\s*\\|)\\s*(?:[-–—](?=[\\s|]|\\p{L})\\s*\\|?)?\\s*`,
  'u',
);
const colonAndDash = new RegExp(`^(${lead}${labelText})\\s*[:：]\\s?[-–—]+\\s*\\|?\\s*`, 'u');

/** A dash between cells behind a label: "Designation | - | Engineer". */
const dashCell = new RegExp(`^(${lead}${labelText})\\s*\\|\\s*[-–—]\\s*\\|\\s*`, 'u');

/** Writes a label and its text in one way, "Sex: Male", whatever forms put between them. */
export const withPlainColon = (text: string): string =>
  text.replace(colonAndDash, '$1: ').replace(oddColon, '$1: ').replace(dashCell, '$1: ').trim();

const personalLabel =
  /^(?:father|mother|husband|spouse|d\.?\s?o\.?\s?b|date of birth|birth ?date|born|nationality|marital|gender|sex|religion|caste|passport|(?:permanent|present|home|current) add|age(?= *[:|])|visa|pan (?:no|card)|id no|blood group|place of birth|name(?= *[:|])|family status|alternative no|date of (?:issue|expiry)|geburtsdatum|geboren|familienstand|staatsangehörigkeit|date de naissance|né le|fecha de nacimiento|nacionalidad|estado civil|data di nascita|data de nascimento)(?!\p{L}{3})/iu;

/** Whether a line is what a form asks about a person: "Date of birth: 4 May 1990" is no date of a job. */
export const isPersonalField = (text: string): boolean =>
  personalLabel.test(text) && /[:：|]|\d/.test(text);

/** Lines around one that tell whether it is part of a form. */
const nearby = 3;

/**
 * Whether a line is one of the fields of a form about the person: "Languages known: Hindi" between "Nationality: Indian"
 * and "Sex: Male" begins no section.
 */
export function isInPersonalForm(lines: readonly DocumentLine[], at: number): boolean {
  const size = lines[at]?.size ?? 0;
  const isField = (line: DocumentLine) =>
    fieldIn(line.text) !== undefined && Math.abs((line.size ?? 0) - size) < 1;
  const around = (step: number) => {
    const found = Array.from({ length: nearby }, (_, to) => lines[at + step * (to + 1)]);
    const end = found.findIndex((line) => !line || !isField(line));
    return found.slice(0, end < 0 ? nearby : end);
  };
  return [...around(-1), ...around(1)].some((line) => line && isPersonalField(line.text));
}
