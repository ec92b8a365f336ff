import { setTimeout as delay } from 'node:timers/promises';
import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { resumesService } from '../../app.module.js';
import { resumeText, uploadForm } from '../../testing/resume-text.js';

let service: TestService;
beforeAll(async () => {
  service = await createTestService(resumesService, { env: { RECONCILE_INTERVAL_MS: '100' } });
});
afterAll(() => service.close());

const longAgo = new Date(Date.now() - 3_600_000);
const get = (path: string, token: string) => service.request('GET', `/resume/${path}`, { token });

it('reads an unread résumé whose first task has ended', async () => {
  const token = await service.tokenFor({ account_type: 'job_seeker', sub: 'unread' });
  const body = uploadForm('cv.txt', resumeText);
  await service.request('POST', '/resume/upload', { token, body });
  const database = await service.database();
  const unread = { $set: { unread: true, created_at: longAgo }, $unset: { structure: 1 } };
  await database.collection('resumes').updateOne({ user_id: 'unread' }, unread);
  await database.close();
  while ((await get('profile-findings', token)).status === 409) await delay(50);
  expect((await get('profile-findings', token)).body.full_name).toBe('Maya Lindgren');
});

it('reports a missing file after an interrupted upload', async () => {
  const token = await service.tokenFor({ account_type: 'job_seeker', sub: 'cut-off' });
  const database = await service.database();
  await database.collection('resumes').insertOne({
    ...{ user_id: 'cut-off', filename: 'cv.txt', type: 'txt' },
    ...{ created_at: longAgo, has_file: true, unread: true },
  });
  const failed = async () => (await get('current', token)).body.failed;
  while (!(await failed())) await delay(50);
  expect(await failed()).toMatchObject({ detail: expect.stringContaining('Please upload') });
  expect(await database.collection('resumes').countDocuments({ unread: true })).toBe(0);
  await database.close();
});
