import { jobFilterCategories, jobFormCategories } from '@commons/contracts/jobs/job-lists';
import { jobDescriptionExperience } from '@commons/contracts/tools/ai-lists';
import { type JobsUnderTest, type Person, posting, startJobs } from '../../testing/jobs-service.js';

let service: JobsUnderTest;
let employer: Person;
beforeAll(async () => {
  service = await startJobs();
  employer = await service.account('employer');
});
afterAll(() => service.close());

const send = (method: 'POST' | 'PUT' | 'PATCH', path: string, body: object) =>
  service.request(method, path, { token: employer.token, body });

describe('a text with a placeholder', () => {
  it.each([
    ['overview', 'Join [fill in: name of your business].'],
    ['title', 'Baker at [Company Name]'],
    ['key_responsibilities', 'Bake\n[fill in]'],
    ['preferred_qualifications', '[Fill in: what would be welcome]'],
    ['salary_range', '[fill in: pay]'],
    ['perks', '{{perks}}'],
  ])('is not posted in %s', async (field, text) => {
    const { status, body } = await send('POST', '/jobs', posting({ [field]: text }));
    expect(status).toBe(422);
    expect(body.detail[0].loc).toEqual(['body', field]);
    expect(body.detail[0].msg).toMatch(/^Fill in what is still open: [[{]/);
  });

  it('is accepted in a draft, which cannot be published with it', async () => {
    const open = posting({ overview: 'We pay [fill in: pay].' });
    const { status, body: draft } = await send('POST', '/jobs/drafts', open);
    expect([status, draft.overview]).toEqual([201, 'We pay [fill in: pay].']);
    const refused = await send('PATCH', `/jobs/${draft.id}/status`, { status: 'active' });
    expect(refused.status).toBe(422);
    expect(refused.body.detail[0]).toMatchObject({
      loc: ['body', 'overview'],
      msg: 'Fill in what is still open: [fill in: pay]',
    });
    expect((await send('PUT', `/jobs/${draft.id}`, open)).status).toBe(422);
    expect((await send('PUT', `/jobs/${draft.id}`, posting())).status).toBe(200);
    const { status: published } = await send('PATCH', `/jobs/${draft.id}/status`, {
      status: 'active',
    });
    expect(published).toBe(200);
  });

  it('is refused in an active job', async () => {
    const { body: job } = await send('POST', '/jobs', posting());
    expect(
      (await send('PUT', `/jobs/${job.id}`, posting({ overview: '[insert text]' }))).status,
    ).toBe(422);
    const { body: after } = await service.request('GET', `/jobs/${job.id}`);
    expect(after.overview).toBe(posting().overview);
  });

  it('is refused in mails to applicants and in applications', async () => {
    const { body: job } = await send('POST', '/jobs', posting());
    const seeker = await service.account('job_seeker');
    const apply = (letter: string) => {
      const form = new FormData();
      form.set('cover_letter', letter);
      return service.request('POST', `/jobs/${job.id}/apply`, { token: seeker.token, body: form });
    };
    expect((await apply('Dear [fill in: name], I bake.')).status).toBe(422);
    expect((await apply('Dear Erin, I bake.')).status).toBeLessThan(300);
    const { body: rows } = await service.request('GET', '/applications/all', {
      token: employer.token,
    });
    const { id } = rows.find(({ job_id }: { job_id: string }) => job_id === job.id);
    const letter = { application_id: id, subject: 'Interview', email_type: 'custom' };
    const mail = (message: string) =>
      send('POST', `/applications/${id}/email`, { ...letter, message });
    const refused = await mail('Come on [fill in: day].');
    expect(refused.status).toBe(422);
    expect(refused.body.detail[0].loc).toEqual(['body', 'message']);
    expect((await mail('Come on Monday.')).status).toBeLessThan(300);
  });
});

describe('words of the lists', () => {
  it.each([
    ['category', 'Nonsense', /Marketing; Information Technology; .*; Retail; Other/],
    ['employment_type', 'Sometimes', /Full-time; Part-time/],
    ['location_type', 'Moon', /On-site; Remote; Hybrid/],
    ['experience_required', 'Genius', /Entry Level; Mid Level/],
    ['compensation_type', 'Peanuts', /Hourly; Annual Salary/],
  ])('refuse %s "%s", and say what is allowed', async (field, word, allowed) => {
    for (const path of ['/jobs', '/jobs/drafts']) {
      const { status, body } = await send('POST', path, posting({ [field]: word }));
      expect(status).toBe(422);
      expect(body.detail[0].loc).toEqual(['body', field]);
      expect(body.detail[0].msg).toContain(`"${word}" is not on the list.`);
      expect(body.detail[0].msg).toMatch(allowed);
    }
  });

  it("are accepted in any spelling, and stored in the list's spelling", async () => {
    const body = posting({
      category: 'information technology',
      employment_type: 'FULL_TIME',
      location_type: 'onsite',
      compensation_type: 'annual salary',
    });
    expect((await send('POST', '/jobs', body)).body).toMatchObject({
      category: 'Information Technology',
      employment_type: 'Full-time',
      location_type: 'On-site',
      compensation_type: 'Annual Salary',
    });
  });

  it('[AIT-12] are also those of the description tool and of the board', async () => {
    for (const experience_required of jobDescriptionExperience) {
      const { status } = await send('POST', '/jobs', posting({ experience_required }));
      expect(status).toBe(201);
    }
    for (const category of new Set([...jobFormCategories, ...jobFilterCategories])) {
      expect((await send('POST', '/jobs', posting({ category }))).status).toBe(201);
    }
  });
});
