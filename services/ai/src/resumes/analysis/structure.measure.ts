import type { ResumeSectionKind } from '@commons/contracts/resume-lists';
import type { ResumeStructure } from '@commons/contracts/resume-structure';
import { type Finding, headLine, quote, sectionsOf } from './finding.js';

/** Sections that recruiters and their software expect, in the usual order. */
const usual: readonly { kind: ResumeSectionKind; name: string; off: number }[] = [
  { kind: 'summary', name: 'Summary', off: 1.5 },
  { kind: 'experience', name: 'Experience', off: 4 },
  { kind: 'education', name: 'Education', off: 2 },
  { kind: 'skills', name: 'Skills', off: 2 },
];

const missingSections = (resume: ResumeStructure): Finding[] =>
  usual
    .filter(({ kind }) => sectionsOf(resume, kind).length === 0)
    .map(({ kind, name, off }) => ({
      part: 'Structure',
      off,
      text: `Below ${quote(headLine(resume))} there is no section that reads as “${name}”; software that sorts resumes looks for it.`,
      action: `Add a section with the heading “${name}”.`,
      fix: (draft) => {
        const place = usual.findIndex((section) => section.kind === kind);
        const after = draft.sections.filter((section) =>
          usual.slice(0, place).some((earlier) => earlier.kind === section.kind),
        ).length;
        draft.sections.splice(after, 0, {
          kind,
          heading: name,
          lines: [`[fill in: ${name.toLowerCase()}]`],
        });
      },
    }));

/** Experience comes before education, unless there is hardly any. */
function order(resume: ResumeStructure): Finding[] {
  const at = (kind: ResumeSectionKind) =>
    resume.sections.findIndex((section) => section.kind === kind);
  const [experience, education] = [at('experience'), at('education')];
  const lines = resume.sections[experience]?.lines.length ?? 0;
  if (experience < 0 || education < 0 || education > experience || lines < 6) return [];
  const heading = resume.sections[education]?.heading ?? '';
  return [
    {
      part: 'Structure',
      off: 1,
      text: `${quote(heading)} stands before your experience. With several jobs behind you, those are read first.`,
      action: 'Put your experience before your education.',
      fix: (draft) => {
        const rank = (kind: ResumeSectionKind) =>
          kind === 'summary' ? 0 : kind === 'experience' ? 1 : 2;
        draft.sections.sort((one, other) => rank(one.kind) - rank(other.kind));
      },
    },
  ];
}

const words = (lines: readonly string[]) => lines.join(' ').split(/\s+/).filter(Boolean).length;

/** One to two pages: about 250 to 900 words. */
function length(resume: ResumeStructure): Finding[] {
  const count = words(resume.lines);
  const last = quote(resume.lines.at(-1) ?? '');
  if (count < 150) {
    return [
      {
        part: 'Structure',
        off: 3,
        text: `From ${quote(headLine(resume))} to ${last} there are ${count} words: too few to judge you by. One page has about 300 to 500.`,
        action: 'Say more about what you did: two to four lines for each job.',
      },
    ];
  }
  if (count > 1_000) {
    return [
      {
        part: 'Structure',
        off: 2,
        text: `From ${quote(headLine(resume))} to ${last} there are ${count} words. Most readers stop after two pages, about 900.`,
        action: 'Shorten your resume to two pages: keep the last ten years in detail.',
      },
    ];
  }
  return [
    {
      part: 'Structure',
      text: `The length is right: ${count} words from ${quote(headLine(resume))} to ${last}.`,
    },
  ];
}

/** Checks sections, their order, and the length. */
export const measureStructure = (resume: ResumeStructure): Finding[] => {
  const missing = missingSections(resume);
  const headings = resume.sections.map(({ heading }) => heading).filter(Boolean);
  const whole: Finding = {
    part: 'Structure',
    text: `Clear headings guide the reader: ${quote(headings.join(', '))}.`,
  };
  return [
    ...missing,
    ...(missing.length === 0 ? [whole] : []),
    ...order(resume),
    ...length(resume),
  ];
};
