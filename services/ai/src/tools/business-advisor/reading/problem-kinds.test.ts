import { combined } from '../../../labelling/classify.js';
import { problemKinds, situationText } from './problem-kinds.js';
import { situationWords } from './situation-words.js';

const kindsOf = (situation: string, outcome: string, challenge: string) =>
  problemKinds({ situation, outcome, challenge }, situationWords(situation, outcome));

const likeliest = (situation: string, outcome = '', challenge = 'Operations') =>
  [...kindsOf(situation, outcome, challenge)].sort(([, one], [, other]) => other - one)[0]?.[0];

// AIT-09: problems in words that no list has (decision B211).
it.each([
  [
    'My two cooks do not speak to each other and the wait staff picks sides',
    /quarrel|conflict|team|leadership/,
  ],
  ['Somebody who was never here gave us one star and says the soup had glass in it', /review/],
  [
    'Nobody applied to the ad for a groomer in nine weeks, the chain store pays more an hour',
    /hiring/,
  ],
])('knows what "%s" is about', (situation, kind) => {
  expect(likeliest(situation, 'Peace', 'Operations')).toMatch(kind);
});

it('gives probabilities that make one together', () => {
  const all = kindsOf('The oven died', 'Bake on', '');
  expect([...all.values()].reduce((sum, probability) => sum + probability, 0)).toBeCloseTo(1, 1);
});

it('reads the challenge before the situation', () => {
  const entries = { situation: 'The oven died', outcome: 'Bake on', challenge: 'Operations' };
  expect(situationText(entries)).toBe('Operations.\nThe oven died\nBake on');
});

it('takes the kind that both readers think likely', () => {
  const features = new Map([
    ['rent', 0.6],
    ['theft', 0.4],
  ]);
  const encoder = new Map([
    ['rent', 0.1],
    ['theft', 0.9],
  ]);
  expect(combined(features, encoder, 0).get('rent')).toBeCloseTo(0.6);
  expect(combined(features, encoder, 1).get('rent')).toBeCloseTo(0.1);
  expect(combined(features, encoder, 0.5).get('theft')).toBeCloseTo(0.71, 2);
});
