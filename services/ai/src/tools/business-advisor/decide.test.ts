import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aiTexts } from '../../texts/ai-texts.js';
import { decide } from './decide.js';
import { readSituation } from './reading/read-situation.js';
import { tidySituation } from './tidy-situation.js';

/** The situation with what is wanted in brackets, then the answer after ">" and the lines. */
const cases = readFileSync(join(__dirname, 'fixtures/decisions.txt'), 'utf8')
  .split('\n\n')
  .slice(1)
  .map((block) => {
    const [first = '', short = '', ...lines] = block.trim().split('\n');
    const [, situation = '', aim = ''] = /^(.*) \[(.*)\]$/.exec(first) ?? [];
    return { situation, aim, short: short.replace('> ', ''), lines };
  });

const t = aiTexts('en');
const answerTo = (situation: string, aim: string) =>
  decide(readSituation(tidySituation(situation), aim));

test.each(cases)('decides: $situation', ({ situation, aim, short, lines }) => {
  const answered = answerTo(situation, aim);
  expect({ short: answered?.short?.(t), lines: answered?.lines(t) }).toEqual({ short, lines });
});

test.each([
  [
    'a count that may multiply what follows',
    'We have 16 washers and sell 4 loads a day at $4.25.',
    'what is left',
  ],
  [
    'two prices of the same',
    'A cake is $30 and a cake is $25. We sell 40 cakes a week.',
    'what is left',
  ],
  [
    'a rate beside a fall',
    'We owe $8,000 to suppliers, sales fell 10% and the bank wants 7% interest.',
    'what to do',
  ],
  ['parts of two things', 'Our waste is 6% of $28,000 a month and card fees are 3%.', 'save money'],
  [
    'customers who leave',
    'We lost 4% of our customers and others lose 2%. Sales are $30,000 a month.',
    'keep them',
  ],
  [
    'a number that is told in words',
    'A coupon site wants half price on our $60 facial and keeps 50% of it. A facial costs me $20.',
    'what do I have left',
  ],
  [
    'an amount without a part',
    'I sell 40 cakes a week at $30. My cousin has $900.',
    'what is left',
  ],
  [
    'days that are not told',
    'We sell 40 cakes a day at $30. Rent is $900 a month.',
    'what is left a month',
  ],
  [
    'pay without hours',
    'We sell 40 cakes a week at $30 and pay a baker $18 an hour.',
    'what is left',
  ],
  [
    'a cost above the price',
    'We sell 40 cakes a week at $30 and one costs us $45.',
    'what is left',
  ],
  [
    'a count that nothing names',
    'The bank offers 18,000 at $575 a month, the truck should bring in $800 a month.',
    'take it',
  ],
  [
    'money that is owed beside a price',
    'They owe me $3,200, a visit is $60 and rent is $1,800 a month.',
    'is it worth it',
  ],
  [
    'a number of the aim that it has no use for',
    'We sell 40 cakes a week at $30, $9 each to make.',
    'sell 60 cakes',
  ],
  [
    'an aim that asks for a time, of which nothing is computed',
    'We sell 40 cakes a week at $30, $9 each to make.',
    'how long until it is worth it',
  ],
])('tells no figure with %s', (_what, situation, aim) => {
  expect(answerTo(situation, aim)).toBeUndefined();
});

test('shows no English nouns where the words of a situation are translated', () => {
  const lines = decide(
    readSituation('I make 3 cuts a day at $25 and work 20 days a month.', 'left a month', false),
  );
  expect(lines?.lines(aiTexts('es')).join(' ')).not.toMatch(/cuts|days/);
});
