import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { resumesService } from '../app.module.js';
import { startFakeAi } from '../testing/fake-ai.js';
import { uploadForm } from '../testing/resume-text.js';

const tooMany = 'A resume can have at most 3,000 lines. Please shorten it.';

let service: TestService;
let ai: Awaited<ReturnType<typeof startFakeAi>>;
let token: string;
let id: string;
let original: string;

const call = (method: string, path: string, body?: unknown) =>
  service.request(method, path, { token, body });

beforeAll(async () => {
  service = await createTestService(resumesService);
  ai = await startFakeAi(service);
  token = await service.tokenFor({ account_type: 'job_seeker', sub: 'maya' });
  const body = uploadForm('cv.txt', `Maya Lindgren\nSkills\n${'a\n'.repeat(60_000)}`);
  const { resume_id } = (await service.request('POST', '/resume/upload', { token, body })).body;
  await call('POST', '/resume/analyze', { resume_id });
  const selected_suggestions = ['Add a summary'];
  const { body: written } = await call('POST', '/resume/rewrite', {
    resume_id,
    selected_suggestions,
  });
  id = written.improved_resume_id;
  original = written.improved_content;
});
beforeEach(async () => {
  const database = await service.database();
  const resumes = database.collection('resumes');
  // Each test changes the text; `original` is the text of the upload.
  await resumes.updateOne({}, { $set: { 'rewrite.improved_content': original } });
  await database.close();
});
afterAll(async () => {
  await ai.close();
  await service.close();
});

const change = (improved_content: string) =>
  call('PUT', `/resume/improved/${id}`, { improved_content });

it('reads the first 2,000 of 60,000 uploaded lines, and exports them', async () => {
  for (const format of ['txt', 'docx', 'json']) {
    expect((await call('GET', `/resume/export/${id}?format=${format}`)).status).toBe(200);
  }
  const { content } = (await call('GET', `/resume/export/${id}`)).body;
  expect(content.split('\n')).toHaveLength(2_000);
});

it('refuses an edited text with more lines than any résumé has', async () => {
  const refused = await change('a\n'.repeat(29_999));
  expect(refused.status).toBe(422);
  expect(refused.body.detail[0]).toMatchObject({ loc: ['body', 'improved_content'], msg: tooMany });
  expect((await change(`a${'\na'.repeat(2_999)}`)).status).toBe(200);
});

it('exports an older stored text of that length only as text, not as Word', async () => {
  const database = await service.database();
  const improved_content = 'a\n'.repeat(29_999);
  const $set = { 'rewrite.improved_content': improved_content };
  await database.collection('resumes').updateOne({}, { $set });
  const refused = await call('GET', `/resume/export/${id}?format=docx`);
  expect([refused.status, refused.body]).toEqual([422, { detail: tooMany }]);
  expect((await call('GET', `/resume/export/${id}`)).body.content).toBe(improved_content);
});

it('exports a text of only placeholders and invisible characters', async () => {
  expect((await change('[fill in: your name]\u0000\u0001')).status).toBe(200);
  const json = await call('GET', `/resume/export/${id}?format=json`);
  expect(JSON.parse(json.body.content).work).toEqual([]);
  expect((await call('GET', `/resume/export/${id}?format=docx`)).status).toBe(200);
});
