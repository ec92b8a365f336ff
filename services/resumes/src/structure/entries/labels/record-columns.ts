import { withoutBullet } from '../../lines/bullet.js';
import { words } from '../../vocabulary/word-list.js';
import {
  aroundLabels,
  dutyWords,
  europeanOrganizations,
  europeanTitles,
  nameLabel,
  organizationWords,
  titleWords,
} from './entry-labels.js';

/** What the cells below a column's heading say about a job or course. */
export type ColumnRole = 'title' | 'organization' | 'place' | 'dates' | 'from' | 'to' | 'other';

/** A column of a table with a heading for each column, and a job or course in each row. */
export interface RecordColumn {
  readonly label: string;
  readonly role: ColumnRole;
}

const rolesByWords: readonly (readonly [ColumnRole, readonly string[]])[] = [
  [
    'from',
    words(
      'from, start, start date, started, joined, date of joining, joining date, date from, von, desde, de, du, dal, van, od, inicio',
    ),
  ],
  [
    'to',
    words(
      'to, until, end, end date, ended, left, date of leaving, date of relieving, relieving date, leaving date, date to, bis, hasta, al, au, tot, do, fin, a, até',
    ),
  ],
  [
    'dates',
    words(`
      date, dates, date(s), period, time period, year, years, when, time, duration, time duration, tenure, passed year,
      year of pass, year of study, from - to, from – to, year of passing, passing year, year of completion, year passed,
      year completed, year graduated, completed, graduated, month and year, inclusive dates, date attended, dates employed,
      fecha, fechas, periodo, período, año, años, année, années, période, zeitraum, jahr, jahre, datum, data, okres, lata,
      ano, anno, anni, periode, jaar, jaren, 时间, 日期, 年份, 起止时间, 期間, 年月, 기간, الفترة, التاريخ, תאריכים, תקופה,
      период, годы
    `),
  ],
  [
    'title',
    [
      ...titleWords,
      ...europeanTitles,
      ...words(`
        course, courses, qualifications, examination, examinations, examination passed, exam passed, name of the examination,
        exam, program, programme, class, job, certificate, diploma, degree earned, degree title, discipline, standard, award, major,
        carrera, grado
      `),
    ],
  ],
  [
    'organization',
    [
      ...organizationWords,
      ...europeanOrganizations,
      ...words(`
        board, board of university, council, workplace, place of work, business, hospital, facility, client, universidad,
        université, universität, università, universidade, uniwersytet, colegio, escuela, lugar de trabajo
      `),
    ],
  ],
  [
    'place',
    words(
      'location, place, city, town, city and state, address, ciudad, lugar, ort, lieu, ville, luogo, cidade',
    ),
  ],
  [
    'other',
    [
      ...dutyWords,
      ...words(`
        what i did, description, work done, work, details, role and responsibilities, notes, remarks, department, posting, key responsibilities,
        reason for leaving, supervisor, salary, phone, percentage, %, % of marks, marks %, percentage of marks,
        marks obtained, percent, cgpa, gpa, grade, marks, result, results, class obtained, remark, rank, s no, sr no, sl no,
        s n, no, serial no, medium, stream, semester, score, division, aggregate, specialization, subject, subjects,
        field of study, study field
      `),
    ],
  ],
];

const longestLabel = 40;
/** Minimum share of the columns whose headings are known. */
const minKnown = 0.6;

/** What the text behind a label or below a column's heading names: "Designation" is of a title. */
export function roleOf(label: string): ColumnRole | undefined {
  const plain = label
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/\((?:s|es)\)|[:*.]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  // "Institution / University", "Percentage/CGPA"
  const forms = [plain, ...plain.split(/\s*(?:[/&,]|\band\b|\bor\b)\s*/)];
  for (const form of forms.flatMap((one) => [one, nounOf(one)])) {
    const found = rolesByWords.find(([, all]) => all.includes(form));
    if (found) return found[0];
  }
  return undefined;
}

/** "Name of the company", "Company name": the noun of a label, without the words around it. */
function nounOf(label: string): string {
  const all = label.split(' ');
  const isNoun = (word: string) => !aroundLabels.includes(word);
  return all.slice(all.findIndex(isNoun), all.findLastIndex(isNoun) + 1).join(' ');
}

