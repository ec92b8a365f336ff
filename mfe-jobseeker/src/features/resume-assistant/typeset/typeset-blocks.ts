import type { ResumeStructure } from '@commons/contracts/resumes/resume-structure';
import { plainLine } from '../plain-line';

export interface TypesetLine {
  readonly text: string;
  /** Aligned to the end of the line. */
  readonly dates?: string;
  /** 'title' is the first line of a job or a course, 'about' the others with employer, place or dates. */
  readonly role: 'title' | 'about' | 'bullet' | 'text';
}

interface TypesetSection {
  /** Empty for lines before the first heading. */
  readonly heading: string;
  /** A job, a course or a paragraph each: no page break within. */
  readonly entries: readonly (readonly TypesetLine[])[];
}

interface TypesetResume {
  readonly name: string;
  readonly contact: readonly string[];
  readonly sections: readonly TypesetSection[];
}

const bullet = /^\s*[-–—•*▪◦‣·●○]\s+(?=\S)/u;

/** Headings that a writer adds, for texts without a parsed structure. */
const usualHeading = new RegExp(
  [
    '^(?:professional |work |career |technical |key )?(?:summary|',
    'profile|objective|about me|experience|employment(?: history)?|',
    'history|education|(?:core )?skills|competencies|certifications?|',
    'licenses?(?: and certifications?)?|languages|projects|awards|',
    'publications|interests|volunteering|references)(?: (?:and|',
    String.raw`&) \p{L}+)?:?$`,
  ].join(''),
  'iu',
);

const year = String.raw`(?:19|20)\d{2}`;
const moment = String.raw`(?:(?:\p{L}{3,9}\.?|\d{1,2})[\s/.]{1,2})?${year}`;
/** "Jan 2020 – Present" at the end of a line. */
const datesAtEnd = new RegExp(
  String.raw`(?:^|[\s,|·(–—-])\(?(${moment}(?:\s*(?:[-–—]|to|until)\s*(?:${moment}|present|now|today|current))?)\)?\s*$`,
  'iu',
);
const maxHead = 8;

/** What is used of the parsed structure, by the words of the lines: a rewriting changes their positions. */
function knownLines(reading: ResumeStructure | undefined) {
  const lines = (indexes: readonly number[]) =>
    indexes.map((index) => plainLine(reading?.lines[index] ?? ''));
  const entries = reading?.entries ?? [];
  return {
    headings: new Set(reading?.sections.map(({ heading }) => plainLine(heading)).filter(Boolean)),
    titles: new Set(entries.flatMap(({ named }) => lines(named.slice(0, 1)))),
    about: new Set(entries.flatMap(({ named }) => lines(named.slice(1)))),
  };
}

/** "Cook, Harbor Grill   2019 – 2021" as the text and its dates; a line of dates alone stays one text. */
function withDates(text: string): Pick<TypesetLine, 'text' | 'dates'> {
  const dates = datesAtEnd.exec(text)?.[1];
  const rest = text
    .slice(0, dates ? text.lastIndexOf(dates) : undefined)
    .replace(/[\s,|·(–—-]+$/u, '');
  return dates && rest ? { text: rest, dates } : { text };
}

/**
 * Typesets the text of a résumé: each line occurs once, in order. The parsed structure identifies headings and the
 * first lines of jobs; without it the usual words and bullets do.
 */
export function typesetBlocks(text: string, reading?: ResumeStructure): TypesetResume {
  const known = knownLines(reading);
  const lines = text.split('\n').filter((line) => line.trim());
  const [name = '', ...rest] = lines.map((line) => line.trim());
  const isHeading = (line: string) =>
    known.headings.has(plainLine(line)) || usualHeading.test(line.trim());
  const first = rest.findIndex(isHeading);
  const headEnd = first < 0 || first > maxHead ? Math.min(rest.length, 2) : first;
  const sections: { heading: string; entries: TypesetLine[][] }[] = [];
  for (const line of rest.slice(headEnd)) {
    if (isHeading(line)) sections.push({ heading: line, entries: [] });
    else {
      if (sections.length === 0) sections.push({ heading: '', entries: [] });
      addLine(sections.at(-1)?.entries ?? [], line, known);
    }
  }
  return { name, contact: rest.slice(0, headEnd), sections };
}

function addLine(entries: TypesetLine[][], line: string, known: ReturnType<typeof knownLines>) {
  const last = entries.at(-1);
  const previous = last?.at(-1);
  if (bullet.test(line)) {
    const item: TypesetLine = { text: line.replace(bullet, ''), role: 'bullet' };
    if (last) last.push(item);
    else entries.push([item]);
    return;
  }
  const plain = plainLine(line);
  const dated = withDates(line);
  const isTitle =
    known.titles.has(plain) ||
    (known.titles.size === 0 &&
      (!previous || previous.role === 'bullet') &&
      dated.dates !== undefined);
  const isAbout =
    known.about.has(plain) ||
    (last?.length === 1 && previous?.role === 'title' && datesAtEnd.test(line));
  if (isTitle) entries.push([{ ...dated, role: 'title' }]);
  else if (isAbout && last) last.push({ ...dated, role: 'about' });
  else if (last && previous?.role !== 'bullet') last.push({ text: line, role: 'text' });
  else entries.push([{ text: line, role: 'text' }]);
}
