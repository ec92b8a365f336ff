import { type JobsUnderTest, type Person, posting, startJobs } from '../../testing/jobs-service.js';

let service: JobsUnderTest;
let employer: Person;
beforeAll(async () => {
  service = await startJobs();
  employer = await service.account('employer');
});
afterAll(() => service.close());

const post = (change: object) =>
  service.request('POST', '/jobs', { token: employer.token, body: posting(change) });

it.each([
  ['zero-width spaces', '\u200b\u200b'],
  ['marks of direction', '\u202e'],
  ['soft hyphens', ' \u00ad '],
  ['Hangul and Braille blanks', '\u3164\u2800'],
])('refuses an invisible text as a title or an overview: %s', async (_what, text) => {
  for (const field of ['title', 'overview']) {
    const { status, body } = await post({ [field]: text });
    expect(status).toBe(422);
    expect(body.detail).toEqual([
      { loc: ['body', field], msg: 'Must not be empty', type: 'custom' },
    ]);
  }
  const { body } = await post({ perks: text, work_schedule: text });
  expect(body).not.toHaveProperty('perks');
  expect(body).not.toHaveProperty('work_schedule');
});

it('removes control characters from pasted texts, and keeps line breaks', async () => {
  const { body } = await post({ overview: 'One\u0000 two\u000b\u001b[0m\n\tthree\r\n👩‍🚀 نص' });
  expect(body.overview).toBe('One two[0m\n\tthree\r\n👩‍🚀 نص');
});

it('finds a word that was pasted with a zero-width space, and sorts by visible characters', async () => {
  await post({ title: '\u200bAard\u200bvark keeper' });
  await post({ title: 'Zookeeper of aardwolves' });
  const found = await service.request('POST', '/jobs/search', {
    body: { search: 'aardvark\u200b', sortBy: 'title' },
  });
  expect(found.body.map(({ title }: { title: string }) => title)).toEqual([
    '\u200bAard\u200bvark keeper',
  ]);
  const both = await service.request('POST', '/jobs/search', {
    body: { search: 'aard', sortBy: 'title' },
  });
  expect(both.body.map(({ title }: { title: string }) => title)).toEqual([
    '\u200bAard\u200bvark keeper',
    'Zookeeper of aardwolves',
  ]);
});

it('writes the code of a state in capitals, however it was typed', async () => {
  const { body } = await post({ location_state: 'tn' });
  expect(body.location_state).toBe('TN');
  const { body: spelled } = await post({ location_state: 'Tennessee' });
  expect(spelled.location_state).toBe('Tennessee');
});
