import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aiTexts } from '../../../texts/ai-texts.js';
import { measuresOf } from '../measures/spelled-out.js';
import { tidySituation } from '../tidy-situation.js';
import { businessAnswer } from './business-answer.js';

const answerTo = (situation: string, aim = '') =>
  businessAnswer(measuresOf(tidySituation(situation)), measuresOf(aim));

/** The situation, then the answer after ">" and the lines. */
const cases = readFileSync(join(__dirname, 'fixtures/businesses.txt'), 'utf8')
  .split('\n\n')
  .slice(1)
  .map((block) => {
    const [situation = '', short = '', ...lines] = block.trim().split('\n');
    return { situation, short: short.replace('> ', ''), lines };
  });

test.each(cases)('computes the whole of: $situation', ({ situation, short, lines }) => {
  const answered = answerTo(situation);
  const t = aiTexts('en');
  expect({ short: answered?.short?.(t), lines: answered?.lines(t) }).toEqual({ short, lines });
});

test('takes the aim from what the owner wants', () => {
  const lines = answerTo(
    'A smoothie costs me $2.50 and I sell it for $7. I sell 60 a day and am open 6 days a week.',
    'pay rent of $1,800',
  )?.lines(aiTexts('en'));
  expect(lines?.at(-1)).toBe('To spare: $7,020 − $1,800 = $5,220 a month.');
});

test.each([
  ['an amount without a part in it', 'I sell 40 cakes a week at $30. My cousin has $900.'],
  ['money in the bank', 'I sell 40 cakes a week at $30 and have $5,000 in the bank.'],
  ['a price that changes', 'I sell 40 cakes a week and went from $30 to $34 a cake.'],
  ['a wish', 'I could sell 40 cakes a week at $30 if I hire a baker at $700 a week.'],
  [
    'two prices of the same',
    'A cake costs $30 here and a cake costs $25 there. We sell 40 a week.',
  ],
])('leaves %s alone', (_what, situation) => {
  expect(answerTo(situation)).toBeUndefined();
});
