import type { ResumeStructure } from '@commons/contracts/resumes/resume-structure';
import { withFacts } from './with-facts.js';

const job = 'Office Manager, Cedar Clinic';
const maya: ResumeStructure = {
  name: 'Maya Lindgren',
  links: [],
  lines: ['Maya Lindgren', 'EXPERIENCE', job, '2019'],
  sections: [
    { kind: 'experience', heading: 'EXPERIENCE', line: 1, lines: [job, '2019'], at: [2, 3] },
  ],
  entries: [
    {
      kind: 'experience',
      section: 0,
      title: 'Office Manager',
      named: [2, 3],
      details: [],
      confidence: 1,
    },
  ],
};
const written = (...lines: string[]) => withFacts(maya, lines.join('\n'), ['One']);

describe('[RES-06] the answer of a model', () => {
  it('keeps a new sentence that resembles a fact it leaves out, in its own section', () => {
    const { content, changes } = written('Maya Lindgren', 'SUMMARY', 'Office manager of a clinic');
    expect(content).toBe(
      `Maya Lindgren\n\nSUMMARY\nOffice manager of a clinic\n\nEXPERIENCE\n${job}\n2019`,
    );
    expect(changes.map(({ after }) => after)).toEqual(['SUMMARY', 'Office manager of a clinic']);
  });

  it.each([
    'Office Manager, Maple Clinic',
    'Senior Office Manager, Cedar Clinic',
    'Office manager at the Maple Clinic',
    'office manager, cedar clinic since 2015',
  ])('does not take a changed fact for a new sentence: %s', (changed) => {
    const { content } = written('Maya Lindgren', 'EXPERIENCE', changed, '2019');
    expect(content).toBe(`Maya Lindgren\n\nEXPERIENCE\n${job}\n2019`);
  });
});
