import type { ResumeEntry, ResumeStructure } from '@commons/contracts/resumes/resume-structure';
import { rewriteBuiltIn } from '../rewriting/built-in-rewriter.js';
import { analyseBuiltIn } from './built-in-analyser.js';
import { draftedSummary, summaryAddition } from './drafted-summary.js';
import { ResumeView } from './resume-view.js';

const now = new Date('2026-06-15');
const result = 'Moved discovery to Clio, saving 6 hours a week';

const entry = (title: string, organization: string, rest: Partial<ResumeEntry>): ResumeEntry => ({
  kind: 'experience',
  section: 0,
  title,
  ...(organization && { organization }),
  named: [],
  details: [],
  confidence: 0.9,
  ...rest,
});
const paralegal = entry('SENIOR PARALEGAL, LITIGATION', 'Logan & Finch, PLLC', {
  start: '2019-01',
  present: true,
});
const clerk = entry('Deputy Clerk', 'County Court', { start: '2015-01', end: '2019-12' });

function view(entries: ResumeEntry[], skills: string[] = [], summary?: string): ResumeView {
  const lines = [`• ${result}`, '• I answered the phone and kept the files of the office'];
  const resume: ResumeStructure = {
    links: [],
    lines: ['Experience', ...lines, ...(summary ? ['Summary', summary] : [])],
    sections: [
      { kind: 'experience', heading: 'Experience', line: 0, at: [1, 2], lines },
      ...(summary
        ? [
            {
              kind: 'summary' as const,
              heading: 'Summary',
              line: 3,
              at: [4],
              lines: [summary],
            },
          ]
        : []),
    ],
    entries,
    skills,
  };
  return new ResumeView(resume);
}

describe('[RES-06] a summary drafted from the résumé alone', () => {
  it('says role, years, employer, skills and the first result', () => {
    const text = draftedSummary(view([clerk, paralegal], ['Westlaw', 'E-filing', 'Clio']), now);
    // The year in which both jobs were held counts once.
    expect(text).toBe(
      `Senior Paralegal with 11 years of work experience, currently at Logan & Finch, PLLC. Strengths: Westlaw, E-filing, Clio. ${result}.`,
    );
  });

  it('counts neither care of a parent nor a volunteer as work', () => {
    const care = entry('Full-time caregiver for my mother', '', {
      start: '2020-02',
      present: true,
    });
    const board = entry('Treasurer (volunteer)', 'PTA', { start: '2021-01', present: true });
    expect(draftedSummary(view([clerk, care, board]), now)).toContain(
      'Deputy Clerk with 5 years of work experience, most recently at County Court.',
    );
  });

  it('is not made without a job and its employer', () => {
    expect(
      draftedSummary(view([entry('Cook', '', { start: '2019-01', present: true })]), now),
    ).toBe(undefined);
  });

  it('takes no place of work for a role', () => {
    const misread = entry('The Dockside', 'Blue Heron Grill', { start: '2018', end: '2021' });
    expect(draftedSummary(view([misread]), now)).toBe(undefined);
  });

  it('begins the result with a capital, and calls no certificate of a year a strength', () => {
    const { resume } = view([clerk], ['ServSafe 2023', 'filing', 'typing', 'Spanish']);
    const hasty = JSON.parse(
      JSON.stringify(resume).replaceAll(result, 'led a crew of 4, about 220 moves a year'),
    );
    const text = draftedSummary(new ResumeView(hasty), now);
    expect(text).toContain('Strengths: filing, typing, Spanish. Led a crew of 4');
  });

  it('calls nobody by the name of a work, and puts soldiers in the army', () => {
    const sitting = entry('Babysitting', 'two families', { start: '2022', end: '2026' });
    expect(draftedSummary(view([sitting]), now)).toBe(undefined);
    const clerkOf = (organization: string) =>
      draftedSummary(
        view([entry('Supply Clerk', organization, { start: '2014', end: '2022' })]),
        now,
      );
    expect(clerkOf('United States Army')).toContain('most recently in the United States Army.');
    expect(clerkOf('Army Surplus Store')).toContain('most recently at Army Surplus Store.');
  });

  it('asks who still learns what they look for, instead of naming the job beside it', () => {
    const course = (end: string) => entry('B.S. in Biology', 'Tech', { kind: 'education', end });
    expect(draftedSummary(view([clerk, course('2027-05')]), now)).toBe(undefined);
    expect(draftedSummary(view([clerk, course('2025-05')]), now)).toContain('Deputy Clerk');
    const missing = view([clerk, course('2099-05')]).resume;
    const { action_items } = analyseBuiltIn(missing);
    expect(rewriteBuiltIn(missing, action_items).content).toContain(
      'Summary\n[fill in: what you are looking for, and one thing that you did well]',
    );
  });

  it('completes a short one by what it lacks, and leaves the rest to the person', () => {
    expect(summaryAddition(view([clerk], [], 'Calm under pressure.'), now)).toBe(
      `Deputy Clerk with 5 years of work experience, most recently at County Court. ${result}.`,
    );
    expect(summaryAddition(view([], [], `${result}.`), now)).toBe(
      '[fill in: years of experience and your best result]',
    );
  });

  it('asks a pupil without a job for what they look for, not for years of experience', () => {
    const lines = ['Senior at Howard High School, graduating in 2027'];
    const pupil: ResumeStructure = {
      links: [],
      lines: ['Summary', ...lines],
      sections: [{ kind: 'summary', heading: 'Summary', line: 0, at: [1], lines }],
      entries: [],
    };
    expect(summaryAddition(new ResumeView(pupil), now)).toBe(
      '[fill in: what you are looking for, and one thing that you did well]',
    );
    const { areas_for_improvement, action_items } = analyseBuiltIn(pupil);
    expect([...areas_for_improvement, ...action_items].join('\n')).not.toMatch(
      /your years|how long/,
    );
    expect(action_items.join('\n')).toContain('at school or as a volunteer');
  });
});
