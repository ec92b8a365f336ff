/** The lines of one job or course of study, delimited by dates. */
export interface SectionEntry {
  readonly dates: string;
  /** Parts of the lines that name it, without the dates. */
  readonly names: string[];
  readonly details: string[];
}

const month = String.raw`(?:(?<!\p{L})(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|spring|summer|fall|autumn|winter)\p{L}*\.?,? |\d{1,2} ?[/.] ?)?`;
const year = String.raw`(?:19|20)\d{2}(?:年(?: ?\d{1,2} ?月)?| ?/ ?\d{1,2})?`;
const dates = new RegExp(
  String.raw`\(?${month}${year}(?:\s*(?:[-–—~～至]|to|until|bis|hasta|a(?= ))\s*(?:${month}${year}|present|now|current|today|ongoing|presente|actualidad|heute|至?今|现在|現在|الآن|היום))?(?: \(expected\))?\)?`,
  'iu',
);

const bullet = /^[•▪◦‣·●○*–-]\s*/u;
const longestName = 110;

const isBullet = (line: string) => bullet.test(line);
const plain = (line: string) => line.replace(bullet, '').trim();

/** Whether a line has the dates of an entry. Sentences mention years too. */
const hasDates = (line: string) =>
  !isBullet(line) && line.length <= longestName + 40 && dates.test(line) && !/[.;]$/.test(line);

const withoutDates = (line: string) =>
  line
    .replace(dates, ' ')
    .replace(/\(\s*\)/g, '')
    .trim();

const piecesOf = (line: string) =>
  withoutDates(line)
    .split(/\s*[|•·;；、،]\s*|\s+[–—-]\s+|,\s+|，\s*|\s{2,}/)
    .map((piece) => piece.replace(/^[\s,–—-]+|[\s,–—-]+$/g, ''))
    .filter((piece) => /\p{L}{2}/u.test(piece));

const isName = (line: string | undefined): line is string =>
  line !== undefined &&
  !isBullet(line) &&
  !hasDates(line) &&
  line.length <= 70 &&
  !/[.;:]$/.test(line);

/** Number of lines before a bare date that name its entry, after the bullets of the previous entry. */
function namesBefore(lines: readonly string[], at: number): number {
  let from = at;
  if (piecesOf(lines[at] ?? '').length > 0) return from;
  while (at - from < 2 && isName(lines[from - 1])) from -= 1;
  return from;
}

/** Removes brackets around the whole: "(2010 - 2014)", but not in "2010 - 2014 (expected)". */
const withoutBrackets = (text: string) =>
  /^\([^()]*\)$/.test(text) ? text.slice(1, -1) : text.replace(/^\(/, '');

/** Splits a section into entries at lines with dates. Without dates there are no entries. */
export function entriesOf(lines: readonly string[]): SectionEntry[] {
  const dated = lines.flatMap((line, at) => (hasDates(line) ? [at] : []));
  const starts = dated.map((at) => namesBefore(lines, at));
  return dated.map((at, index) => {
    const from = starts[index] ?? at;
    const rest = lines.slice(at + 1, starts[index + 1] ?? lines.length);
    const names = lines.slice(from, at + 1).flatMap(piecesOf);
    // The first line is bare or short: the second one belongs to the names.
    while (names.length < 2 && isName(rest[0])) names.push(...piecesOf(rest.shift() ?? ''));
    const [found = ''] = dates.exec(lines[at] ?? '') ?? [];
    return { dates: withoutBrackets(found).trim(), names, details: rest.map(plain) };
  });
}
