import { sectionsAt } from './sections.js';

it('[RES-05] continues a section whose heading ends a column below both columns', () => {
  const lines = [
    { text: 'SCHOOLING', column: 1, beside: false },
    { text: 'CONTACT', column: 2, beside: true },
    { text: 'rosa@example.org', column: 2, beside: true },
    { text: 'Lane Community College', column: 3, beside: false },
  ];
  const heading = { kind: 'education', line: 0, text: 'SCHOOLING', confidence: 1 } as const;
  const contact = { kind: 'other', line: 1, text: 'CONTACT', confidence: 1 } as const;
  const { sections } = sectionsAt(lines, [heading, contact]);
  expect(sections.map(({ kind, at }) => [kind, at])).toEqual([
    ['education', [3]],
    ['other', [2]],
  ]);
});
