import { setTimeout as delay } from 'node:timers/promises';
import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { resumesService } from '../app.module.js';
import { resumeText, uploadForm } from '../testing/resume-text.js';

let service: TestService;
beforeAll(async () => {
  service = await createTestService(resumesService, { env: { SWEEP_INTERVAL_MS: '100' } });
});
afterAll(() => service.close());

const longAgo = new Date(Date.now() - 3_600_000);

async function uploaded() {
  const token = await service.tokenFor({ account_type: 'job_seeker' });
  const body = uploadForm('cv.txt', resumeText);
  const { resume_id } = (await service.request('POST', '/resume/upload', { token, body })).body;
  const get = (path: string) => service.request('GET', `/resume/${path}`, { token });
  return { resume_id, get };
}

async function change(update: object, filename: string) {
  const database = await service.database();
  const { matchedCount } = await database
    .collection('resumes')
    .updateOne({ filename: 'cv.txt' }, { ...update, $rename: {} });
  expect([matchedCount, filename]).toEqual([1, filename]);
  await database.close();
}
