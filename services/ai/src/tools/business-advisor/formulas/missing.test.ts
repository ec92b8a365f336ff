import { aiTexts } from '../../../texts/ai-texts.js';
import { numbersIn } from '../reading/entered-numbers.js';
import { askFor, kindAsked, missingIn, unsureOf } from './missing.js';

test.each([
  [
    'Mondays',
    'Monday is slow, maybe $640 in sales.',
    'close on Mondays',
    'opening',
    ['share', 'pay'],
  ],
  [
    'people who leave',
    'We pay $15 an hour.',
    'stop losing teachers',
    'payGap',
    ['theirPay', 'hours'],
  ],
])('asks for what decides %s', (_what, situation, aim, asked, needs) => {
  expect(missingIn(situation, aim)).toMatchObject({ asked, needs });
});

test('asks at most three numbers in a sentence, in both languages', () => {
  const missing = missingIn('I want to hire a helper.', 'hire or not');
  expect(missing?.needs).toHaveLength(3);
  if (!missing) return;
  expect(askFor(aiTexts('en'), missing, 'and')).toMatch(
    /^To tell you whether the additional person pays, I need 3 numbers that you did not enter: /,
  );
  expect(askFor(aiTexts('es'), missing, 'y')).toMatch(
    /^Para decirle si conviene la persona de más, /,
  );
});

test.each([
  ['which question the aim asks is not known', 'We sold 40 a week at $8.', 'better days'],
  [
    'an entered number has no part in the question',
    'We got 380 members at $20, a wash costs us $2.',
    'keep our people',
  ],
])('asks nothing where %s', (_what, situation, aim) => {
  expect(missingIn(situation, aim)).toBeUndefined();
});

test('names what was entered where no sum of it is sure', () => {
  const numbers = numbersIn('Flowers are $6,500 on Feb 1, 12% off, and I sell 40.');
  expect(unsureOf(aiTexts('en'), numbers)).toContain('I see $6,500, 12%, 40, but no sum');
  expect(unsureOf(aiTexts('es'), numbers)).toContain('Veo $6,500, 12%, 40');
  expect(unsureOf(aiTexts('en'), numbers.slice(0, 1))).toBeUndefined();
});

test('asks nothing where nothing is asked', () => {
  expect(missingIn('It rains.', 'sun')).toBeUndefined();
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
