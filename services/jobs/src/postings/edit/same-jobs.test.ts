import { type JobsUnderTest, type Person, posting, startJobs } from '../../testing/jobs-service.js';

let service: JobsUnderTest;
let employer: Person;
beforeAll(async () => {
  service = await startJobs();
  employer = await service.account('employer');
});
afterAll(() => service.close());

const post = async (change = {}, person = employer): Promise<string> =>
  (await service.request('POST', '/jobs', { token: person.token, body: posting(change) })).body.id;
const same = async (query: Record<string, string>, person = employer) => {
  const path = `/my-jobs/same?${new URLSearchParams(query)}`;
  const { body } = await service.request('GET', path, { token: person.token });
  return body.map(({ id }: { id: string }) => id);
};
const place = { location_city: 'Chattanooga', location_state: 'TN' };

describe('an identical posting', () => {
  it('is found by title and place, however they are written', async () => {
    const id = await post({ title: 'Café  Barista' });
    expect(await same({ ...place, title: ' cafe barista' })).toEqual([id]);
    expect(await same({ title: 'Cafe Barista' })).toEqual([]);
    expect(await same({ ...place, title: 'Baristas' })).toEqual([]);
  });

  it('counts only while it is open, and only for its owner', async () => {
    const id = await post({ title: 'Night Porter' });
    const other = await service.account('employer');
    expect(await same({ ...place, title: 'Night Porter' }, other)).toEqual([]);
    const body = { status: 'filled' };
    await service.request('PATCH', `/jobs/${id}/status`, { token: employer.token, body });
    expect(await same({ ...place, title: 'Night Porter' })).toEqual([]);
  });
});
