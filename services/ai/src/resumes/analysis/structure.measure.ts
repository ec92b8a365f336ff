import type { ResumeSectionKind } from '@commons/contracts/resumes/resume-lists';
import { draftedSummary, isBeforeFirstJob, isStudying, namesJobs } from './drafted-summary.js';
import { type Finding, quote } from './finding.js';
import { wordCount } from './language.js';
import { candidatesFor } from './questions.js';
import type { ResumeView } from './resume-view.js';
import { heldCredentials, shownSkills, usualSkills } from './shown-skills.js';
import { usualSections } from './usual-sections.js';

/** Whether a résumé needs a section: a summary is a habit of English ones, and scholars list works, not skills. */
export function isUsual(view: ResumeView, kind: ResumeSectionKind): boolean {
  if (kind === 'summary') return view.isEnglish;
  return kind !== 'skills' || view.of('publications').length === 0;
}

/** Licences, and skills that the jobs show, with a place for more if those are no list yet. */
function draftedSkills(view: ResumeView): string {
  const shown = [...heldCredentials(view), ...shownSkills(view)];
  const isList = shown.length === 0 || shown.length >= usualSkills;
  return [...shown, ...(isList ? [] : [view.own('resumeOpenSkills')])].join(', ');
}

/** What the rest of the résumé says of a missing section; empty if nothing. */
function draftedText(view: ResumeView, kind: ResumeSectionKind): string {
  if (kind === 'skills') return draftedSkills(view);
  if (kind !== 'summary') return '';
  const isFirst = isStudying(view) || isBeforeFirstJob(view);
  return draftedSummary(view) ?? (isFirst ? view.own('resumeOpenSummary', { open: 'first' }) : '');
}

/** Whether what belongs in a section was found in another: skills under "Languages & IT". */
const isRead = ({ resume, entries }: ResumeView, kind: ResumeSectionKind): boolean =>
  kind === 'skills'
    ? (resume.skills?.length ?? 0) > 0
    : entries.some((entry) => entry.kind === kind);

/** Missing sections, if nothing can be one. Otherwise the person is asked. */
const missingSections = (view: ResumeView): Finding[] =>
  usualSections
    .filter(
      ({ kind }) =>
        isUsual(view, kind) &&
        view.of(kind).length === 0 &&
        !isRead(view, kind) &&
        candidatesFor(view, kind).length === 0,
    )
    .map(({ kind, off }) => {
      const heading = view.own('resumeHeading', { kind });
      return {
        part: 'Structure',
        off,
        text: view.t('resumeNoSection', {
          kind,
          heading,
          name: quote(view.resume.name ?? view.headLine.text),
        }),
        lines: [view.headLine],
        action: view.t('resumeAddSection', { heading }),
        fix: (draft) => {
          const drafted = draftedText(view, kind) || view.own('resumeOpenSection', { kind });
          draft.addSection(kind, heading, drafted);
        },
      };
    });

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
const minLines = 6;

/** Experience comes before education, unless there is hardly any. */
function order(view: ResumeView): Finding[] {
  const at = (kind: ResumeSectionKind) =>
    view.sections.findIndex((section) => section.kind === kind);
  const [experience, education] = [at('experience'), at('education')];
  const lines = view.sections[experience]?.lines.length ?? 0;
  if (experience < 0 || education < 0 || education > experience || lines < minLines) return [];
  if (isLearning(view) || view.resume.sections[education]?.beside) return [];
  const section = view.sections[education];
  // A sidebar is read before the column whose top has the name: it is next to the experience.
  const [name] = view.titleLines;
  if (name && name.index > (section?.heading.index ?? 0)) return [];
  const line = section?.heading.text ? section.heading : section?.lines[0];
  if (!line) return [];
  return [
    {
      part: 'Structure',
      off: 1,
      text: view.t('resumeEducationFirst', { line: quote(line.text) }),
      lines: [line],
      action: view.t('resumeExperienceFirst'),
      fix: (draft) => draft.putBefore('experience', 'education'),
    },
  ];
}

/** Words of a résumé that says too little, and of one that is short, as those of many trades are. */
const short = { tooFew: 60, sparse: 100, brief: 150 };

/** One to two pages: about 250 to 900 words. */
function length(view: ResumeView): Finding[] {
  const count = wordCount(view.resume.lines.join(' '));
  const { headLine, lines, statements, t } = view;
  const jobs = view.entries.filter(({ kind }) => kind === 'experience').length;
  const last = lines.at(-1) ?? headLine;
  const said = { first: quote(headLine.text), last: quote(last.text), count };
  const about = namesJobs(view) ? 'jobs' : 'other';
  if (count < short.tooFew) {
    return [
      {
        part: 'Structure',
        off: 3,
        text: t('resumeTooFewWords', said),
        lines: [headLine, last],
        action: t('resumeSayMore', { about }),
      },
    ];
  }
  if (count < short.sparse || (count < short.brief && statements.length < 2 * jobs)) {
    return [
      {
        part: 'Structure',
        off: count < short.sparse ? 2 : 1,
        text: t('resumeBrief', { ...said, about }),
        lines: [headLine, last],
        action: t('resumeSayMore', { about }),
      },
    ];
  }
  if (count > 1_000 && view.of('publications').length === 0) {
    return [
      {
        part: 'Structure',
        off: 2,
        text: t('resumeTooManyWords', said),
        lines: [headLine, last],
        action: t('resumeShorten'),
      },
    ];
  }
  return [
    {
      part: 'Structure',
      text: t('resumeRightLength', said),
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
    text: view.t('resumeClearHeadings', {
      headings: quote(headings.map(({ text }) => text).join(', ')),
    }),
    lines: headings.slice(0, 10),
  };
  return [...missing, ...(isWhole ? [whole] : []), ...order(view), ...length(view)];
};
