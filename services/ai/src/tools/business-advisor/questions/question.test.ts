import { aiTexts } from '../../../texts/ai-texts.js';
import { quantitiesIn } from '../reading/read-quantities.js';
import { question } from './question.js';

/** What comes in and goes out, and what is there. */
const howLong = question({
  asks: /\bhow long\b/,
  numbers: {
    cash: 'money once: bank|savings',
    ins: 'money flow: sales|comes in',
    outs: 'money flow many: costs?|rent|goes out',
  },
  answer: ({ cash, ins, outs }, sheet) => ({
    ...sheet.tells('cash-flow', '', {}),
    short: () => [cash, ins, ...outs].map(({ value }) => value).join(' '),
  }),
});

const answerTo = (situation: string, aim = 'how long') =>
  howLong({
    quantities: quantitiesIn(situation),
    goals: [],
    aim,
    text: `${situation} ${aim}`.toLowerCase(),
  })?.short(aiTexts('en'));

test.each([
  [
    'each by the words beside it, in any order',
    'Rent is $900 a month. Sales are $3,000 a month. Savings are $8,000.',
    '8000 3000 900',
  ],
  [
    'the last one by what is left over',
    'We have $8,000. Sales are $3,000 a month, and the costs are $4,000 a month.',
    '8000 3000 4000',
  ],
  [
    'several in one blank',
    'Savings are $8,000. Sales are $3,000 a month, rent is $900 a month and other costs are $2,800 a month.',
    '8000 3000 900 2800',
  ],
  [
    'a period that is said once',
    'Savings are $8,000. Sales are $3,000 a month and the costs are $4,000.',
    '8000 3000 4000',
  ],
])('fills the blanks of a question: %s', (_what, situation, filled) => {
  expect(answerTo(situation)).toBe(filled);
});

test.each([
  ['a number is missing', 'Savings are $8,000. Sales are $3,000 a month.'],
  [
    'two numbers are told by nothing',
    'There is $8,000. My brother gets $3,000 a month and my sister $500 a month.',
  ],
  [
    'a number has no place',
    'Savings are $8,000. Sales are $3,000 a month, costs $4,000 a month. We have 12 chairs.',
  ],
  [
    'two ways to fill them are as good',
    'Savings are $8,000. Sales in May were $3,000 a month, sales in June $4,000 a month.',
  ],
])('answers nothing where %s', (_what, situation) => {
  expect(answerTo(situation)).toBeUndefined();
});

test('answers nothing where something else is asked', () => {
  expect(
    answerTo('Rent is $900 a month. Sales are $3,000 a month. Savings are $8,000.', 'grow'),
  ).toBeUndefined();
});
