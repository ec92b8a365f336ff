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
        .replace('In charge of the', 'Managed the')
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

  const section = (
    kind: ResumeStructure['sections'][number]['kind'],
    line: number,
    lines: readonly string[],
    all: readonly string[],
  ) => ({
    kind,
    heading: all[line] ?? '',
    line,
    at: lines.map((_, step) => line + 1 + step),
    lines: [...lines],
  });

  it('leaves the lines above all sections in their order, whatever the name is read as', () => {
    const lines = [
      'Wei-Ling (Grace) Tan',
      'Software Developer',
      'tan@example.dev',
      'WORK',
      'Wrote maps',
    ];
    const resume = {
      name: 'Wei-Ling Tan',
      links: [],
      lines,
      sections: [section('experience', 3, ['Wrote maps'], lines)],
      contact_lines: [0, 2],
    };
    expect(filled(rewriteBuiltIn(resume, []).content)).toEqual(lines);
  });

  it('puts a new section behind the contact data at the top, and parts no heading from its lines', () => {
    const lines = [
      'CONTACT',
      '615 555 0142',
      'Ann Lee',
      'WORK',
      'Cook',
      'COMMUNITY',
      'Treasurer, Lions Club',
    ];
    const resume = {
      name: 'Ann Lee',
      links: [],
      lines,
      sections: [
        section('other', 0, ['615 555 0142'], lines),
        section('experience', 3, ['Cook'], lines),
        section('other', 5, [], lines),
        {
          kind: 'experience' as const,
          heading: '',
          line: 6,
          at: [6],
          lines: ['Treasurer, Lions Club'],
        },
      ],
      contact_lines: [1, 2],
    };
    const picked = ['Summary', 'Skills'].map(
      (heading) => `Add a section with the heading “${heading}”.`,
    );
    const content = filled(rewriteBuiltIn(resume, picked).content);
    expect(content.indexOf('SUMMARY')).toBeGreaterThan(content.indexOf('615 555 0142'));
    expect(content[content.indexOf('COMMUNITY') + 1]).toBe('Treasurer, Lions Club');
  });
});
