import type { FoundDates } from '../../dates/date-ranges.js';
import { datesIn, hasDates } from '../../dates/dates.js';
import { isBullet, withoutBullet } from '../../lines/bullet.js';
import { fieldIn, isPersonalField } from '../../lines/fields.js';
import type { SectionLine } from '../../lines/section-line.js';
import { hasOrganizationMark, namesDegree } from '../../vocabulary/organizations.js';
import type { EntryKind } from '../entry.js';
import { type EntryDraft, maxEntries } from '../entry-draft.js';
import { type ColumnRole, isOfExaminer, roleOf } from './record-columns.js';
import { datesAlone } from './told-dates.js';

/** A line that says by its label what it names, or dates alone on their line. */
interface NamedLine {
  readonly position: number;
  readonly role: ColumnRole;
  readonly value: string;
  readonly label?: string;
  /** The text is on the line below its label. */
  readonly isBelow?: boolean;
}

const longestValue = 120;

/** "Name of the company 2", "Previous company 1 of 6": a number in the label says nothing about its role. */
const withoutNumber = (label: string) => label.replace(/\s*[(#]?\d+\)?(?: of \d+)?$/i, '');

/** "Company: Acme | Duration: 2013 to 2014": the fields of a line; its whole text if there is only one. */
function fieldsOn(text: string): readonly string[] {
  const cells = text.split(/\s*\|\s*/);
  const isOwn = (cell: string) => datesAlone(cell) !== undefined || namedBy(cell) !== undefined;
  return cells.length > 1 && cells.every(isOwn) ? cells : [text];
}

/** The label of a line that has one, with what it names. Dates name themselves, whatever is before them. */
function namedBy(text: string): Omit<NamedLine, 'position'> | undefined {
  const { label, value = '' } = fieldIn(text) ?? {};
  if (label === undefined || value.length > longestValue) return undefined;
  const isDates = datesAlone(value)?.isRange === true && !isPersonalField(text);
  const role = isDates ? 'dates' : roleOf(withoutNumber(label));
  return role === undefined || role === 'other' ? undefined : { role, value, label };
}

function namedLines(lines: readonly SectionLine[]): NamedLine[] {
  const found: NamedLine[] = [];
  for (let position = 0; position < lines.length; position += 1) {
    for (const text of fieldsOn(lines[position]?.line.text ?? '')) {
      const named = datesAlone(text) ? { role: 'dates' as const, value: text } : namedBy(text);
      if (named?.value) found.push({ position, ...named });
      if (named?.value !== '') continue;
      const below = lines[position + 1]?.line.text ?? '';
      const isFree =
        fieldIn(below) === undefined && !isBullet(below) && below.length <= longestValue;
      if (!below || !isFree) continue;
      found.push({ position, role: named.role, value: below, isBelow: true });
      position += 1;
    }
  }
  return found;
}

/** Whether a label is of what another organization than the first does in a record: it examines, or is a client. */
const isOfSecond = (label: string) => isOfExaminer(label) || /\bclient/i.test(label);

/** The named lines of each record: it begins with the label that the first one begins with. */
function recordsOf(named: readonly NamedLine[]): NamedLine[][] {
  const first = named[0]?.role;
  const records: NamedLine[][] = [];
  for (const line of named) {
    const own = records.at(-1);
    const has = own?.some(({ role }) => role === line.role);
    // "Board: CBSE" below "School: Hill School", "Client: Port Authority" below "Company: Acme"
    if (has && line.role === 'organization' && isOfSecond(line.label ?? '')) continue;
    const isNext = has && (line.role === first || line.role === 'organization');
    if (own && !isNext) own.push(line);
    else records.push([line]);
  }
  return records;
}

/** The dates of a record: in a line of their own, of a start and an end, or behind a name. */
function datesOf(record: readonly NamedLine[]): FoundDates | undefined {
  const of = (role: ColumnRole) => record.find((line) => line.role === role)?.value ?? '';
  const [from, to] = [of('from'), of('to')];
  const told = [of('dates'), from && to ? `${from} - ${to}` : from || to].map((text) =>
    datesIn(text),
  );
  return (
    told.find((dates) => dates !== undefined) ??
    record
      .map(({ value }) => ({ value, dates: datesIn(value) }))
      .find(({ value, dates }) => dates?.isRange || dates?.to === value.length)?.dates
  );
}

const labels: Partial<Record<ColumnRole, string>> = {
  organization: 'Employer',
  title: 'Position',
  place: 'Location',
};

/** The names of a record with the labels that names are read from, without dates behind them. */
const textsOf = (record: readonly NamedLine[], dates: FoundDates | undefined): string[] =>
  record.flatMap(({ role, value }) => {
    const label = labels[role];
    const name = value
      .replace(dates?.text ?? '', '')
      .replace(/\s(?:from|form|since)(?=\s*\.?$)|\(\s*\)/i, '')
      .replace(/(?<!(?:ltd|inc|corp|\bco|\.\p{L}|est))\s*\.$/iu, '')
      .replace(/[\s,;(–—-]+$/u, '');
    return label && name ? [`${label}: ${name}`] : [];
  });

const textAt = (lines: readonly SectionLine[], position: number): string =>
  lines[position]?.line.text ?? '';

/** Lines above the first label of a record in which its employer may stand, with where it is. */
const maxAbove = 3;

/**
 * "Acme Ltd" above "Designation: Clerk": a form may leave out the label of the employer, in each of its records.
 * @returns the position for each record, at the same distance; none without such lines
 */
function employersAbove(
  records: readonly NamedLine[][],
  lines: readonly SectionLine[],
): readonly number[] {
  if (records.some((record) => record.some(({ role }) => role === 'organization'))) return [];
  for (let above = 1; above <= maxAbove; above += 1) {
    const found = records.map(([first]) => (first?.position ?? 0) - above);
    const isFree = (position: number, index: number) =>
      position > (records[index - 1]?.at(-1)?.position ?? -1) &&
      fieldIn(textAt(lines, position)) === undefined;
    const named = found.filter((position) => hasOrganizationMark(textAt(lines, position)));
    if (found.every(isFree) && named.length * 2 >= found.length) return found;
  }
  return [];
}

/**
 * Reads the jobs or courses of a form: "Employer: Acme", "Designation: Clerk", "Duration: 2019 to 2022", in any order.
 * @returns undefined if other lines of the section have dates of their own, or no record has a title and an employer
 */
export function labelledRecords(
  lines: readonly SectionLine[],
  kind: EntryKind,
): EntryDraft[] | undefined {
  const named = namedLines(lines);
  const records = recordsOf(named);
  const isRecord = (record: readonly NamedLine[]) => {
    const roles = new Set(record.map(({ role }) => role));
    const isDated = datesOf(record) !== undefined;
    const isTitled = roles.has('title') && isDated && kind === 'experience';
    return isTitled || (roles.has('organization') && (roles.has('title') || isDated));
  };
  const whole = records.filter(isRecord);
  // A form labels its names; dates above "Position: Clerk" are those of a list.
  const isForm = whole.some((record) => record.some(({ role }) => role === 'title'));
  if (!isForm || whole.length * 2 <= records.length) return undefined;
  const taken = new Set(
    whole.flatMap((record) =>
      record.flatMap(({ position, isBelow }) => (isBelow ? [position, position + 1] : [position])),
    ),
  );
  const isStray = ({ line }: SectionLine, position: number) =>
    !taken.has(position) &&
    !isBullet(line.text) &&
    line.indented !== true &&
    datesIn(line.text)?.isRange === true &&
    hasDates(line.text);
  if (lines.some(isStray)) return undefined;
  const employers = employersAbove(whole, lines);
  return whole.slice(0, maxEntries).map((record, index) => {
    const begin = (one: number) => employers[one] ?? whole[one]?.[0]?.position ?? lines.length;
    const own = Array.from(
      { length: begin(index + 1) - begin(index) },
      (_, step) => begin(index) + step,
    );
    const dates = datesOf(record);
    const above = employers[index];
    if (above !== undefined) taken.add(above);
    const at = (positions: readonly number[]) => positions.map((one) => lines[one]?.at ?? 0);
    return {
      named: at(own.filter((one) => taken.has(one))),
      details: at(own.filter((one) => !taken.has(one))),
      ...(dates && { dates }),
      texts: [
        ...(above === undefined ? [] : [`Employer: ${withoutBullet(textAt(lines, above))}`]),
        ...textsOf(record, dates),
      ],
    };
  });
}

/** Labels that only forms about work have: "Client" and "Role" are of projects, too. */
const ofWork =
  /\b(?:employer|employed by|company|organi[sz]ation|firm|designation|position|post|job title|occupation)\b/i;

/** The jobs of a form, with employer, title and dates, wherever it is: "Company: Acme", "Designation: Clerk", "Period: 2012 to 2015". */
export const formJobs = (lines: readonly SectionLine[]): EntryDraft[] =>
  (labelledRecords(lines, 'experience') ?? []).filter(
    ({ dates, texts, named }) =>
      dates?.isRange === true &&
      texts.length > 1 &&
      !texts.some((text) => namesDegree(text)) &&
      lines.some(
        ({ at, line }) => named.includes(at) && ofWork.test(fieldIn(line.text)?.label ?? ''),
      ),
  );
