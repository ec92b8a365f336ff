import { isConstraint, partConstraint } from './constraints.js';

it.each([
  'Please do not promise results, since the bar forbids it.',
  'dont call him a liar',
  'Do not confirm that this person is a patient.',
  'Do not explain why I am on leave.',
  "don't describe the photos too much",
  'Please open with a question, and do not name any manufacturer.',
  'Please write short sentences.',
  'Please aim it at mothers.',
  'Put the most important things first.',
  'keep answers to one line',
  'polite but not begging',
  'nice not bossy',
  'not mean',
  'no names in it',
  'sin bromas',
])('is said to the writer: %s', (thought) => expect(isConstraint(thought)).toBe(true));

it.each([
  'Do not park on the grass.',
  'Do not use the back door.',
  "don't forget your glove",
  'Do not give it to babies under one.',
  'Please do not call before 8.',
  'no early birds please',
  'no personal checks',
  'No names are on the list yet.',
  'Open with a purchase of $20.',
  'Say hi to Sheila at the desk.',
  'Start with the blue form.',
  'Not open on Mondays.',
  'Put the bins out first.',
])('is said to readers: %s', (thought) => expect(isConstraint(thought)).toBe(false));

it('parts an order from the end of notes without marks', () => {
  expect(partConstraint('he can see the pics at the office dont call him a liar')).toEqual({
    rest: 'he can see the pics at the office',
    constraint: 'dont call him a liar',
  });
  expect(partConstraint('lupe next door will hold it nice not bossy').constraint).toBe(
    'nice not bossy',
  );
  expect(partConstraint('we are open Mondays and not Sundays').constraint).toBeUndefined();
});
