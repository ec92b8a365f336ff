import { writeAdvice } from './business-advisor.writer.js';
import { challengeAdvice } from './challenge-advice.js';

const input = {
  businessStage: 'Startup',
  industry: 'Bakery',
  primaryChallenge: 'Cash Flow',
  situationDescription: 'We sell bread to 14 cafés. They pay after 45 days! Rent is $2,100.',
  desiredOutcome: 'Always have two months of rent in the bank.',
};
const write = (change: Partial<typeof input> = {}) => writeAdvice({ ...input, ...change });

describe('built-in writer', () => {
  it('builds a plan with sections from the entered facts and names its writer', async () => {
    const text = await write();
    expect(text).toContain('built-in writer');
    expect(text).toContain('They pay after 45 days!');
    expect(text).toContain('Always have two months of rent in the bank.');
    for (const section of [
      'Where you stand',
      'Next 30 days',
      'Days 61 to 90',
      'How you will know',
    ]) {
      expect(text).toContain(`## ${section}`);
    }
    expect(text).toContain('13-week cash forecast');
    expect(text).toContain('[fill in');
  });

  it('contains no figure that was not entered, apart from general practice', async () => {
    const own = Object.values(challengeAdvice).flatMap(({ actions, measures, questions }) =>
      [...actions, ...measures, ...questions].flatMap((line) => line.match(/\d+/g) ?? []),
    );
    const allowed = new Set([
      ...own,
      '30',
      '31',
      '60',
      '61',
      '90',
      '1',
      '2',
      '14',
      '45',
      '2',
      '100',
    ]);
    const figures = (await write()).match(/\d+/g) ?? [];
    expect(figures.filter((figure) => !allowed.has(figure))).toEqual([]);
  });

  it('differs by challenge and stage, and accepts any text for them (decision A11)', async () => {
    const texts = await Promise.all([
      write(),
      write({ primaryChallenge: 'hiring' }),
      write({ businessStage: 'General', primaryChallenge: 'Parking' }),
    ]);
    expect(new Set(texts).size).toBe(3);
    expect(texts[1]).toContain('first 90 days');
    expect(texts[2]).toContain('Plan: Parking');
  });

  it('truncates long entries at a word and asks for figures when there are none', async () => {
    const text = await write({
      situationDescription: 'word '.repeat(4000),
      desiredOutcome: 'More.',
    });
    expect(text.length).toBeLessThan(5_000);
    expect(text).toContain('You named no figures yet.');
  });
});
