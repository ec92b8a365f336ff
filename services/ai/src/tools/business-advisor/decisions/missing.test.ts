import { aiTexts } from '../../../texts/ai-texts.js';
import { askFor, missingIn } from './missing.js';

test.each([
  [
    'a second van with its costs',
    'Should I get a second van? The lease is $640 a month.',
    'decide on the van',
    'purchase',
    ['more', 'price', 'outlay'],
  ],
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

test('asks what numbers are for where all are there', () => {
  const missing = missingIn(
    'It is $8 and $12 of what we sold, 40 a week, with $3 of goods, 9 hours.',
    'what to charge',
  );
  expect(missing && askFor(aiTexts('en'), { ...missing, needs: [] }, 'and')).toContain(
    'put together in more than one way',
  );
});

test('asks nothing where nothing is asked', () => {
  expect(missingIn('It rains.', 'sun')).toBeUndefined();
});
