import { aiTexts } from '../../../texts/ai-texts.js';
import { quantitiesIn } from '../reading/read-quantities.js';
import { howToDecide, kindAsked, questionOf } from './how-to-decide.js';

const askedIn = (situation: string, aim: string, kind = '') =>
  questionOf(situation, aim, kind, quantitiesIn(situation));

test.each([
  ['what is wanted', 'We pay $15 an hour.', 'stop losing teachers', '', 'payGap'],
  ['the steps', 'Ads are $90, members pay $40.', 'a plan', 'marketing', 'advertising'],
  ['the situation', 'Our van costs $90 a week, a loan $40.', 'a plan', 'general', 'loan'],
])('takes the question from %s', (_what, situation, aim, kind, asked) => {
  expect(askedIn(situation, aim, kind)).toMatchObject({ asked });
});

test.each([
  ['nothing is asked', 'It rains.', 'sun'],
  [
    'the steps are about something else',
    'Our van costs $90 a week, a loan $40.',
    'a plan',
    'conflict',
  ],
  ['there is one number', 'A loan of $9,000.', 'a plan'],
  ['the other one is a day', 'A loan of $9,000 on Feb 1.', 'a plan'],
])('has no question where %s', (_what, situation, aim, kind = '') => {
  expect(askedIn(situation, aim, kind)).toBeUndefined();
});

test('tells the formula, what was read for it, what is missing and what has no place', () => {
  const situation = 'Pay would be $16 an hour. The sign cost $400.';
  const asked = askedIn(situation, 'hire a helper or not');
  const told = asked && howToDecide(aiTexts('en'), asked, quantitiesIn(situation));
  expect(told?.split('\n')).toEqual([
    expect.stringMatching(
      /^The pay of an hour × .* The \[break-even calculator\]\(\/tools\/break-even\) does/,
    ),
    '',
    '- What an hour of that work costs you: $16.',
    '- Not found: how many hours a week it is about.',
    '- Not found: what a customer pays for one.',
    expect.stringContaining('- What one costs you in goods and pay: $400'),
  ]);
  expect(
    asked && howToDecide(aiTexts('es'), asked, quantitiesIn(situation), { isPart: true }),
  ).toMatch(
    /calculadora de punto de equilibrio\]\(\/tools\/break-even\) hace esta cuenta con usted\.$/,
  );
});

test('tells only the formula where none of its numbers was found', () => {
  const asked = askedIn('', 'not lose my staff');
  const told =
    asked &&
    howToDecide(aiTexts('en'), asked, quantitiesIn('Half of the dentists call her on 2 phones.'));
  expect(told).toMatch(/^Their pay − your pay/);
  expect(told).not.toMatch(/50%|No place/);
});

test.each([
  ['what is left for me on a roof', 'margins'],
  ["what's left for me", 'margins'],
  ['what am I really making an hour', 'margins'],
  ['two cooks left for the hotel', 'hiring'],
  ['how many can quit before it hurts', undefined],
])('takes the steps from what is asked: %s', (aim, kind) => {
  expect(kindAsked(aim)).toBe(kind);
});
