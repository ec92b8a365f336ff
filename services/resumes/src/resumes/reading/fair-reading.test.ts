import { setTimeout as delay } from 'node:timers/promises';
import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { resumesService } from '../../app.module.js';
import { endlessPdf } from '../../testing/endless-pdf.js';
import { resumeText, uploadForm } from '../../testing/resume-text.js';

let service: TestService;
beforeAll(async () => {
  service = await createTestService(resumesService);
});
afterAll(() => service.close());

async function seeker(sub: string) {
  const token = await service.tokenFor({ account_type: 'job_seeker', sub });
  return {
    upload: (name: string, content: string | Uint8Array<ArrayBuffer>) =>
      service.request('POST', '/resume/upload', { token, body: uploadForm(name, content) }),
    findings: () => service.request('GET', '/resume/profile-findings', { token }),
    current: () => service.request('GET', '/resume/current', { token }),
    remove: (id: string) => service.request('DELETE', `/resume/${id}`, { token }),
  };
}
// The order of the batches is proved in service-kit, guarded/fair-queue.test.ts.
it('reads a third person’s file while two accounts upload twenty endless ones', async () => {
  const hostile = await Promise.all([seeker('hostile-a'), seeker('hostile-b')]);
  const uploads = Array.from({ length: 20 }, (_, at) =>
    hostile[at % 2]?.upload('cv.pdf', endlessPdf(String(at))),
  );
  await delay(1_000);
  const third = await seeker('third');
  const { status } = await third.upload('cv.txt', resumeText);
  expect(status).toBe(201);
  while ((await third.findings()).status === 409) await delay(50);
  expect((await third.findings()).body.full_name).toBe('Maya Lindgren');
  const answers = await Promise.all(uploads);
  // Read and refused, replaced by a newer one, or accepted to be read later.
  for (const answer of answers) expect([201, 400, 409]).toContain(answer?.status);
});

it('does not read a replaced or deleted file', async () => {
  const person = await seeker('replacing');
  const first = person.upload('cv.pdf', endlessPdf());
  await delay(300);
  const second = person.upload('cv.pdf', endlessPdf('second'));
  await delay(300);
  expect((await person.upload('cv.txt', resumeText)).status).toBe(201);
  for (const { status, body } of await Promise.all([first, second])) {
    // On a busy machine an upload may be answered before its file is read.
    if (status === 201) continue;
    expect([status, body.detail]).toEqual([409, expect.stringContaining('A newer upload')]);
  }
  while ((await person.findings()).status === 409) await delay(50);
  expect((await person.findings()).body.full_name).toBe('Maya Lindgren');
  const waiting = await service.redis().zcard(`${service.env.REDIS_PREFIX}:bull:resumes:delayed`);
  expect(waiting).toBe(0);
});
