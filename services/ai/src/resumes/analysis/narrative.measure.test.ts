import type { ResumeEntry, ResumeStructure } from '@commons/contracts/resumes/resume-structure';
import { rewriteBuiltIn } from '../rewriting/built-in-rewriter.js';
import { analyseBuiltIn } from './built-in-analyser.js';

const paragraph = [
  'I worked at Harbor Grill as a picker from October 2021 until March 2024.',
  'Before that I was a cook at Blue Plate on Main Street from 2018 to 2021.',
];
const job = (at: number, title: string, organization: string, dates: string): ResumeEntry => ({
  kind: 'experience',
  section: 0,
  title,
  organization,
  dates,
  named: [at],
  details: [],
  confidence: 0.7,
});

const resume = (heading: string): ResumeStructure => ({
  name: 'Ann Lee',
  links: [],
  lines: ['Ann Lee', ...(heading ? [heading] : []), ...paragraph],
  sections: [
    {
      kind: 'experience',
      heading,
      line: 1,
      at: heading ? [2, 3] : [1, 2],
      lines: paragraph,
      confidence: heading ? 0.95 : 0.5,
    },
  ],
  entries: [
    job(heading ? 2 : 1, 'Picker', 'Harbor Grill', 'October 2021 until March 2024'),
    job(heading ? 3 : 2, 'Cook', 'Blue Plate', '2018 to 2021'),
  ],
});

const rewritten = (structure: ResumeStructure) => {
  const { action_items: actions } = analyseBuiltIn(structure);
  return rewriteBuiltIn(structure, actions).content.split('\n');
};

describe('[RES-06] jobs described in sentences', () => {
  it('become a list; a sentence that says more is kept below its line', () => {
    const lines = rewritten(resume('Experience'));
    expect(lines).toContain('Picker, Harbor Grill, October 2021 – March 2024');
    expect(lines).not.toContain(paragraph[0]);
    expect(lines.indexOf('Cook, Blue Plate, 2018 – 2021')).toBe(
      lines.indexOf(paragraph[1] ?? '') - 1,
    );
  });

  it('get a heading above them where there is none', () => {
    const lines = rewritten(resume(''));
    expect(lines[lines.indexOf('Picker, Harbor Grill, October 2021 – March 2024') - 1]).toBe(
      'Experience',
    );
    expect(rewritten(resume('Experience')).filter((line) => line === 'Experience')).toHaveLength(1);
  });

  it('are not found in lines that end with a full stop', () => {
    const lines = [
      'Deputy Clerk I, Café Luna, 2018 to 2020.',
      'Clerk I at Blue Plate, 2016 to 2018.',
    ];
    const listed: ResumeStructure = {
      ...resume('Experience'),
      lines: ['Ann Lee', 'Experience', ...lines],
      sections: [{ kind: 'experience', heading: 'Experience', line: 1, at: [2, 3], lines }],
      entries: [
        job(2, 'Deputy Clerk I', 'Café Luna', '2018 to 2020'),
        job(3, 'Clerk I', 'Blue Plate', '2016 to 2018'),
      ],
    };
    expect(analyseBuiltIn(listed).action_items.join()).not.toContain('List each job');
  });
});
