import type { FitRequirement } from '@commons/contracts/jobs/job-fit';
import type { ResumeSectionKind } from '@commons/contracts/resumes/resume-lists';
import type { ResumeStructure } from '@commons/contracts/resumes/resume-structure';
import { type Mention, mentionsIn } from './concepts.js';
import { contentStems } from './content-words.js';
import { type DatedJob, datedJobsOf } from './dated-jobs.js';

export type Quote = FitRequirement['quotes'][number];

/** One line of a person's text. */
export interface PersonLine {
  readonly text: string;
  readonly from: Quote['from'];
  readonly mentions: readonly Mention[];
  readonly stems: ReadonlySet<string>;
  /** Of a section of licences and certificates. */
  readonly isCertificate?: boolean;
}

/** A person's statements: the lines of résumé, profile or letter, and the dated jobs. */
export interface PersonText {
  readonly lines: readonly PersonLine[];
  readonly jobs: readonly DatedJob[];
}

/** Bounds the work for any input. */
const maxLines = 600;
/** The résumé parser stops at 24,000 characters; a profile may have more. */
const maxLetters = 30_000;
const longestLine = 1_000;

const withoutBullet = (line: string) => line.replace(/^\s*(?:[-–—•*▪◦‣·]|\d+[.)])\s+/, '').trim();

const count =
  /(?<=\s)(?:an? )?(?:\d[\d,.]*\+?(?:-\p{L}+)?|two|three|four|five|six|seven|eight|nine|ten|twelve|several|all)\s+(?=\p{L})/giu;

/** What a line mentions; a count within a phrase does not hide it: "answered 70 calls". */
const mentionsOf = (text: string): Mention[] => {
  const without = text.replace(count, '');
  return without === text ? mentionsIn(text) : [...mentionsIn(text), ...mentionsIn(without)];
};

function readLine(line: string, from: Quote['from']): PersonLine {
  const text = withoutBullet(line).slice(0, longestLine);
  return { text, from, mentions: mentionsOf(text), stems: contentStems(text) };
}

/** The text of a parsed résumé or profile, without headings and contact lines. */
export function personOf(structure: ResumeStructure, from: Quote['from'], now: Date): PersonText {
  const of = (wanted: ResumeSectionKind) =>
    structure.sections.filter(({ kind }) => kind === wanted).flatMap(({ lines }) => lines);
  const certificates = new Set(of('certifications'));
  const apart = new Set([
    ...structure.sections.map(({ heading }) => heading),
    // "Model trains" shows no experience in training others.
    ...of('interests'),
    ...(structure.contact_lines ?? []).map((at) => structure.lines[at] ?? ''),
    structure.name ?? '',
  ]);
  const lines = structure.lines.filter((line) => line.trim() !== '' && !apart.has(line));
  return {
    lines: lines
      .slice(0, maxLines)
      .filter(withinLetters())
      .flatMap((whole) =>
        sentencesOf(whole).map((line) => ({
          ...readLine(line, from),
          isCertificate: certificates.has(whole),
        })),
      ),
    jobs: datedJobsOf(structure, now),
  };
}

function withinLetters() {
  let letters = 0;
  return (line: string) => {
    letters += line.length;
    return letters <= maxLetters;
  };
}

/** A paragraph has several statements: words of different sentences do not belong together. */
const paragraph = 220;
const sentencesOf = (line: string) =>
  line.length > paragraph
    ? line.split(/(?<=[.!?])\s+/).filter((text) => text.trim() !== '')
    : [line];

/** A letter: its sentences. */
export function letterText(letter: string): PersonText {
  const sentences = letter.split(/(?<=[.!?])\s+|\n+/).filter((text) => text.trim() !== '');
  return {
    lines: sentences
      .slice(0, maxLines)
      .filter(withinLetters())
      .map((line) => readLine(line, 'letter')),
    jobs: [],
  };
}

export const joined = (texts: readonly PersonText[]): PersonText => ({
  lines: texts.flatMap(({ lines }) => lines),
  jobs: texts.flatMap(({ jobs }) => jobs),
});

/** Longest quote: one line on a wide screen, two on a phone. */
const longestQuote = 180;

/**
 * A line shortened to the part around the match: a list of forty skills is not a helpful quote.
 * @param near a word of the relevant part
 */
export function quoteOf(line: PersonLine, near = ''): Quote {
  const { text, from } = line;
  if (text.length <= longestQuote) return { text, from };
  const at = Math.max(0, text.toLowerCase().indexOf(near.toLowerCase()));
  const begin = at < longestQuote / 2 ? 0 : text.lastIndexOf(' ', at - longestQuote / 3) + 1;
  const end = text.lastIndexOf(' ', begin + longestQuote);
  const part = text.slice(begin, end > begin ? end : begin + longestQuote).trim();
  return { text: `${begin > 0 ? '… ' : ''}${part} …`, from };
}
