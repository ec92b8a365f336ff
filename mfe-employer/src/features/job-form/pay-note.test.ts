import { payNote } from './pay-note';

it.each([
  ['$45,000+', '', 'Read as $45,000 or more a year.'],
  ['45k-55k', 'Annual Salary', 'Read as $45,000 to $55,000 a year.'],
  [
    'part-time $16.50–$18 an hour',
    'Hourly',
    'Read as $16.50 to $18 an hour. Pay filters count it as $34,320 to $37,440 a year of full-time work.',
  ],
  [
    'up to $30/hr',
    'Hourly',
    'Read as up to $30 an hour. Pay filters count it as up to $62,400 a year of full-time work.',
  ],
  ['70.000 €', 'Annual Salary', 'Read as €70,000 a year. Pay filters count it as $70,000 a year.'],
  [
    '$500 per project',
    'Project-based',
    'Read as $500 per project. Pay filters compare pay by the year and will not find the job.',
  ],
  [
    'DOE',
    'Hourly',
    'No amount was found in this text. It is shown as you wrote it, and pay filters will not find the job.',
  ],
])('describes %s with "%s" as: %s', (text, type, said) => {
  expect(payNote(text, type)).toEqual({ tone: 'plain', text: said });
});

it.each([
  ['$45,000+', 'Hourly', 'You chose Hourly, but this is pay by the year.'],
  ['$40,000 - $50,000', 'Project-based', 'You chose Project-based, but this is pay by the year.'],
  ['$25/hr', 'Annual Salary', 'You chose Annual Salary, but this is pay by the hour.'],
  ['$500 per project', 'Hourly', 'You chose Hourly, but this is pay per project.'],
])('warns that %s is not %s', (text, type, warning) => {
  const note = payNote(text, type);
  expect(note?.tone).toBe('warning');
  expect(note?.text).toMatch(/^Read as /);
  expect(note?.text).toContain(warning);
});

it.each([
  ['$4,200/month', 'Annual Salary'],
  ['$20/hr', 'Contract Rate'],
  ['$60k', 'Commission'],
])('finds nothing wrong with %s and %s', (text, type) => {
  expect(payNote(text, type)?.tone).toBe('plain');
});

it.each([
  ['$1,200', 'Hourly', 'We cannot tell what $1,200 is for.'],
  ['$45 a year', '', '$45 a year does not look like a pay.'],
  ['$45,000 an hour', 'Hourly', '$45,000 an hour does not look like a pay.'],
  ['CA$50,000', '', 'We read amounts in $, € and £ only.'],
])('asks about %s', (text, type, question) => {
  const note = payNote(text, type);
  expect(note?.tone).toBe('warning');
  expect(note?.text).toContain(question);
});

it('is empty for an empty text', () => expect(payNote('  ', 'Hourly')).toBeUndefined());
