import { placeMarks } from './place-marks.js';
import { keepingQuotations } from './quotations.js';

const upper = (text: string) => text.toUpperCase();

it('changes everything but what somebody said', () => {
  expect(keepingQuotations('he said "we open late" and “it is fine”, not "no"', upper)).toBe(
    'HE SAID "we open late" AND “it is fine”, NOT "NO"',
  );
});

it('leaves the marks of other places alone', () => {
  const { keptLine } = placeMarks;
  const text = `${keptLine}5${keptLine} chairs, "said as it is"`;
  expect(keepingQuotations(text, (all) => all)).toBe(text);
});
