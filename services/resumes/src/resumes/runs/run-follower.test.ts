import { setTimeout as delay } from 'node:timers/promises';
import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import mongoose from 'mongoose';
import { resumesService } from '../../app.module.js';
import { startFakeAi } from '../../testing/fake-ai.js';
import { resumeText, uploadForm } from '../../testing/resume-text.js';
import { followedPerPerson } from './run-follower.service.js';

let service: TestService;
let ai: Awaited<ReturnType<typeof startFakeAi>>;
let token: string;
let resume_id: string;
let release = () => {};
let looks = 0;

beforeAll(async () => {
  mongoose.set('debug', (collection: string, method: string) => {
    if (collection === 'resumes' && method === 'findOne') looks += 1;
  });
  service = await createTestService(resumesService);
  ai = await startFakeAi(service);
});
beforeEach(async () => {
  token = await service.tokenFor({ account_type: 'job_seeker', sub: `seeker-${Math.random()}` });
  const body = uploadForm('cv.txt', resumeText);
  resume_id = (await service.request('POST', '/resume/upload', { token, body })).body.resume_id;
  ai.wait = new Promise<void>((resolve) => {
    release = resolve;
  });
});
afterEach(() => release());
afterAll(async () => {
  mongoose.set('debug', false);
  await ai.close();
  await service.close();
});

/** Follows the analysis like an open page. */
async function follow() {
  const leave = new AbortController();
  const answer = await fetch(`${service.url}/resume/analyze`, {
    method: 'POST',
    body: JSON.stringify({ resume_id }),
    signal: leave.signal,
    headers: {
      accept: 'text/event-stream',
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
    },
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const until = async (part: string) => {
    for (let piece = { done: false, value: '' } as { done: boolean; value?: string }; ; ) {
      if (text.includes(part) || piece.done) return text;
      piece = (await reader?.read()) ?? { done: true };
      text += piece.value ?? '';
    }
  };
  return { status: answer.status, until, leave: () => leave.abort() };
}

it('limits the followers of a person, and allows one again when another leaves', async () => {
  const open = await Promise.all(Array.from({ length: followedPerPerson }, follow));
  expect(open.map(({ status }) => status)).toEqual(Array(followedPerPerson).fill(200));
  const refused = await follow();
  expect(refused.status).toBe(429);
  expect(JSON.parse(await refused.until('}'))).toEqual({
    detail: 'Too many open pages. Please close some of them.',
  });
  open[0]?.leave();
  let again = await follow();
  while (again.status === 429) {
    await delay(50);
    again = await follow();
  }
  release();
  // The event of the end reaches each of them.
  for (const stream of [...open.slice(1), again])
    expect(await stream.until('done')).toMatch('done');
});

it('queries the store on events, not every second', async () => {
  const stream = await follow();
  await stream.until('analyzing');
  const before = looks;
  const began = performance.now();
  await delay(4_000);
  const seconds = (performance.now() - began) / 1_000;
  // Polling every second would be four queries or more; it polls every five. The event that the task began may arrive
  // after the step.
  expect(looks - before).toBeLessThanOrEqual(2 + Math.ceil(seconds / 5));
  await service.request('POST', `/resume/${resume_id}/cancel`, { token });
  expect(await stream.until('failed')).toContain('This was cancelled.');
});