/** "Designation – Clerk", "Period of work - 2012 to 2015": a dash behind a label that is known. */
export const withLabelColon = (text: string): string =>
  text.replace(/^([^:–|-]{4,30}?)\s*[–-]\s*(?=[\p{Lu}\d].{1,60}$)/u, (all, label: string) => {
    const role = roleOf(withoutBullet(label));
    return role && role !== 'other' ? `${label}: ` : all;
  });

/**
 * The columns of a table by the headings in its first row, e.g. "Employer", "Position", "Dates", "Duties".
 * @returns undefined if the texts are not the headings of a table of jobs or courses
 */
export function recordColumns(texts: readonly string[]): readonly RecordColumn[] | undefined {
  if (texts.length < 3 || texts.some((text) => text.length > longestLabel || /\d/.test(text)))
    return undefined;
  const columns = texts.map((text) => ({ label: text.replace(/[:\s]+$/, ''), role: roleOf(text) }));
  const roles = columns.map(({ role }) => role);
  const known = roles.filter((role) => role !== undefined).length;
  const isDated = roles.includes('dates') || (roles.includes('from') && roles.includes('to'));
  const isNamed = roles.includes('title') || roles.includes('organization');
  const isWhole = roles.includes('title') && roles.includes('organization');
  if (!(isDated ? isNamed : isWhole) || known < minKnown * texts.length) return undefined;
  const school = columns.findLast(({ label }) => ofSchoolItself.test(label));
  const isExaminer = ({ label }: { label: string }) =>
    school !== undefined && label !== school.label && ofExaminer.test(label);
  const [unknown, ...others] = columns.filter(({ role }) => role === undefined);
  // What nothing says of one column is what the rows are about.
  const title = roles.includes('title') || others.length > 0 ? undefined : unknown;
  return columns.map((column) => ({
    label: column.label,
    role: isExaminer(column) ? 'other' : (column.role ?? (column === title ? 'title' : 'other')),
  }));
}

/** A school has a board or university beside it that holds its examinations. */
const ofSchoolItself = /school|college|institut/i;
/** Whether a label is of the board or university that examined, besides the school. */
export const isOfExaminer = (label: string): boolean => ofExaminer.test(label);
const ofExaminer = /^(?!.*(?:school|college|institut)).*(?:board|universit|council)/i;

/** Words of the label of a school, unlike those of an employer. */
const ofSchool = /school|institut|universi|college|board|colegio|escuela/i;

/** A label that names are read from: "Designation: Clerk" is none, "Position: Clerk" is. */
function usualLabel({ label, role }: RecordColumn): string {
  if (nameLabel.test(`${label}: `)) return label;
  if (role === 'title') return 'Position';
  return ofSchool.test(label) ? 'School' : 'Employer';
}

const longestValue = 3;

function labelled(column: RecordColumn, text: string): string {
  const { label, role } = column;
  if (role === 'title' || role === 'organization') return `${usualLabel(column)}: ${text}`;
  if (role === 'place') return `Location: ${text}`;
  // "Percentage: 82 %", but not "Duties: Ran the desk and trained six people".
  const isValue = text.split(/\s+/).length <= longestValue;
  return role === 'other' && isValue ? `${label}: ${text}` : text;
}

/** The order in which the lines of a job or course are read: its names, its dates, the rest. */
const order: readonly ColumnRole[] = [
  'organization',
  'title',
  'place',
  'dates',
  'from',
  'to',
  'other',
];

/** The lines that the cells of a row represent: "Employer: Acme", "Position: Clerk", "2019 – 2022", "Ran the desk". */
export function linesOfRecord(
  columns: readonly RecordColumn[],
  cells: readonly string[],
): readonly string[] {
  const filled = columns
    .map((column, at) => ({ column, text: cells[at]?.trim() ?? '' }))
    .filter(({ text }) => text !== '')
    .sort((a, b) => order.indexOf(a.column.role) - order.indexOf(b.column.role));
  const of = (role: ColumnRole) => filled.find(({ column }) => column.role === role)?.text;
  const [from, to] = [of('from'), of('to')];
  return filled.flatMap(({ column, text }) => {
    if (column.role === 'to' && from) return [];
    if (column.role === 'from' && to) return [`${from} – ${to}`];
    return [labelled(column, text)];
  });
}
