import type { ResumeSectionKind } from '@commons/contracts/resumes/resume-lists';
import { certain } from '@commons/contracts/resumes/resume-structure';
import type { ResumeQuestion } from '@commons/contracts/resumes/resumes';
import { quote } from './finding.js';
import { isBullet, type ResumeView, type ViewLine } from './resume-view.js';
import { usualSections } from './usual-sections.js';

const maxCandidates = 5;

const range =
  /(?:19|20)\d\d\D{1,20}(?:(?:19|20)\d\d|present|now|current|today|ongoing)|(?:19|20)\d\d\s*[-–—]/i;
const school =
  /\b(?:universi\p{L}*|college|school|academy|institut\p{L}*|bachelor|master|diplom\p{L}*|degree|ph\.?d|escuela|école|hochschule|gymnasium)\b/iu;
/** A course by its degree: "B.Tech", "MBA in Finance", "10+2", "GED". */
const degree =
  /\b(?:bachelor|master|diplom\p{L}*|associate degree|licenciatura|licence|abitur|high school|secondary|intermediate|ged|ph\.?d|m\.?b\.?a|b\.?\s?tech|m\.?\s?tech|b\.?sc|m\.?sc|b\.?com|b\.?c\.?a|m\.?c\.?a|b\.?e\.?|h\.?s\.?c|s\.?s\.?l?\.?c|matric\p{L}*|10\s?\+\s?2|1[02]th)(?![\p{L}\d])/iu;
const isList = (text: string) =>
  text.split(/[,;|•·、，]/).filter((item) => item.trim() && item.trim().split(/\s+/).length <= 4)
    .length >= 4;
const isProse = (text: string) => text.split(/\s+/).length >= 9;

const looksLike: Partial<Record<ResumeSectionKind, (text: string) => boolean>> = {
  experience: (text) => range.test(text),
  education: (text) => school.test(text),
  skills: isList,
  summary: isProse,
};

/** Words that show what a line is about, wherever it is; the kinds in `notIn` use them for something else. */
const tellsOf: Partial<
  Record<ResumeSectionKind, { line: RegExp; notIn: readonly ResumeSectionKind[] }>
> = {
  experience: {
    line: /\bwork(?:ed|ing) (?:as|at|in|with|for|under)\b|\b(?:duration|designation|employer|company|position|tätigkeit|puesto)\s*[:|]|\b(?:years?|months?) (?:of )?(?:\p{L}+ )?experience\b|\bexperience (?:as|with|:)|\bpraktik\p{L}*\b/iu,
    notIn: ['education', 'projects', 'references', 'publications', 'interests'],
  },
  education: {
    line: degree,
    notIn: ['references', 'publications', 'projects'],
  },
  skills: {
    line: /^\W*(?:\p{L}+ ){0,3}(?:skills?|proficienc(?:y|ies)|software|tools|strengths?|kenntnisse|fähigkeiten|competences?|habilidades)\W*(?:[:|–-]|$)/iu,
    notIn: ['references', 'publications'],
  },
};

const headingOf: Partial<Record<ResumeSectionKind, RegExp>> = {
  experience: /^(?:[a-z]+ )?experience$|^employment(?: history)?$/i,
  education: /^(?:education|[a-z]+ background)$/i,
  skills: /^(?:[a-z]+ )?(?:skills|competencies|expertise)$/i,
  summary: /^(?:[a-z]+ )?(?:summary|profile)$/i,
};

/** Lines with several headings side by side, as above columns that were not separated. */
function headingRows(view: ResumeView, kind: ResumeSectionKind): ViewLine[] {
  const heading = headingOf[kind];
  return view.lines.filter(({ text }) => {
    const cells = text.split('|').map((cell) => cell.trim());
    return cells.length > 1 && cells.some((cell) => heading?.test(cell));
  });
}

/** Lines that no section of a known kind explains. */
function unexplained(view: ResumeView): ViewLine[] {
  const others = view.of('other').flatMap(({ heading, lines }) => [heading, ...lines]);
  return [...view.head, ...others].filter(
    (line) => line.index >= 0 && line.text && !view.isContact(line),
  );
}

