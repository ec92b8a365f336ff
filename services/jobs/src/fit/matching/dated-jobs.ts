import { isCareerBreak } from '@commons/contracts/resumes/career-break';
import type { ResumeStructure } from '@commons/contracts/resumes/resume-structure';
import { type Mention, mentionsIn } from './concepts.js';
import { contentStems } from './content-words.js';

/** A job with its months, counted from year 0. */
export interface DatedJob {
  /** Its first line as written. */
  readonly text: string;
  readonly begin: number;
  readonly end: number;
  readonly mentions: readonly Mention[];
  readonly stems: ReadonlySet<string>;
  /** A time away from paid work, which its title alone describes. */
  readonly isBreak: boolean;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const month = String.raw`(?:(${months.join('|')})[a-z]*\.?,? |(\d{1,2}) ?[/.] ?|)`;
const year = String.raw`((?:19|20)\d{2})(?:-(\d{2})(?!\d))?`;
const range = new RegExp(
  String.raw`(?<![\w/.])${month}${year}\s*(?:-|–|—|to|until|thru|through|till)\s*(?:${month}${year}|(present|now|current(?:ly)?|today|date|actualidad|presente|hoy|la fecha))`,
  'i',
);

const monthNumber = (name: string | undefined, digits: string | undefined) =>
  name ? months.indexOf(name.toLowerCase()) : digits ? Math.min(11, Number(digits) - 1) : undefined;

/** The months of a date range such as "Mar 2019 – present". Years alone count from January to January. */
function monthsIn(text: string, now: Date): { begin: number; end: number } | undefined {
  const found = range.exec(text);
  if (!found) return undefined;
  const [, fromName, fromSlash, fromYear, fromIso, toName, toSlash, toYear, toIso, present] = found;
  const begin = Number(fromYear) * 12 + (monthNumber(fromName, fromSlash ?? fromIso) ?? 0);
  const today = now.getUTCFullYear() * 12 + now.getUTCMonth();
  const lastMonth = monthNumber(toName, toSlash ?? toIso);
  // The last month counts fully.
  const end = present ? today : Number(toYear) * 12 + (lastMonth === undefined ? 0 : lastMonth + 1);
  return end >= begin && begin <= today ? { begin, end: Math.min(end, today) } : undefined;
}

const momentMonths = (moment: string | undefined) => {
  const [year, month] = (moment ?? '').split('-').map(Number);
  return year ? year * 12 + (month ? month - 1 : 0) : undefined;
};

function fromEntries(structure: ResumeStructure, now: Date): DatedJob[] {
  const today = now.getUTCFullYear() * 12 + now.getUTCMonth();
  const { entries = [], lines } = structure;
  return entries
    .filter(({ kind }) => kind === 'experience')
    .flatMap(({ start, end, present, title, organization, dates, details }) => {
      const begin = momentMonths(start);
      const last = present ? today : momentMonths(end);
      if (begin === undefined || last === undefined || last < begin) return [];
      const own = [title, organization].filter(Boolean).join(', ');
      const isBreak = isCareerBreak(title ?? '');
      const all = [own, ...(isBreak ? [] : details.map((at) => lines[at] ?? ''))].join('\n');
      // The last month counts fully, as in "March to May".
      const stop = Math.min(today, last + (end?.includes('-') && !present ? 1 : 0));
      const text = [own, dates].filter(Boolean).join(', ');
      return [{ text, begin, end: stop, isBreak, ...wordsOf(all) }];
    });
}

const wordsOf = (text: string) => ({ mentions: mentionsIn(text), stems: contentStems(text) });

/** Jobs that were read as no entry: each further line with dates among the experience, or in no section, starts one. */
function fromLines(structure: ResumeStructure, now: Date): DatedJob[] {
  const { entries = [], lines: all } = structure;
  const read = new Set(
    entries.flatMap(({ named, details }) => [...named, ...details].map((at) => all[at] ?? '')),
  );
  const others = new Set(
    structure.sections
      .filter(({ kind }) => kind !== 'experience')
      .flatMap(({ heading, lines }) => [heading, ...lines]),
  );
  const lines = all.filter((line) => !read.has(line) && !others.has(line));
  const starts = lines.flatMap((line, at) => {
    const months = monthsIn(line, now);
    return months ? [{ at, ...months }] : [];
  });
  return starts.map(({ at, begin, end }, index) => {
    // Title and employer are on the line with the dates, or up to two lines above.
    const isBare = contentStems((lines[at] ?? '').replace(range, ' ')).size < 2;
    const first = index > 0 ? (starts[index - 1]?.at ?? 0) + 1 : 0;
    const from = isBare ? Math.max(first, at - 2) : at;
    const text = lines
      .slice(from, at + 1)
      .filter((line) => !/^\s*[-•*]/.test(line))
      .join(', ');
    const isBreak = isCareerBreak(text);
    const all = isBreak ? text : lines.slice(from, starts[index + 1]?.at).join('\n');
    return { text, begin, end, isBreak, ...wordsOf(all) };
  });
}

/** The jobs of a résumé with their months: its entries of experience, and other lines with dates among them. */
export function datedJobsOf(structure: ResumeStructure, now: Date): DatedJob[] {
  return [...fromEntries(structure, now), ...fromLines(structure, now)];
}

/** Total years of jobs, rounded down; overlaps count once. */
export function yearsOf(jobs: readonly DatedJob[]): number {
  let months = 0;
  let until = 0;
  for (const { begin, end } of [...jobs].sort((one, other) => one.begin - other.begin)) {
    months += Math.max(0, end - Math.max(begin, until));
    until = Math.max(until, end);
  }
  return Math.floor((months + 1) / 12);
}
