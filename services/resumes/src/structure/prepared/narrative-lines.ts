import { datesIn } from '../dates/dates.js';
import { narrativeEntry } from '../entries/told/narrative-entries.js';
import { tellsJob, toldJob } from '../entries/told/told-job.js';
import { isBullet } from '../lines/bullet.js';
import type { DocumentLine } from '../lines/document-line.js';
import { fullStop } from '../lines/sentence-end.js';

/** Minimum letters of a line that goes on in the next one. */
const minFull = 60;
/** Longest paragraph that is split, in letters. */
const longestParagraph = 2_000;

const isNarrative = (text: string) =>
  (['experience', 'education'] as const).some((kind) => narrativeEntry(text, kind)?.dates) ||
  toldJob(text)?.dates !== undefined;

/** "… at the Marriott, before that a room attendant at the Days Inn": each job has a clause of its own. */
const betweenSentences = new RegExp(
  `(?<=[\\p{L}\\d)](?:${fullStop}|!))\\s+(?=\\p{Lu})|(?<=,)\\s+(?=(?:and )?before that\\b)`,
  'u',
);
const sentencesOf = (text: string) => text.split(betweenSentences);

/** "2008 (3 months) | Internship at Rio Tinto": the next row of a table. */
const beginsWithDates = (text: string) => /^[^|]{4,24} \| /.test(text) && datesIn(text)?.from === 0;

/** Lines of a paragraph: a full one without an end is followed by the rest of its sentence. */
function paragraphAt(lines: readonly DocumentLine[], from: number): number {
  let to = from + 1;
  while (
    to < lines.length &&
    (lines[to - 1]?.text.length ?? 0) >= minFull &&
    !isBullet(lines[to]?.text ?? '') &&
    lines[to]?.apart !== true &&
    !tellsJob(lines[to]?.text ?? '') &&
    !beginsWithDates(lines[to]?.text ?? '') &&
    lines[to]?.heading === undefined
  )
    to += 1;
  return to;
}

/**
 * Gives each sentence of a paragraph a line of its own where one of them describes a job or course with its years: "I was a
 * cook at Krystal from 2018 to 2021."
 */
export function narrativeLines(lines: readonly DocumentLine[]): DocumentLine[] {
  const split: DocumentLine[] = [];
  for (let from = 0; from < lines.length; ) {
    const to = paragraphAt(lines, from);
    const own = lines.slice(from, to);
    const [first] = own;
    const text = own.map((line) => line.text.trim()).join(' ');
    const sentences = text.length <= longestParagraph && !isBullet(text) ? sentencesOf(text) : [];
    if (first && sentences.some(isNarrative))
      split.push(...sentences.map((sentence) => ({ ...first, text: sentence, apart: false })));
    else split.push(...own);
    from = to;
  }
  return split;
}