/** Lines in sections of other kinds that belong to a kind; the heading where most lines of its section do. */
function elsewhere(view: ResumeView, kind: ResumeSectionKind): ViewLine[] {
  const mentions = tellsOf[kind];
  if (!mentions) return [];
  return view.sections
    .filter((section) => section.kind !== kind && !mentions.notIn.includes(section.kind))
    .flatMap(({ heading, lines }) => {
      const found = [heading, ...lines].filter(
        ({ index, text }) => index >= 0 && mentions.line.test(text),
      );
      const isWhole = heading.index >= 0 && heading.text && found.length > lines.length / 2;
      return isWhole ? [heading] : found.slice(0, 2);
    });
}

/** Sections within which short lines are labels of what was done. */
const withLabels: readonly ResumeSectionKind[] = ['experience', 'projects', 'publications'];
const longestHeading = 40;

/** Short lines above a list that belong to nothing: a heading in words that the reading does not know. */
function loneLines(view: ResumeView, fits: (text: string) => boolean): ViewLine[] {
  const labels = new Set(
    withLabels.flatMap((kind) => view.linesOf(kind).map(({ index }) => index)),
  );
  // "WELDER / FABRICATOR" below the name is a title.
  const titles = new Set(view.titleLines.map(({ index }) => index));
  return view.lines.filter((line, at) => {
    const below = view.lines[at + 1]?.text ?? '';
    return (
      line.text.length <= longestHeading &&
      /^[\p{Lu}\p{Lo}][^\d@,.;:|]*$/u.test(line.text) &&
      (isBullet(below) || /^[-•]\S/.test(below) || fits(below)) &&
      !labels.has(line.index) &&
      !titles.has(line.index) &&
      !view.isHeading(line) &&
      !view.isContact(line) &&
      !view.isOfEntry(line)
    );
  });
}

/** Lines where a section that was not found may begin. None if the person says that there is none. */
export function candidatesFor(view: ResumeView, kind: ResumeSectionKind): ViewLine[] {
  if (view.resume.absent?.includes(kind)) return [];
  const fits = looksLike[kind];
  if (!fits) return [];
  // The place below the name is the only one for a summary.
  const lines =
    kind === 'summary' ? view.head.filter((line) => !view.isContact(line)) : unexplained(view);
  const experience = view.of('experience')[0]?.heading.index ?? Number.POSITIVE_INFINITY;
  const headings = view
    .of('other')
    .filter(({ heading }) => kind !== 'summary' || heading.index < experience)
    .filter((section) => section.lines.some(({ text }) => fits(text)))
    .map(({ heading }) => heading)
    .filter(({ index, text }) => index >= 0 && text);
  const found = [
    ...headingRows(view, kind),
    ...headings,
    ...lines.filter(({ text }) => fits(text)),
  ];
  const evidence = found.length > 0 ? found : elsewhere(view, kind);
  const candidates = evidence.length > 0 || kind === 'summary' ? evidence : loneLines(view, fits);
  return [...new Map(candidates.map((line) => [line.index, line])).values()].slice(
    0,
    maxCandidates,
  );
}

const longestLine = 2_000;
const cut = ({ index, text }: ViewLine) => ({ index, text: text.slice(0, longestLine) });

/** Asks for sections that were not found or not recognized with certainty. */
export function questionsOf(view: ResumeView): ResumeQuestion[] {
  return usualSections.flatMap(({ kind, name }): ResumeQuestion[] => {
    // A heading without text may be that of another column.
    const sections = view.of(kind).filter(({ lines }) => lines.length > 0);
    const [doubtful] = sections.filter(({ confidence }) => confidence < certain);
    if (sections.length > 0 && (!doubtful || view.isCertain(kind))) return [];
    if (doubtful) {
      const first = doubtful.heading.text ? doubtful.heading : doubtful.lines[0];
      if (!first) return [];
      return [
        {
          part: view.t('resumePart', { part: name }),
          kind,
          text: view.t('resumeReadAt', { kind, line: quote(first.text) }),
          candidates: [cut(first)],
        },
      ];
    }
    const candidates = candidatesFor(view, kind);
    if (candidates.length === 0) return [];
    const text = view.t('resumeWhereBegins', { kind });
    return [
      { part: view.t('resumePart', { part: name }), kind, text, candidates: candidates.map(cut) },
    ];
  });
}
