import { preventsLostUpdates } from '@commons/service-kit/testing/version-contract';
import { type JobsUnderTest, posting, startJobs } from '../../testing/jobs-service.js';

let service: JobsUnderTest;
beforeAll(async () => {
  service = await startJobs();
});
afterAll(() => service.close());

async function open(folder: string, fields: object) {
  const { token } = await service.account('employer', { company_name: 'Draft Horse' });
  const call = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
    service.request(method, path, { token, body, ...(headers && { headers }) });
  const { id } = (await call('POST', folder, fields)).body;
  return {
    id,
    call,
    read: () => call('GET', `/jobs/${id}`),
    write: (text: string, headers?: Record<string, string>) =>
      call('PUT', `${folder}/${id}`, { ...fields, overview: text }, headers),
    textOf: ({ overview }: Record<string, unknown>) => overview,
  };
}

describe('a posting', () => {
  preventsLostUpdates(() => open('/jobs', posting()));

  it('keeps its version when its status changes, and shows it only to its owner', async () => {
    const { id, call, read, write } = await open('/jobs', posting());
    const base = (await read()).headers.get('etag') ?? '';
    await call('PATCH', `/jobs/${id}/status`, { status: 'filled' });
    expect((await write('after', { 'if-match': base })).status).toBe(200);
    expect((await service.request('GET', `/jobs/${id}`)).headers.get('etag')).toBeNull();
  });
});

describe('a draft', () => {
  preventsLostUpdates(() => open('/jobs/drafts', { title: 'Farrier' }));
});
