import type { ResumeStructure } from '@commons/contracts/resume-structure';
import { type Finding, linesOf, quote, rewordLine, withoutBullet } from './finding.js';

/** Clichés that any applicant could use. */
const hollow =
  /\b(hard[- ]?working|team player|go[- ]getter|detail[- ]oriented|self[- ]starter|think outside the box|results[- ]driven|synergy|dynamic|motivated individual|references available)\b/i;

/** Checks the summary: a short text at the top. */
export function measureSummary(resume: ResumeStructure): Finding[] {
  const lines = linesOf(resume, 'summary');
  const first = lines[0];
  if (!first) return [];
  const words = lines.join(' ').split(/\s+/).length;
  const empty = hollow.exec(lines.join(' '))?.[0];
  const findings: Finding[] = [];
  if (words > 110) {
    findings.push({
      part: 'Summary',
      off: 1.5,
      text: `The text that begins with ${quote(first)} has ${words} words. Three or four lines are read, more are not.`,
      action: 'Shorten the summary to three or four lines.',
    });
  }
  if (words < 15) {
    findings.push({
      part: 'Summary',
      off: 1.5,
      text: `${quote(lines.join(' '))} is too short to say what you offer: your work, your years, your best result.`,
      action: 'Say in the summary what you do, for how long, and your best result.',
      fix: (draft) => {
        draft.sections
          .find(({ kind }) => kind === 'summary')
          ?.lines.push('[fill in: years of experience and your best result]');
      },
    });
  }
  if (empty) {
    findings.push({
      part: 'Summary',
      off: 1,
      text: `${quote(lines.find((line) => line.includes(empty)) ?? first)} says “${empty}”, which everybody writes. Show it by a result instead.`,
      action: `Replace “${empty}” in the summary by something you did.`,
      fix: (draft) => {
        for (const line of lines)
          rewordLine(draft, line, (text) =>
            text.replace(empty, '[fill in: something you did that shows it]'),
          );
      },
    });
  }
  return findings.length > 0
    ? findings
    : [{ part: 'Summary', text: `${quote(first)} says in a few lines who you are.` }];
}

/** Items of a skill list, whatever their separator. */
const skillsOf = (lines: readonly string[]) =>
  lines
    .flatMap((line) =>
      withoutBullet(line)
        .replace(/^[^:]{2,40}:\s*/, '')
        .split(/[,;|•·]/),
    )
    .map((text) => text.trim())
    .filter(Boolean);

export function measureSkills(resume: ResumeStructure): Finding[] {
  const lines = linesOf(resume, 'skills');
  const first = lines[0];
  if (!first) return [];
  const skills = skillsOf(lines);
  if (skills.length < 5) {
    return [
      {
        part: 'Skills',
        off: 2,
        text: `${quote(lines.join(', '))} names ${skills.length} ${skills.length === 1 ? 'skill' : 'skills'}. Software that sorts resumes compares them with the words of the job.`,
        action: 'Name at least five skills that the job asks for and you have.',
        fix: (draft) => {
          draft.sections
            .find(({ kind }) => kind === 'skills')
            ?.lines.push('[fill in: more skills that the job asks for]');
        },
      },
    ];
  }
  return [
    {
      part: 'Skills',
      text: `${quote(skills.slice(0, 6).join(', '))}: ${skills.length} skills that software can find.`,
    },
  ];
}

const degree =
  /\b(bachelor|master|ph\.?\s?d|doctor|associate|diploma|ged|high school|certificate|b\.?\s?(?:a|s|sc|eng|ba)\b|m\.?\s?(?:a|s|sc|eng|ba)\b|mba|degree)/i;

export function measureEducation(resume: ResumeStructure): Finding[] {
  const lines = linesOf(resume, 'education');
  const first = lines[0];
  if (!first) return [];
  const findings: Finding[] = [];
  if (!lines.some((line) => degree.test(line))) {
    findings.push({
      part: 'Education',
      off: 2,
      text: `${quote(first)} names no degree or certificate.`,
      action: 'Name the degree or certificate of your education.',
      fix: (draft) => {
        draft.sections
          .find(({ kind }) => kind === 'education')
          ?.lines.splice(1, 0, '[fill in: degree or certificate]');
      },
    });
  }
  if (!lines.some((line) => /\b(?:19|20)\d\d\b/.test(line))) {
    findings.push({
      part: 'Education',
      off: 1,
      text: `${quote(first)} has no year.`,
      action: 'Give the years of your education.',
      fix: (draft) => {
        draft.sections
          .find(({ kind }) => kind === 'education')
          ?.lines.splice(1, 0, '[fill in: year]');
      },
    });
  }
  return findings.length > 0
    ? findings
    : [{ part: 'Education', text: `${quote(first)} is complete: what, where and when.` }];
}
