import { type JobsUnderTest, type Person, posting, startJobs } from '../../testing/jobs-service.js';

let service: JobsUnderTest;
let employer: Person;
beforeAll(async () => {
  service = await startJobs();
  employer = await service.account('employer');
});
afterAll(() => service.close());

async function headOf(change: object) {
  const body = posting(change);
  const { body: job } = await service.request('POST', '/jobs', { token: employer.token, body });
  return (await service.request('GET', `/jobs/${job.id}/head`)).body;
}

const nowhere = { location_city: undefined, location_state: undefined };

it.each([
  ['a city alone', { location_city: 'Galena', location_state: undefined }, 'Galena', undefined],
  ['a state alone', { location_city: undefined, location_state: 'TN' }, undefined, 'TN'],
  ['nothing', nowhere, undefined, undefined],
])('states a place in the structured data where %s is known of it', async (_what, place, ...is) => {
  const { jobLocation } = (await headOf(place)).json_ld;
  const { addressLocality, addressRegion, addressCountry } = jobLocation.address;
  expect([addressLocality, addressRegion, addressCountry]).toEqual([...is, 'US']);
});

it('opens remote work without a place to residents of the country', async () => {
  const { json_ld } = await headOf({ ...nowhere, location_type: 'Remote' });
  expect(json_ld).not.toHaveProperty('jobLocation');
  expect(json_ld).toMatchObject({ jobLocationType: 'TELECOMMUTE' });
});

it('splits no emoji when it truncates a text, in the head of the page and in the feed', async () => {
  for (const lead of ['', '.']) {
    const overview = lead + '🚀'.repeat(700);
    const { title, description } = await headOf({ title: lead + '🚀'.repeat(74), overview });
    const feed = await (await fetch(`${service.url}/jobs/feed.atom`)).text();
    const summary = /<summary[^>]*>([^<]*)/.exec(feed)?.[1];
    for (const text of [title, description, summary]) {
      expect(text).toContain('🚀');
      expect(text).not.toMatch(/\ufffd|[\ud800-\udbff](?![\udc00-\udfff])/);
    }
  }
});
