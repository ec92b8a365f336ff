import { type JobsUnderTest, posting, startJobs } from '../../testing/jobs-service.js';
import { agesNamed, statedAge } from './stated-age.js';

it.each([
  ['You must be at least 16 years old.', 16],
  ['Open to anyone 15 or older', 15],
  ['Age 14+', 14],
  ['Applicants are 16 years of age and up.', 16],
  ['Minimum age: 17', 17],
  ['16-year-olds are welcome', 16],
  ['We start hiring at 15', 15],
  ['Must be 18 or older', undefined],
  ['Teach students 14 and up', undefined],
  ['At least 16 hours a week, $16 or more', undefined],
  ['Over 16 years of experience', undefined],
  ['15+ years of experience, or 16+ years in kitchens', undefined],
  ['A first job for students 16+', 16],
  ['Applicants at least 14 years of age', 14],
  ['Look after children, 14 and over', undefined],
  ['Must be 16+ for the counter, 14+ for the kitchen', 14],
])('reads the lowest age in %j', (text, age) => {
  expect(statedAge([undefined, text])).toBe(age);
});

it('takes an age for that of whoever is at least as old', () => {
  expect(agesNamed(['16', 'year', 'olds'])).toHaveLength(3);
  expect(agesNamed(['teens'])).toHaveLength(4);
  expect(agesNamed(['18', 'year', 'old'])).toHaveLength(4);
  expect(agesNamed(['16', 'hours'])).toEqual([]);
  expect(agesNamed(['cashier'])).toEqual([]);
});

describe('a search by an age', () => {
  let service: JobsUnderTest;
  beforeAll(async () => {
    service = await startJobs();
    const { token } = await service.account('employer');
    const jobs = [
      { title: 'Lawn Helper', required_qualifications: 'You must be at least 16 years old.' },
      { title: 'Crew Member' },
      { title: 'Cashier' },
      { title: 'Paralegal', category: 'Legal' },
    ];
    for (const job of jobs) await service.request('POST', '/jobs', { token, body: posting(job) });
  });
  afterAll(() => service.close());

  it.each([
    'jobs for 16 year olds',
    'summer job for my 16 year old',
    'jobs for teens',
    'trabajo para mi hijo de 16 años',
  ])(
    '[A66] finds what takes people at that age before what they usually do: %s',
    async (search) => {
      const { body } = await service.request('POST', '/jobs/search', { body: { search } });
      expect(body[0]?.title).toBe('Lawn Helper');
      expect(body.map(({ title }: { title: string }) => title)).not.toContain('Paralegal');
    },
  );
});
