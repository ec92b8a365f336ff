import type { ResumeSectionKind } from '@commons/contracts/resumes/resume-lists';
import { certain } from '@commons/contracts/resumes/resume-structure';
import type { ResumeQuestion } from '@commons/contracts/resumes/resumes';
import { quote } from './finding.js';
import type { ResumeView, ViewLine } from './resume-view.js';
import { usualSections } from './usual-sections.js';

const mostCandidates = 5;

const range =
  /(?:19|20)\d\d\D{1,20}(?:(?:19|20)\d\d|present|now|current|today|ongoing)|(?:19|20)\d\d\s*[-–—]/i;
const school =
  /\b(?:universi\p{L}*|college|school|academy|institut\p{L}*|bachelor|master|diplom\p{L}*|degree|ph\.?d|escuela|école|hochschule|gymnasium)\b/iu;
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
    (line) => line.index >= 0 && line.text && !view.resume.contact_lines?.includes(line.index),
  );
}

/** Lines where a section that was not found may begin. None if the person says that there is none. */
export function candidatesFor(view: ResumeView, kind: ResumeSectionKind): ViewLine[] {
  if (view.resume.absent?.includes(kind)) return [];
  const fits = looksLike[kind];
  if (!fits) return [];
  // The place below the name is the only one for a summary.
  const isContact = ({ index }: ViewLine) => view.resume.contact_lines?.includes(index) === true;
  const lines =
    kind === 'summary' ? view.head.filter((line) => !isContact(line)) : unexplained(view);
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
  return [...new Map(found.map((line) => [line.index, line])).values()].slice(0, mostCandidates);
}

const longestLine = 2_000;
const cut = ({ index, text }: ViewLine) => ({ index, text: text.slice(0, longestLine) });

/** Asks for sections that were not found or not recognized with certainty. */
export function questionsOf(view: ResumeView): ResumeQuestion[] {
  return usualSections.flatMap(({ kind, name }): ResumeQuestion[] => {
    const sections = view.of(kind);
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
