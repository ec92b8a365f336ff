import { type JobsUnderTest, type Person, posting, startJobs } from '../../testing/jobs-service.js';

let service: JobsUnderTest;
let employer: Person;
let rival: Person;
let seeker: Person;
let operator: string;
beforeAll(async () => {
  service = await startJobs();
  employer = await service.account('employer', { company_name: 'Draft Horse' });
  rival = await service.account('employer');
  seeker = await service.account('job_seeker');
  operator = await service.tokenFor({ account_type: 'employer', operator: true });
});
afterAll(() => service.close());

const call = (
  method: string,
  path: string,
  body?: unknown,
  token: string | null = employer.token,
) => service.request(method, path, { ...(token !== null && { token }), body });
const save = async (draft: object = { title: 'Farrier' }) =>
  (await call('POST', '/jobs/drafts', draft)).body;
const publish = (id: string) => call('PATCH', `/jobs/${id}/status`, { status: 'active' });
const found = async (words: string) =>
  (await call('POST', '/jobs/search', { search: words }, null)).body.map(
    ({ title }: { title: string }) => title,
  );

describe('a draft', () => {
  it("requires only a title, stores what is given, and appears in its owner's list", async () => {
    const draft = { title: ' Farrier ', overview: 'Shoes horses.', salary_range: '$30/hr' };
    const { status, body } = await call('POST', '/jobs/drafts', draft);
    expect(status).toBe(201);
    const same = { title: 'Farrier', overview: 'Shoes horses.', salary_min: 62_400 };
    expect(body).toMatchObject({ ...same, status: 'draft', category: '', employment_type: '' });
    const mine = await call('GET', '/my-jobs?status=draft');
    expect(mine.body).toContainEqual(expect.objectContaining({ id: body.id, ...same }));
    expect((await call('GET', `/jobs/${body.id}`)).body).toMatchObject({ ...same, view_count: 0 });
  });

  it('is refused without a title, with over-long texts, and from anyone but employers', async () => {
    const fields = async (draft: object) =>
      (await call('POST', '/jobs/drafts', draft)).body.detail.map(
        ({ loc }: { loc: string[] }) => loc[1],
      );
    expect(await fields({ overview: 'No title.' })).toEqual(['title']);
    const long = { title: 'x'.repeat(151), category: 'x'.repeat(81), perks: 'x'.repeat(5_001) };
    expect((await fields(long)).sort()).toEqual(['category', 'perks', 'title']);
    const refused = (token: string | null) => call('POST', '/jobs/drafts', { title: 'A' }, token);
    expect([(await refused(seeker.token)).status, (await refused(null)).status]).toEqual([
      403, 401,
    ]);
  });

  it('is visible only to its owner, wherever jobs are shown', async () => {
    const { id } = await save(posting({ title: 'Hoofsmith unseen' }));
    for (const token of [null, rival.token, seeker.token, operator]) {
      for (const path of [`/jobs/${id}`, `/jobs/${id}/head`]) {
        expect((await call('GET', path, undefined, token)).status).toBe(404);
      }
    }
    const asSeeker = (method: string, path: string) => call(method, path, {}, seeker.token);
    expect((await asSeeker('PUT', `/jobs/saved/${id}`)).status).toBe(404);
    expect((await asSeeker('POST', `/jobs/${id}/apply`)).status).toBe(404);
    expect(
      (await call('POST', `/jobs/${id}/report`, { reason: 'spam' }, seeker.token)).status,
    ).toBe(404);
    expect(await found('Hoofsmith')).toEqual([]);
    const text = async (path: string) => (await fetch(service.url + path)).text();
    expect(await text('/jobs/feed.atom')).not.toContain('Hoofsmith');
    expect(await text('/jobs/sitemap/1')).not.toContain(id);
    expect((await call('GET', '/my-jobs', undefined, rival.token)).body).toEqual([]);
  });

  it('is replaced completely, by its owner only', async () => {
    const { id } = await save({ title: 'Groom', overview: 'Old words.', perks: 'A pony.' });
    const draft = { title: 'Groom', overview: 'New words.' };
    expect((await call('PUT', `/jobs/drafts/${id}`, draft, rival.token)).status).toBe(404);
    const { status, body } = await call('PUT', `/jobs/drafts/${id}`, draft);
    expect([status, body.overview, body.perks]).toEqual([200, 'New words.', undefined]);
    expect(body.status).toBe('draft');
  });

  it('is published only when complete', async () => {
    const { id } = await save({ title: 'Saddler stitching', overview: 'Sews.' });
    const refused = await publish(id);
    expect(refused.status).toBe(422);
    expect(refused.body.detail).toContainEqual({
      loc: ['body', 'category'],
      msg: 'Field required',
      type: 'missing',
    });
    expect(await found('Saddler')).toEqual([]);
    expect((await call('PATCH', `/jobs/${id}/status`, { status: 'closed' })).status).toBe(409);

    const whole = posting({ title: 'Saddler stitching' });
    expect((await call('PUT', `/jobs/${id}`, whole)).body.status).toBe('draft');
    const before = Date.now();
    const { status, body } = await publish(id);
    expect([status, body.status]).toEqual([200, 'active']);
    expect(await found('Saddler')).toEqual(['Saddler stitching']);
    // Its date is that of publishing.
    expect(new Date(body.created_at).getTime()).toBeGreaterThanOrEqual(before);
    expect((await call('PUT', `/jobs/drafts/${id}`, { title: 'x' })).status).toBe(409);
  });

  it('gets the place of its employer when published without one, as a posting does', async () => {
    const here = await service.account('employer', { location: 'Galena, IL' });
    const { location_city, location_state, ...placeless } = posting({ title: 'Ferryman' });
    const as = (method: string, path: string, body: object) => call(method, path, body, here.token);
    const { id } = (await as('POST', '/jobs/drafts', placeless)).body;
    const { body } = await as('PATCH', `/jobs/${id}/status`, { status: 'active' });
    const { body: posted } = await as('POST', '/jobs', placeless);
    expect(posted).toMatchObject({ location_city: 'Galena', location_state: 'IL' });
    const { created_at, expires_at, ...same } = posted;
    expect(body).toMatchObject({ ...same, id });
    const near = await call('POST', '/jobs/search', { location: 'Galena' }, null);
    expect(near.body.map((job: { id: string }) => job.id)).toContain(id);
  });

  it('keeps its date when it was published before', async () => {
    const { body: job } = await call('POST', '/jobs', posting());
    await call('PATCH', `/jobs/${job.id}/status`, { status: 'draft' });
    expect((await call('GET', `/jobs/${job.id}`, undefined, null)).status).toBe(404);
    expect((await publish(job.id)).body.created_at).toBe(job.created_at);
    await call('PATCH', `/jobs/${job.id}/status`, { status: 'draft' });
    expect((await call('DELETE', `/jobs/drafts/${job.id}`)).status).toBe(409);
  });

  it('can be deleted by its owner while it is a draft', async () => {
    const { id } = await save();
    expect((await call('DELETE', `/jobs/drafts/${id}`, undefined, rival.token)).status).toBe(404);
    expect((await call('DELETE', `/jobs/drafts/${id}`)).status).toBe(204);
    expect((await call('GET', `/jobs/${id}`)).status).toBe(404);
    const { body: job } = await call('POST', '/jobs', posting());
    expect((await call('DELETE', `/jobs/drafts/${job.id}`)).status).toBe(409);
  });

  it('disappears from the lists of those who saved it as a job', async () => {
    const { body: job } = await call('POST', '/jobs', posting());
    const token = seeker.token;
    await call('PUT', `/jobs/saved/${job.id}`, undefined, token);
    const saved = async () => (await call('GET', '/jobs/saved', undefined, token)).body.length;
    expect(await saved()).toBe(1);
    await call('PATCH', `/jobs/${job.id}/status`, { status: 'draft' });
    expect(await saved()).toBe(0);
  });
});
