import { comparedTexts, composedText } from './text-changes';

const original = [
  'Rosa Alvarez',
  'EDUCATION',
  'Culinary diploma, 2018',
  'EXPERIENCE',
  'Line cook, Harbor Grill',
  'Responsible for the grill. I also trained new cooks and ordered fish',
  'Hobbies: chess',
].join('\n');
const improved = [
  'Rosa Alvarez',
  '',
  'SUMMARY',
  'Line cook with five years',
  '',
  'EXPERIENCE',
  'Line cook, Harbor Grill',
  '- Ran the grill.',
  '- Trained new cooks and ordered fish',
  '',
  'EDUCATION',
  'Culinary diploma, 2018',
].join('\n');

const filled = (text: string) => text.split('\n').filter(Boolean);
const comparison = comparedTexts(original, improved);
const kinds = comparison.changes.map(({ kind, before, after }) => ({ kind, before, after }));

describe('comparing a résumé with its improved text', () => {
  it('names every change once', () => {
    expect(kinds).toEqual([
      { kind: 'added', before: [], after: ['SUMMARY', 'Line cook with five years'] },
      {
        kind: 'changed',
        before: ['Responsible for the grill. I also trained new cooks and ordered fish'],
        after: ['- Ran the grill.', '- Trained new cooks and ordered fish'],
      },
      {
        kind: 'moved',
        before: ['EDUCATION', 'Culinary diploma, 2018'],
        after: ['EDUCATION', 'Culinary diploma, 2018'],
      },
      { kind: 'removed', before: ['Hobbies: chess'], after: [] },
    ]);
  });

  it('composes the improved text of all changes, and the original of none', () => {
    expect(composedText(comparison, () => true)).toBe(improved);
    expect(filled(composedText(comparison, () => false))).toEqual(filled(original));
  });

  it('leaves out one refused change, and nothing else', () => {
    const without = (kind: string) => composedText(comparison, (id) => !id.startsWith(`${kind}:`));
    expect(without('added')).not.toContain('SUMMARY');
    expect(filled(without('changed'))).toContain(
      'Responsible for the grill. I also trained new cooks and ordered fish',
    );
    expect(without('changed')).not.toContain('Ran the grill');
    expect(without('removed')).toContain('Hobbies: chess');
    const unmoved = without('moved');
    expect(unmoved.indexOf('EDUCATION')).toBeLessThan(unmoved.indexOf('EXPERIENCE'));
    expect(unmoved.match(/EDUCATION/g)).toHaveLength(1);
  });

  it('finds a line that was moved and reworded, and keeps it whatever is decided', () => {
    const moved = comparedTexts(
      'EDUCATION\nSchool\nGot a diploma in cooking at the school\nEXPERIENCE\nCook\nGrill\nFish\nSoup',
      'EXPERIENCE\nCook\nGrill\nFish\nSoup\nEDUCATION\nSchool\nEarned a diploma in cooking at the school',
    );
    expect(moved.changes.map(({ kind }) => kind)).toEqual(['moved', 'changed']);
    for (const [move, edit] of [
      [true, true],
      [true, false],
      [false, true],
      [false, false],
    ]) {
      const text = composedText(moved, (id) => (id.startsWith('moved') ? move : edit) === true);
      expect(filled(text)).toHaveLength(8);
      expect(text.startsWith('EXPERIENCE')).toBe(move);
      expect(text).toContain(edit ? 'Earned' : 'Got');
    }
  });

  it('ignores bullets, case and empty lines, and gives the reasons of the writer', () => {
    expect(comparedTexts('• One\nTWO', '\n- One\n\nTwo').changes).toEqual([]);
    const [change] = comparedTexts('Ran grill', 'Managed grill', [
      { line: 0, at: 0, before: 'Ran grill', after: 'Managed grill', why: 'A stronger verb' },
    ]).changes;
    expect(change?.why).toBe('A stronger verb');
  });

  it('never loses a line of very different or very long texts', () => {
    const long = Array.from({ length: 900 }, (_, at) => `Line ${at} of ${at * 7}`).join('\n');
    const other = Array.from({ length: 900 }, (_, at) => `Row ${at * 3}`).join('\n');
    const large = comparedTexts(long, other);
    expect(composedText(large, () => true)).toBe(other);
    expect(composedText(large, () => false)).toBe(long);
  });
});
