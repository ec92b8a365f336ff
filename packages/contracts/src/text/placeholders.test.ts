import { placeholderProblem, placeholdersIn } from './placeholders.js';

it.each([
  '[fill in: pay range]',
  '[fill in]',
  '[Fill in: a real quotation, with permission]',
  '[FILL-IN: date]',
  '[Your name]',
  '[Company Name]',
  '[insert date here]',
  '[Date]',
  '{{first_name}}',
])('finds %s', (mark) => {
  const text = `We pay ${mark} a year.`;
  const [found, ...more] = placeholdersIn(text);
  expect(found?.text).toBe(mark);
  expect(text.slice(found?.start, found?.end)).toBe(mark);
  expect(more).toEqual([]);
});

it.each([
  'Fill in the form at the counter.',
  'See note [1] and [our site](https://example.org).',
  '[Dated 2025] report',
  '[time off] and [location: Erie]',
  '[x] forklift licence',
  'Salary [negotiable]',
  'const a = {b: {c: 1}}',
])('accepts %s', (text) => expect(placeholdersIn(text)).toEqual([]));

it('names the first placeholder and counts the others', () => {
  expect(placeholderProblem('Dear [fill in: name], call [fill in: phone number].')).toBe(
    'Fill in what is still open: [fill in: name] and 1 more',
  );
  expect(placeholderProblem('Dear Ann, call us.')).toBeUndefined();
});
