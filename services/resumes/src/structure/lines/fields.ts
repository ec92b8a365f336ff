/** A label and the text behind it: "Designation: Engineer", "2. Employer | Acme", "Duration:" above its dates. */
export interface Field {
  readonly label: string;
  /** Empty if the text is on the line below. */
  readonly value: string;
}

const lead = String.raw`(?:[•*–-]\s*|\(?\d{1,2}\s?[.)]\s*)?`;
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
  /^(?:father|mother|husband|spouse|d\.?\s?o\.?\s?b|date of birth|birth ?date|born|nationality|marital|gender|sex|religion|caste|passport|permanent address|present address|age|visa|date of (?:issue|expiry)|geburtsdatum|geboren|familienstand|staatsangehörigkeit|date de naissance|né le|fecha de nacimiento|nacionalidad|estado civil|data di nascita|data de nascimento)(?!\p{L}{3})/iu;

/** Whether a line is what a form asks about a person: "Date of birth: 4 May 1990" is no date of a job. */
export const isPersonalField = (text: string): boolean =>
  personalLabel.test(text) && /[:：|]|\d/.test(text);
