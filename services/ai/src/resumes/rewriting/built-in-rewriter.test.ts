import type { ResumeStructure } from '@commons/contracts/resumes/resume-structure';
import { sampleResume } from '../../testing/sample-resume.js';
import { analyseBuiltIn } from '../analysis/built-in-analyser.js';
import { rewriteBuiltIn } from './built-in-rewriter.js';

const { action_items } = analyseBuiltIn(sampleResume);
const pick = (words: string) => action_items.filter((text) => text.includes(words));

describe('the built-in rewriter', () => {
  it('applies the picked suggestions only', () => {
    const picked = [...pick('instead of “Responsible'), ...pick('before your education')];
    const { content, applied_suggestions } = rewriteBuiltIn(sampleResume, picked);
    expect([...applied_suggestions].sort()).toEqual([...picked].sort());
    expect(content).toContain('- Managed the oven line of the early shift');
    expect(content).not.toContain('Responsible');
    expect(content.indexOf('\nWork Experience\n')).toBeGreaterThan(0);
    expect(content.indexOf('\nWork Experience\n')).toBeLessThan(content.indexOf('\nEducation\n'));
    expect(content).toContain('- I trained new people');
    expect(content).not.toContain('[fill in');
  });

  it('marks facts that only the person knows, and invents nothing', () => {
    const { content } = rewriteBuiltIn(sampleResume, action_items);
    expect(content).toContain('[fill in: phone number]');
    const known = `${sampleResume.lines.join(' ')} ${action_items.join(' ')}`;
    const invented = (content.match(/\d+/g) ?? []).filter((number) => !known.includes(number));
    expect(invented).toEqual([]);
  });

  it('leaves "Helped" where no other verb fits in its place', () => {
    const lines = sampleResume.lines.map((line) =>
      line.includes('Responsible') ? '- Helped customers choose paint' : line,
    );
    const resume = { ...sampleResume, lines };
    const { content } = rewriteBuiltIn(resume, analyseBuiltIn(resume).action_items);
    expect(content).toContain('- Helped customers choose paint');
  });

  it('does not claim suggestions that it cannot apply', () => {
    const { applied_suggestions, content } = rewriteBuiltIn(sampleResume, ['Become an astronaut']);
    expect(applied_suggestions).toEqual([]);
    expect(content).toContain('Dana Fields');
  });
});

const plain: ResumeStructure = {
  name: 'Rosa Delgado',
  links: [],
  lines: [
    'Rosa Delgado',
    'Experience',
    'Line Cook, Harbor Grill, 2019 – present',
    'Responsible for the grill station on busy nights',
    'In charge of the print schedule of the kitchen',
    'Kept 3 fridges clean',
    'Dishwasher, Lakeview Hotel',
    '2016 - 2017',
    'Languages: English, Spanish',
  ],
  sections: [
    {
      kind: 'experience',
      heading: 'Experience',
      line: 1,
      at: [2, 3, 4, 5],
      lines: [
        'Line Cook, Harbor Grill, 2019 – present',
        'Responsible for the grill station on busy nights',
        'In charge of the print schedule of the kitchen',
        'Kept 3 fridges clean',
      ],
    },
    { kind: 'languages', heading: 'Languages', line: 8, at: [8], lines: ['English, Spanish'] },
  ],
};

describe('[RES-06] the built-in rewriter without bullets and clear sections', () => {
  const filled = (text: string) => text.split('\n').filter(Boolean);

  it('leaves every line that it does not change at its place', () => {
    const { content, changes } = rewriteBuiltIn(plain, []);
    expect(filled(content)).toEqual(plain.lines);
    expect(changes).toEqual([]);
  });

  it('keeps the articles, and writes no bullets among lines without', () => {
    const picked = analyseBuiltIn(plain).action_items.filter((text) => text.startsWith('Write “'));
    const { content, changes } = rewriteBuiltIn(plain, picked);
    expect(filled(content)).toEqual(
      plain.lines
        .join('\n')
        .replace('Responsible for the', 'Managed the')
        .replace('In charge of the', 'Led the')
        .split('\n'),
    );
    expect(changes.map(({ line }) => line)).toEqual([3, 4]);
  });

  it('puts contact data of a sidebar at the top, and headings in the capitals of the others', () => {
    const lines = ['SKILLS', 'Rye', '615 555 0142', 'Smyrna, TN', 'Ann Lee', 'EXPERIENCE', 'Cook'];
    const resume = {
      name: 'Ann Lee',
      links: [],
      lines,
      sections: [
        { kind: 'skills' as const, heading: 'SKILLS', line: 0, at: [1], lines: ['Rye'] },
        { kind: 'experience' as const, heading: 'EXPERIENCE', line: 5, at: [6], lines: ['Cook'] },
      ],
      contact_lines: [2, 3, 4],
    };
    const { content } = rewriteBuiltIn(resume, ['Add a section with the heading “Summary”.']);
    expect(content).toMatch(/Ann Lee/);
    expect(content.indexOf('615 555 0142')).toBeLessThan(content.indexOf('SKILLS'));
    expect(content).toContain('SUMMARY\n[fill in: summary]');
  });
});
