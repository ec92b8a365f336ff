import { datesIn, hasDates } from '../dates/dates.js';
import { isBullet } from '../lines/bullet.js';
import type { DocumentLine } from '../lines/document-line.js';
import type { SectionLine } from '../lines/section-line.js';
import { endsInOccupation } from '../vocabulary/occupations.js';
import type { Entry } from './entry.js';
import { isSameLook } from './names/entry-names.js';
import { tellsJob } from './told/told-job.js';

/** Shortest line that goes on in small letters, and longest that is put together, in letters. */
const minBegun = 25;
const longest = 240;

/** "worked as a", "Diploma in Civil Engineering from": more must follow. */
const endsOpen =
  /\s(?:of|and|for|the|in|at|from|with|by|as|an?|to|under|(?:in|the) year|aggregate|since|&|und|für|bei|im|an der|der|et|chez|de|du|della?|y|en)$/iu;

/** A name, and its dates in a cell of their own. */
const beforeDates = /^([^|]+?) \| ([^|]*\b(?:19|20)\d{2}\b[^|]*)$/u;

/** "Qualification: B.Com" is a line of its own. */
const labelled = /^[\p{L} /%.]{2,30}:\s/u;

/** Whether a line that tells a job has its rest, the employer or the dates, on the line below. */
const isTold = ({ text }: DocumentLine, below: DocumentLine) =>
  tellsJob(text) &&
  datesIn(text)?.isRange !== true &&
  (endsOpen.test(text) ||
    below.indented === true ||
    (/\sas\s/i.test(text) && (hasDates(below.text) || / since$/i.test(below.text))) ||
    /^(?:from|since|ltd|pvt)(?!\p{L})/iu.test(below.text));

/** Whether a line is the rest of the sentence or name above it. */
function goesOn(line: DocumentLine, below: DocumentLine): boolean {
  const { text } = line;
  const isOther =
    isBullet(below.text) ||
    labelled.test(below.text) ||
    tellsJob(below.text) ||
    line.column !== below.column ||
    text.length + below.text.length > longest;
  if (isOther) return false;
  if (isTold(line, below)) return true;
  const dates = datesIn(below.text);
  if (below.apart || !isSameLook(line, below) || (dates && datesIn(text))) return false;
  if (/\([^()]*$/.test(text)) return /^[^()]*\)/.test(below.text);
  if (/[.:;!?]$/.test(text) || dates?.from === 0) return false;
  // "Acme Storage   feb 2021 to now" above "forklift driver": dates end the line of an entry.
  const own = datesIn(text);
  if (own?.isRange && own.to === text.length) return false;
  // "2020-now, Alexian Village, CNA" above "take care of 11 residents".
  if (own?.isRange && own.from === 0 && endsInOccupation(text.split(', ').at(-1) ?? ''))
    return false;
  const isBegun = text.length >= minBegun && !text.includes(' | ');
  const [, name = text] = beforeDates.exec(text) ?? [];
  return endsOpen.test(name) || (isBegun && /^\p{Ll}/u.test(below.text));
}

/** "B.S., concentration in | 2014" above "Retail Management": the name goes on before the dates at the right edge. */
const joinedTo = (text: string, rest: string) => {
  const [, name = '', dates = ''] = beforeDates.exec(text) ?? [];
  return endsOpen.test(name) ? `${name} ${rest} | ${dates}` : `${text} ${rest}`;
};

/** Lines of a section in which wrapped sentences and names are whole. */
export interface WholeLines {
  readonly lines: readonly SectionLine[];
  /** An entry with its lines as they are in the document. */
  readonly asWritten: (entry: Entry) => Entry;
}

/** Puts wrapped lines together: "Diploma in Civil Engineering from" above "Riverside College in 2012". */
export function withWholeLines(all: readonly SectionLine[]): WholeLines {
  const parts = new Map<number, number[]>();
  const lines: SectionLine[] = [];
  for (const [position, { at, line }] of all.entries()) {
    const last = lines.at(-1);
    const before = all[position - 1]?.line;
    if (last && before && goesOn({ ...before, text: last.line.text }, line)) {
      const text = joinedTo(last.line.text, line.text);
      lines[lines.length - 1] = { at: last.at, line: { ...last.line, text } };
      parts.get(last.at)?.push(at);
    } else {
      lines.push({ at, line });
      parts.set(at, [at]);
    }
  }
  const whole = (ats: readonly number[]) => ats.flatMap((at) => parts.get(at) ?? [at]);
  return {
    lines,
    asWritten: (entry) => ({ ...entry, named: whole(entry.named), details: whole(entry.details) }),
  };
}
