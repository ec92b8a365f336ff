import { type JobsUnderTest, type Person, posting, startJobs } from '../../testing/jobs-service.js';
import { applyForm, pdf } from '../../testing/resume-samples.js';
import { ResumeFilesService } from '../files/resume-files.service.js';
import { ApplicationListsService } from './application-lists.service.js';

let service: JobsUnderTest;
let employer: Person;
let jobId: string;

beforeAll(async () => {
  service = await startJobs();
  employer = await service.account('employer');
  const job = await service.request('POST', '/jobs', { token: employer.token, body: posting() });
  jobId = job.body.id;
});
afterAll(() => service.close());

const apply = (token: string, form = applyForm(), id = jobId) =>
  service.request('POST', `/jobs/${id}/apply`, { token, body: form });
const mine = async (token: string) =>
  (await service.request('GET', '/my-applications', { token })).body;
const download = (id: string, token: string) =>
  service.request('GET', `/applications/${id}/resume`, { token });

describe('lists of applications', () => {
  it('show each side only its own', async () => {
    const seeker = await service.account('job_seeker');
    const { body } = await apply(seeker.token, applyForm({ resume: pdf }));
    const other = await service.account('employer');
    const otherSeeker = await service.account('job_seeker');
    const list = await service.request('GET', '/applications/all', { token: other.token });
    expect([list.body, await mine(otherSeeker.token)]).toEqual([[], []]);
    expect((await download(body.application_id, other.token)).status).toBe(404);
    expect((await download(body.application_id, seeker.token)).status).toBe(403);
    expect((await download('x', employer.token)).status).toBe(404);
    expect(
      (await service.request('GET', '/applications/all', { token: seeker.token })).status,
    ).toBe(403);
    expect((await service.request('GET', '/my-applications', { token: other.token })).status).toBe(
      403,
    );
    expect((await service.request('GET', '/my-applications')).status).toBe(401);
  });

  it('open no résumé that cannot be marked as viewed', async () => {
    const seeker = await service.account('job_seeker');
    const { body } = await apply(seeker.token, applyForm({ resume: pdf }));
    const failing = jest
      .spyOn(ApplicationListsService.prototype, 'markViewed')
      .mockRejectedValueOnce(new Error('no database'));
    const opening = jest.spyOn(ResumeFilesService.prototype, 'get');
    expect((await download(body.application_id, employer.token)).status).toBe(500);
    expect(opening).not.toHaveBeenCalled();
    for (const spy of [failing, opening]) spy.mockRestore();
    expect((await download(body.application_id, employer.token)).status).toBe(200);
  });

  it('are filtered, sorted and paged', async () => {
    const boss = await service.account('employer');
    const names = ['Carla', 'anton', 'Bert'];
    const job = await service.request('POST', '/jobs', { token: boss.token, body: posting() });
    for (const full_name of names) {
      const person = await service.account('job_seeker', { full_name });
      await apply(person.token, applyForm(), job.body.id);
    }
    const list = async (query: string) => {
      const answer = await service.request('GET', `/applications/all${query}`, {
        token: boss.token,
      });
      expect(answer.status).toBe(200);
      return answer.body.map(({ applicant_name }: { applicant_name: string }) => applicant_name);
    };
    expect(await list('')).toEqual(['Bert', 'anton', 'Carla']);
    expect(await list('?sortBy=oldest')).toEqual(names);
    expect(await list('?sortBy=applicant_name')).toEqual(['anton', 'Bert', 'Carla']);
    expect(await list('?status=accepted')).toEqual([]);
    expect(await list('?status=pending&limit=1&offset=1')).toEqual(['anton']);
    const bad = await service.request('GET', '/applications/all?status=x', { token: boss.token });
    expect(bad.status).toBe(422);
  });
});
