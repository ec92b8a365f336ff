import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { preventsLostUpdates } from '@commons/service-kit/testing/version-contract';
import { resumesService } from '../app.module.js';
import { profileCalls, sampleProfile } from '../testing/profile-calls.js';

let service: TestService;
const { person, get, put, share, hide } = profileCalls(() => service);
beforeAll(async () => {
  service = await createTestService(resumesService, { internal: () => undefined });
});
afterAll(() => service.close());

async function open(prepare: (token: string) => Promise<unknown>) {
  const token = await person();
  await prepare(token);
  const path = '/job-seeker/professional-profile';
  return {
    read: () => get(token),
    write: (text: string, headers?: Record<string, string>) => {
      const body = { ...sampleProfile, summary: text };
      return service.request('PUT', path, { token, body, ...(headers && { headers }) });
    },
    textOf: ({ summary }: Record<string, unknown>) => summary,
  };
}

describe('a profile that was saved before', () => {
  preventsLostUpdates(() => open((token) => put(sampleProfile, token)));
});
describe('a profile that is not stored yet', () => {
  preventsLostUpdates(() => open(async () => undefined));
});
describe('a profile that was stored only for its link', () => {
  preventsLostUpdates(() => open(share));
});

it('keeps its version out of the export, the shared profile and the answers', async () => {
  const token = await person();
  await put(sampleProfile, token);
  const { share_token } = (await share(token)).body;
  const before = (await get(token)).headers.get('etag');
  await hide(['phone'], token);
  const shared = await service.request('GET', `/shared-profile/${share_token}`);
  expect(shared.status).toBe(200);
  expect(shared.body).not.toHaveProperty('version');
  const own = await get(token);
  expect(own.body).not.toHaveProperty('version');
  expect(own.headers.get('etag')).toBe(before);
});
