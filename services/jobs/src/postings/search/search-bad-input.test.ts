import fc from 'fast-check';
import { type JobsUnderTest, posting, startJobs } from '../../testing/jobs-service.js';

let service: JobsUnderTest;

beforeAll(async () => {
  service = await startJobs();
  const { token } = await service.account('employer');
  for (const title of ['Registered Nurse', 'Café Waiter', 'C++ Developer']) {
    const answer = await service.request('POST', '/jobs', { token, body: posting({ title }) });
    expect(answer.status).toBe(201);
  }
});
afterAll(() => service.close());

/** Far more than a busy machine needs: only unbounded work takes longer. */
const longestMs = 3_000;

async function everyAnswer(search: string): Promise<number[]> {
  const calls = [
    ['POST', '/jobs/search', { search }],
    ['POST', '/jobs/search', { search, near: search.slice(0, 120) }],
    ['POST', '/jobs/search/summary', { search, category: 'Healthcare', location: 'Knoxville' }],
    ['GET', `/jobs/suggestions?${new URLSearchParams({ search })}`, undefined],
  ] as const;
  const statuses: number[] = [];
  for (const [method, path, body] of calls) {
    const begun = Date.now();
    statuses.push((await service.request(method, path, { body })).status);
    expect(Date.now() - begun).toBeLessThan(longestMs);
  }
  return statuses;
}

const hostile = [
  'n'.repeat(500),
  'nurse '.repeat(83),
  `${'a'.repeat(19)} `.repeat(25),
  '😀🚑 nurse 👩‍⚕️',
  'ممرضة مسجلة',
  '\u202eesrun\u202c',
  'it a the',
  '?!.,;:-_()[]{}"\'`',
  'nurse AND (doctor OR -waiter) "exact" title:nurse *',
  '$where {"$gt":""} [object Object] __proto__ constructor',
  Array.from({ length: 50 }, (_, at) => `word${at}`).join(' '),
  '$'.repeat(50) + '1'.repeat(400),
  '1,000,000,000 401k $ 90k-100k /hr',
  '\u0000\u0007',
];

describe('a search for arbitrary text', () => {
  it.each(hostile)('answers %j', async (search) => {
    for (const status of await everyAnswer(search)) expect([200, 422]).toContain(status);
  });

  it('searches for stop words only when there are no other words', async () => {
    const { body } = await service.request('POST', '/jobs/search/summary', {
      body: { search: 'the a' },
    });
    expect(body).toMatchObject({ understood: [], left_out: [] });
  });

  it('never fails', async () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.constantFrom('nurse', 'part time', '90k', '37402', 'remote', 'tennessee', 'C++', 'cafe'),
    );
    const text = fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(' ').slice(0, 500));
    await fc.assert(
      fc.asyncProperty(text, async (search) => {
        for (const status of await everyAnswer(search)) expect([200, 422]).toContain(status);
      }),
      { numRuns: 60 },
    );
  }, 120_000);
});
