import type { ResumeStructure } from '@commons/contracts/resume-structure';
import {
  dateRange,
  type Finding,
  isStatement,
  linesOf,
  quote,
  rewordLine,
  withoutBullet,
} from './finding.js';
import { capital, firstPerson, strongVerb, weakOpenings } from './verbs.js';

/** Most lines of one kind that are listed one by one. */
const named = 3;

function weak(lines: readonly string[]): Finding[] {
  return lines
    .flatMap((line) => {
      const text = withoutBullet(line);
      const opening = weakOpenings.find(({ form }) => form.test(text));
      if (!opening) return [];
      const reword = (from: string) => capital(from.replace(opening.form, opening.by));
      return [{ line, better: reword(text), reword }];
    })
    .slice(0, named)
    .map(({ line, better, reword }) => ({
      part: 'Experience',
      off: 1,
      text: `${quote(withoutBullet(line))} begins with words that say little. Begin with what you did.`,
      action: `Write ${quote(better)} instead of ${quote(withoutBullet(line))}.`,
      fix: (draft) => rewordLine(draft, line, (text) => `- ${reword(withoutBullet(text))}`),
    }));
}

function numbers(lines: readonly string[]): Finding[] {
  if (lines.length === 0) return [];
  const counted = lines.filter((line) =>
    /\d/.test(withoutBullet(line).replace(/\b(?:19|20)\d\d\b/g, '')),
  );
  const best = counted[0];
  const praise: Finding[] = best
    ? [{ part: 'Experience', text: `${quote(withoutBullet(best))} shows your result in numbers.` }]
    : [];
  if (counted.length * 3 >= lines.length) return praise;
  const bare = lines.filter((line) => !counted.includes(line)).slice(0, named);
  return [
    ...praise,
    ...bare.map(
      (line): Finding => ({
        part: 'Experience',
        off: 0.7,
        text: `${quote(withoutBullet(line))} names no number. How many, how much, how often, how fast?`,
        action: `Add a number to ${quote(withoutBullet(line))}.`,
        fix: (draft) =>
          rewordLine(
            draft,
            line,
            (text) =>
              `- ${withoutBullet(text).replace(/[.;]?\s*$/, '')} [fill in: number or result]`,
          ),
      }),
    ),
  ];
}

function person(lines: readonly string[]): Finding[] {
  const line = lines.find((text) => firstPerson.test(withoutBullet(text)));
  if (!line) return [];
  const without = (text: string) =>
    capital(withoutBullet(text).replace(/^I(?:'m|'ve| am| have| was)?\s+/, ''));
  return [
    {
      part: 'Experience',
      off: 0.5,
      text: `${quote(withoutBullet(line))} speaks of “I” or “my”. Resumes leave the person out.`,
      action: `Leave “I” out of ${quote(withoutBullet(line))}.`,
      fix: (draft) => rewordLine(draft, line, (text) => `- ${without(text)}`),
    },
  ];
}

function dates(resume: ResumeStructure, lines: readonly string[]): Finding[] {
  const dated = lines.filter((line) => dateRange.test(line));
  const first = dated[0];
  if (first) {
    return [
      {
        part: 'Experience',
        text: `${quote(first)} tells when: readers and their software need the dates.`,
      },
    ];
  }
  const heading = resume.sections.find(({ kind }) => kind === 'experience')?.heading ?? '';
  return [
    {
      part: 'Experience',
      off: 2,
      text: `Under ${quote(heading)} no job says from when to when.`,
      action: 'Give the months and years of each job.',
      fix: (draft) => {
        const section = draft.sections.find(({ kind }) => kind === 'experience');
        section?.lines.splice(1, 0, '[fill in: month and year – month and year]');
      },
    },
  ];
}

/** Checks verbs, numbers and dates of the experience. */
export function measureExperience(resume: ResumeStructure): Finding[] {
  const lines = linesOf(resume, 'experience');
  if (lines.length === 0) return [];
  const statements = lines.filter(isStatement);
  const strong = statements.find((line) => strongVerb.test(withoutBullet(line)));
  const praise: Finding[] = strong
    ? [{ part: 'Experience', text: `${quote(withoutBullet(strong))} begins with a strong verb.` }]
    : [];
  return [
    ...praise,
    ...weak(statements),
    ...numbers(statements),
    ...person(statements),
    ...dates(resume, lines),
  ];
}
