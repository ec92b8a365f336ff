import type { ResumeSectionKind } from '@commons/contracts/resumes/resume-lists';
import { draftedSummary } from './drafted-summary.js';
import { type Finding, quote } from './finding.js';
import { wordCount } from './language.js';
import { candidatesFor } from './questions.js';
import type { ResumeView } from './resume-view.js';
import { shownSkills, usualSkills } from './shown-skills.js';
import { usualSections } from './usual-sections.js';

/** Whether a résumé needs a section: a summary is a habit of English ones, and scholars list works, not skills. */
export function isUsual(view: ResumeView, kind: ResumeSectionKind): boolean {
  if (kind === 'summary') return view.isEnglish;
  return kind !== 'skills' || view.of('publications').length === 0;
}

const missingText = (view: ResumeView, name: string) => {
  const where = `Below ${quote(view.resume.name ?? view.headLine.text)} there is no section`;
  return name === 'Summary'
    ? `${where} that reads as “${name}”: two lines on what you do and for how long help a reader in a hurry.`
    : `${where} that reads as “${name}”; software that sorts resumes looks for it.`;
};

/** Skills that the jobs show, with a place for more if those are no list yet. */
function draftedSkills(view: ResumeView): string {
  const shown = shownSkills(view);
  const isList = shown.length === 0 || shown.length >= usualSkills;
  return [...shown, ...(isList ? [] : ['[fill in: more skills]'])].join(', ');
}

/** What the rest of the résumé says of a missing section; empty if nothing. */
function draftedText(view: ResumeView, kind: ResumeSectionKind): string {
  if (kind === 'skills') return draftedSkills(view);
  return (kind === 'summary' && draftedSummary(view)) || '';
}

/** Missing sections, if nothing can be one. Otherwise the person is asked. */
const missingSections = (view: ResumeView): Finding[] =>
  usualSections
    .filter(
      ({ kind }) =>
        isUsual(view, kind) && view.of(kind).length === 0 && candidatesFor(view, kind).length === 0,
    )
    .map(({ kind, name, off }) => ({
      part: 'Structure',
      off,
      text: missingText(view, name),
      lines: [view.headLine],
      action: `Add a section with the heading “${name}”.`,
      fix: (draft) => {
        const drafted = draftedText(view, kind) || `[fill in: ${name.toLowerCase()}]`;
        draft.addSection(kind, name, drafted);
      },
    }));

const ongoing = '9999';
const yearOf = (moment = '') => moment.slice(0, 4);
const latest = (years: readonly string[]) => [...years].sort().at(-1) ?? '';

/** Students and scholars begin with their education: what they learned last is newer than their last job's begin. */
function isLearning(view: ResumeView): boolean {
  const of = (kind: 'experience' | 'education') => view.entries.filter((one) => one.kind === kind);
  const learned = of('education').map(({ present, end, start }) =>
    present ? ongoing : yearOf(end ?? start),
  );
  const begun = of('experience').map(({ start, end }) => yearOf(start ?? end));
  const isNewer = latest(learned) !== '' && latest(learned) >= latest(begun);
  return view.of('publications').length > 0 || isNewer;
}

/** Least lines of experience that are read before the education. */
const leastLines = 6;

/** Experience comes before education, unless there is hardly any. */
function order(view: ResumeView): Finding[] {
  const at = (kind: ResumeSectionKind) =>
    view.sections.findIndex((section) => section.kind === kind);
  const [experience, education] = [at('experience'), at('education')];
  const lines = view.sections[experience]?.lines.length ?? 0;
  if (experience < 0 || education < 0 || education > experience || lines < leastLines) return [];
  if (isLearning(view) || view.resume.sections[education]?.beside) return [];
  const section = view.sections[education];
  // A sidebar is read before the column whose top has the name: it stands beside the experience.
  const [name] = view.titleLines;
  if (name && name.index > (section?.heading.index ?? 0)) return [];
  const line = section?.heading.text ? section.heading : section?.lines[0];
  if (!line) return [];
  return [
    {
      part: 'Structure',
      off: 1,
      text: `${quote(line.text)} stands before your experience. With several jobs behind you, those are read first.`,
      lines: [line],
      action: 'Put your experience before your education.',
      fix: (draft) => draft.putBefore('experience', 'education'),
    },
  ];
}

/** Words of a résumé that says too little, and of one that is short, as those of many trades are. */
const short = { tooFew: 60, sparse: 100, brief: 150 };
const moreLines = 'Say more about what you did: two to four lines for each job.';

/** One to two pages: about 250 to 900 words. */
function length(view: ResumeView): Finding[] {
  const count = wordCount(view.resume.lines.join(' '));
  const { headLine, lines, statements } = view;
  const jobs = view.entries.filter(({ kind }) => kind === 'experience').length;
  const last = lines.at(-1) ?? headLine;
  const about = `From ${quote(headLine.text)} to ${quote(last.text)} there are ${count} words`;
  if (count < short.tooFew) {
    return [
      {
        part: 'Structure',
        off: 3,
        text: `${about}: too few to judge you by. One page has about 300 to 500.`,
        lines: [headLine, last],
        action: moreLines,
      },
    ];
  }
  if (count < short.sparse || (count < short.brief && statements.length < 2 * jobs)) {
    return [
      {
        part: 'Structure',
        off: 0.5,
        text: `${about}. That is brief and quickly read; a line or two on each job would show what you can do.`,
        lines: [headLine, last],
        action: moreLines,
      },
    ];
  }
  if (count > 1_000 && view.of('publications').length === 0) {
    return [
      {
        part: 'Structure',
        off: 2,
        text: `${about}. Most readers stop after two pages, about 900.`,
        lines: [headLine, last],
        action: 'Shorten your resume to two pages: keep the last ten years in detail.',
      },
    ];
  }
  return [
    {
      part: 'Structure',
      text: `The length is right: ${count} words from ${quote(headLine.text)} to ${quote(last.text)}.`,
      lines: [headLine, last],
    },
  ];
}

/** Checks sections, their order, and the length. */
export const measureStructure = (view: ResumeView): Finding[] => {
  const missing = missingSections(view);
  const headings = view.sections.map(({ heading }) => heading).filter(({ text }) => text);
  const isWhole = missing.length === 0 && headings.length > 0;
  const whole: Finding = {
    part: 'Structure',
    text: `Clear headings guide the reader: ${quote(headings.map(({ text }) => text).join(', '))}.`,
    lines: headings.slice(0, 10),
  };
  return [...missing, ...(isWhole ? [whole] : []), ...order(view), ...length(view)];
};
