import {
  certain,
  type ResumeSection,
  type ResumeStructure,
} from '@commons/contracts/resumes/resume-structure';
import type { ResumeSectionAnswer } from '@commons/contracts/resumes/resumes';
import { hasDates } from './dates/dates.js';
import { couldBeHeading } from './headings/heading-looks.js';
import { knownHeading } from './headings/headings.js';
import { isBullet } from './lines/bullet.js';
import { entriesOfSections, listsOf } from './structure.js';

/** Confidence of what the person says. */
const stated = 1;

/** Whether the line that a person chose is the heading of the section or its first line. */
const isHeadingLine = (text: string) =>
  knownHeading(text) !== undefined ||
  (couldBeHeading({ text }) && !isBullet(text) && !hasDates(text) && text.split(/\s+/).length <= 5);

function section(
  kind: ResumeSectionAnswer['kind'],
  line: number,
  at: readonly number[],
  texts: readonly string[],
): ResumeSection {
  const text = texts[line] ?? '';
  const own = isHeadingLine(text) ? at.filter((index) => index !== line) : [line, ...at];
  return {
    kind,
    heading: isHeadingLine(text) ? text : '',
    line,
    at: own,
    lines: own.map((index) => texts[index] ?? ''),
    confidence: stated,
  };
}

/** The section that a person begins at a line: up to the next heading, or to the end of the section it was in. */
function begun(
  resume: ResumeStructure,
  { kind, line }: { kind: ResumeSection['kind']; line: number },
) {
  const { lines, sections } = resume;
  const own = sections.find((one) => one.line === line && one.heading);
  if (own) return sections.map((one) => (one === own ? { ...one, kind, confidence: stated } : one));
  const around = sections.find(({ at = [] }) => at.includes(line));
  if (around) {
    const { at = [] } = around;
    const split = at.indexOf(line);
    const before = { ...around, at: at.slice(0, split), lines: around.lines.slice(0, split) };
    const added = section(kind, line, at.slice(split + 1), lines);
    const isEmpty = split === 0 && !around.heading;
    return sections.flatMap((one) =>
      one === around ? [...(isEmpty ? [] : [before]), added] : [one],
    );
  }
  // A line of the head: its section goes up to the next one.
  const next = Math.min(
    lines.length,
    ...sections.map((one) => one.line ?? lines.length).filter((at) => at > line),
  );
  const taken = new Set(sections.flatMap(({ at = [] }) => at));
  const at = lines
    .map((_, index) => index)
    .filter((index) => index > line && index < next && !taken.has(index));
  return [...sections, section(kind, line, at, lines)].sort(
    (a, b) => (a.line ?? 0) - (b.line ?? 0),
  );
}

/** The résumé with its sections as the person says: where one begins, or that there is none. */
export function withAnswers(
  resume: ResumeStructure,
  answers: readonly ResumeSectionAnswer[],
): ResumeStructure {
  let { sections } = resume;
  const absent = new Set(resume.absent);
  for (const { kind, line } of answers) {
    if (line === null) {
      absent.add(kind);
      // A guess by the content was wrong.
      sections = sections.map((one) =>
        one.kind === kind && (one.confidence ?? stated) < certain ? { ...one, kind: 'other' } : one,
      );
    } else if (line < resume.lines.length) {
      absent.delete(kind);
      sections = begun({ ...resume, sections }, { kind, line });
    }
  }
  const lines = resume.lines.map((text) => ({ text }));
  return {
    ...resume,
    sections,
    entries: entriesOfSections(lines, sections),
    ...listsOf(sections),
    absent: [...absent],
  };
}
