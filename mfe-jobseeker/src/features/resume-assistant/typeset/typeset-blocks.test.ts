import type { ResumeStructure } from '@commons/contracts/resumes/resume-structure';
import { typesetBlocks } from './typeset-blocks';

const text = [
  'Rosa Alvarez',
  'rosa@example.org · 423 555 0100',
  '',
  'SUMMARY',
  'Cook with five years at the grill.',
  '',
  'MY KITCHENS',
  'Line cook    2019 - 2021',
  'Harbor Grill, Erie',
  '- Ran the grill',
  '- Ordered fish',
  'Line cook, Pine Diner',
  'May 2023 – Present',
  '- Cut waste by 12 %',
  '',
  'SKILLS',
  'Grill, fish, soup',
].join('\n');

const lines = text.split('\n').filter(Boolean);
const at = (line: string) => lines.indexOf(line);
const reading: ResumeStructure = {
  links: [],
  lines,
  sections: [{ kind: 'experience', heading: 'My kitchens', lines: [] }],
  entries: [
    { kind: 'experience', section: 0, named: [5, 6], details: [7, 8], confidence: 1 },
    { kind: 'experience', section: 0, named: [9, 10], details: [11], confidence: 1 },
  ],
};

it('sets name, contact, headings, jobs with dates and bullets', () => {
  expect(at('Line cook    2019 - 2021')).toBe(5);
  expect(typesetBlocks(text, reading)).toEqual({
    name: 'Rosa Alvarez',
    contact: ['rosa@example.org · 423 555 0100'],
    sections: [
      {
        heading: 'SUMMARY',
        entries: [[{ text: 'Cook with five years at the grill.', role: 'text' }]],
      },
      {
        heading: 'MY KITCHENS',
        entries: [
          [
            { text: 'Line cook', dates: '2019 - 2021', role: 'title' },
            { text: 'Harbor Grill, Erie', role: 'about' },
            { text: 'Ran the grill', role: 'bullet' },
            { text: 'Ordered fish', role: 'bullet' },
          ],
          [
            { text: 'Line cook, Pine Diner', role: 'title' },
            { text: 'May 2023 – Present', role: 'about' },
            { text: 'Cut waste by 12 %', role: 'bullet' },
          ],
        ],
      },
      { heading: 'SKILLS', entries: [[{ text: 'Grill, fish, soup', role: 'text' }]] },
    ],
  });
});

it.each([
  ['with a reading', reading],
  ['without a reading', undefined],
])('loses no word, %s', (_, given) => {
  const { name, contact, sections } = typesetBlocks(text, given);
  const set = [
    name,
    ...contact,
    ...sections.flatMap(({ heading, entries }) => [
      heading,
      ...entries.flat().flatMap((line) => [line.text, line.dates ?? '']),
    ]),
  ];
  const words = (some: string) => some.match(/[\p{L}\p{N}@.%]+/gu);
  expect(words(set.join(' '))).toEqual(words(text));
});

it('sets a text without headings as one section', () => {
  const { name, contact, sections } = typesetBlocks(
    'Rosa\nErie\nrosa@example.org\nGrill cook\nFish cook',
  );
  expect([name, ...contact]).toEqual(['Rosa', 'Erie', 'rosa@example.org']);
  expect(sections).toEqual([
    {
      heading: '',
      entries: [
        [
          { text: 'Grill cook', role: 'text' },
          { text: 'Fish cook', role: 'text' },
        ],
      ],
    },
  ]);
});
