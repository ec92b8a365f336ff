import type { ResumeStructure } from '@commons/contracts/resumes/resume-structure';
import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { resumesService } from '../app.module.js';
import { type FakeAi, startFakeAi } from '../testing/fake-ai.js';
import { uploadForm } from '../testing/resume-text.js';

let service: TestService;
let ai: FakeAi & { close(): Promise<void> };
let token: string;
beforeAll(async () => {
  service = await createTestService(resumesService);
  ai = await startFakeAi(service);
  token = await service.tokenFor({ account_type: 'job_seeker', sub: 'seeker-1' });
});
afterAll(async () => {
  await ai.close();
  await service.close();
});

const text = [
  'Maya Lindgren',
  'maya@example.org',
  '',
  'THE ROAD SO FAR',
  'Ran things at the clinic',
  '- Trained six people',
  '',
  'SKILLS',
  'Payroll, bookkeeping, letters, scheduling, French',
];

async function uploaded(): Promise<string> {
  const body = uploadForm('cv.txt', text.join('\n'));
  return (await service.request('POST', '/resume/upload', { token, body })).body.resume_id;
}

const analyse = (body: object) => service.request('POST', '/resume/analyze', { token, body });
const lastRead = () => (ai.asked.at(-1) as { resume: ResumeStructure }).resume;

it('[RES-04] analyses again with what the person says about a section', async () => {
  const resume_id = await uploaded();
  await analyse({ resume_id });
  const { lines, sections } = lastRead();
  expect(sections.map(({ kind }) => kind)).not.toContain('experience');
  const line = lines.indexOf('THE ROAD SO FAR');
  const answers = [
    { kind: 'experience', line },
    { kind: 'education', line: null },
  ];
  expect((await analyse({ resume_id, sections: answers })).status).toBe(200);
  const read = lastRead();
  expect(read.sections.find(({ kind }) => kind === 'experience')).toMatchObject({
    heading: 'THE ROAD SO FAR',
    lines: ['Ran things at the clinic', '- Trained six people'],
    confidence: 1,
  });
  expect(read.absent).toEqual(['education']);
  const current = await service.request('GET', '/resume/current', { token });
  expect(current.body.reading.sections).toEqual(read.sections);
});

it('keeps the reading for a line that is not there', async () => {
  const resume_id = await uploaded();
  await analyse({ resume_id, sections: [{ kind: 'experience', line: 999 }] });
  expect(lastRead().sections.map(({ kind }) => kind)).not.toContain('experience');
});
