import {
  categoryChoices,
  employmentChoices,
  experienceChoices,
  postedChoices,
  sizeChoices,
} from './filter-choices';

it("[JOB-05] offers the 14 categories first, and the posting form's other ones under More", () => {
  expect(categoryChoices.first.join(', ')).toBe(
    'Technology, Healthcare, Finance, Education, Marketing, Sales, Customer Service, Operations, Construction, Manufacturing, Retail, Hospitality, Transportation, Other',
  );
  expect(categoryChoices.more).toEqual([
    'Information Technology',
    'Human Resources',
    'Engineering',
    'Design',
    'Writing & Editing',
    'Legal',
    'Administration',
    'Food Service',
  ]);
});

it('[JOB-06] offers the six employment types and four experience levels first', () => {
  expect(employmentChoices.first.join(', ')).toBe(
    'full-time, part-time, contract, remote, hybrid, temporary',
  );
  expect(employmentChoices.more).toEqual(['Internship', 'Freelance']);
  expect(experienceChoices.first.join(', ')).toBe(
    'Entry Level, Mid Level, Senior Level, Executive',
  );
  expect(experienceChoices.more).toEqual(['Internship']);
});

it('labels the ages and company sizes', () => {
  expect(postedChoices.map(({ label }) => label)).toEqual([
    'Last 24 hours',
    'Last 3 days',
    'Last 7 days',
    'Last 14 days',
    'Last 30 days',
  ]);
  expect(sizeChoices[0]).toEqual({ value: '1', label: '1 person' });
});
