import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { resumesService } from '../app.module.js';
import { analysis, startFakeAi } from '../testing/fake-ai.js';
import { resumeText, uploadForm } from '../testing/resume-text.js';

let service: TestService;
let ai: Awaited<ReturnType<typeof startFakeAi>>;
let token: string;

beforeAll(async () => {
  service = await createTestService(resumesService, { env: { LANGUAGES: 'en,es' } });
  ai = await startFakeAi(service);
});
beforeEach(async () => {
  token = await service.tokenFor({ account_type: 'job_seeker', sub: `seeker-${Math.random()}` });
  ai.wait = Promise.resolve();
  ai.declines = false;
});
afterAll(async () => {
  await ai.close();
  await service.close();
});

const upload = (name: string, content: string | Uint8Array<ArrayBuffer>, fields = {}) =>
  service.request('POST', '/resume/upload', { token, body: uploadForm(name, content, fields) });
const call = (method: string, path: string, body?: unknown) =>
  service.request(method, path, { token, body });
const uploaded = async () => (await upload('cv.txt', resumeText)).body.resume_id as string;

async function rewritten() {
  const resume_id = await uploaded();
  await call('POST', '/resume/analyze', { resume_id });
  const selected_suggestions = ['Add a summary'];
  return (await call('POST', '/resume/rewrite', { resume_id, selected_suggestions })).body;
}

describe('the steps', () => {
  it('[RES-04] [RES-06] [RES-07] analyses, rewrites and exports', async () => {
    const resume_id = await uploaded();
    const analyzed = await call('POST', '/resume/analyze', { resume_id });
    expect([analyzed.status, analyzed.body]).toEqual([200, analysis]);
    const selected_suggestions = ['Add a summary'];
    const { status, body } = await call('POST', '/resume/rewrite', {
      resume_id,
      selected_suggestions,
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      improved_resume_id: expect.stringMatching(/^[0-9a-f]{24}$/),
      improved_content: expect.stringContaining('Maya Lindgren'),
      applied_suggestions: selected_suggestions,
      provider: 'built-in',
      open_places: 0,
    });
    const exported = await call('GET', `/resume/export/${body.improved_resume_id}?format=txt`);
    expect(exported.body).toEqual({ content: body.improved_content, filename: 'cv_improved.txt' });
  });

  it('[RES-04] asks for the findings in the language of the page', async () => {
    const resume_id = await uploaded();
    const headers = { 'accept-language': 'es' };
    await service.request('POST', '/resume/analyze', { token, body: { resume_id }, headers });
    expect(ai.asked.at(-1)).toMatchObject({ language: 'es' });
  });

  it('[RES-08] enforces their order', async () => {
    const resume_id = await uploaded();
    const picked = { resume_id, selected_suggestions: ['Add a summary'] };
    expect(await call('POST', '/resume/rewrite', picked)).toMatchObject({
      status: 409,
      body: { detail: 'Analyze the resume before applying suggestions.' },
    });
    expect(await call('GET', `/resume/export/${resume_id}`)).toMatchObject({
      status: 409,
      body: { detail: 'Apply suggestions before exporting the resume.' },
    });
    expect((await call('POST', '/resume/analyze', { resume_id: '65f0' })).status).toBe(404);
  });

  it('[RES-05] requires at least one suggestion', async () => {
    const body = { resume_id: await uploaded(), selected_suggestions: [] };
    const { status, body: answer } = await call('POST', '/resume/rewrite', body);
    expect(status).toBe(422);
    expect(answer.detail[0].msg).toBe('Please select at least one suggestion to apply');
  });

  it('[RES-04] reports a failure when there is no answer, and can be repeated', async () => {
    const resume_id = await uploaded();
    ai.declines = true;
    const failed = await call('POST', '/resume/analyze', { resume_id });
    expect([failed.status, failed.body]).toEqual([422, { detail: 'Failed to analyze resume' }]);
    expect((await call('GET', '/resume/current')).body.failed).toEqual({
      kind: 'analyze',
      detail: 'Failed to analyze resume',
    });
    ai.declines = false;
    expect((await call('POST', '/resume/analyze', { resume_id })).status).toBe(200);
  });

  it('streams its steps, continues without the stream, and can be joined again', async () => {
    const resume_id = await uploaded();
    let release = () => {};
    ai.wait = new Promise<void>((resolve) => {
      release = resolve;
    });
    const leave = new AbortController();
    const stream = await fetch(`${service.url}/resume/analyze`, {
      method: 'POST',
      body: JSON.stringify({ resume_id }),
      signal: leave.signal,
      headers: {
        accept: 'text/event-stream',
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
      },
    });
    let text = '';
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    while (!text.includes('analyzing')) text += (await reader?.read())?.value ?? '';
    leave.abort();
    const running = await call('GET', '/resume/current');
    expect(running.body.running).toEqual({ kind: 'analyze', step: 'analyzing' });
    release();
    // A second call joins the current run.
    expect((await call('POST', '/resume/analyze', { resume_id })).body).toEqual(analysis);
    expect((await call('GET', '/resume/current')).body).toMatchObject({ resume_id, analysis });
  });

  it('can be cancelled by its owner', async () => {
    const resume_id = await uploaded();
    let release = () => {};
    ai.wait = new Promise<void>((resolve) => {
      release = resolve;
    });
    const answer = call('POST', '/resume/analyze', { resume_id });
    while ((await call('GET', '/resume/current')).body.running?.step !== 'analyzing');
    expect((await call('POST', `/resume/${resume_id}/cancel`)).body.running).toBeUndefined();
    expect(await answer).toMatchObject({ status: 409, body: { detail: 'This was cancelled.' } });
    release();
  });
});

describe('results', () => {
  it('[RES-07] are exported as DOCX and JSON Resume', async () => {
    const { improved_resume_id: id } = await rewritten();
    const docx = (await call('GET', `/resume/export/${id}?format=docx`)).body;
    expect(docx.filename).toBe('cv_improved.docx');
    // The exported file can be read as a résumé again.
    expect((await upload('again.docx', Buffer.from(docx.content, 'base64'))).status).toBe(201);
    expect((await call('GET', '/resume/profile-findings')).body.full_name).toBe('Maya Lindgren');
    const json = (await call('GET', `/resume/export/${id}?format=json`)).body;
    expect(json.filename).toBe('cv_improved.json');
    const { basics, work } = JSON.parse(json.content);
    expect(basics).toMatchObject({ name: 'Maya Lindgren', email: 'maya.lindgren@example.org' });
    expect(work[0]).toMatchObject({ position: 'Office Manager', name: 'Cedar Clinic' });
    const read = await call('POST', '/resume/json-resume', JSON.parse(json.content));
    expect(read.body.experience).toHaveLength(2);
  });

  it('contain in JSON Resume only what the person said, also when read again', async () => {
    const { improved_resume_id: id } = await rewritten();
    const improved_content =
      'Ann Lee\nChattanooga, TN\nann@lee.example\n\nSUMMARY\n[fill in: summary]\n\nEXPERIENCE\nBaker, Stone Bread\n2015 - Present\n- Baked for [fill in: how many] markets\n\nGuide, City Museum, 2012\n\nEDUCATION\nDiploma, Central High School, 2011\n\nSKILLS\n[fill in: skills]\n';
    await call('PUT', `/resume/improved/${id}`, { improved_content });
    const { content } = (await call('GET', `/resume/export/${id}?format=json`)).body;
    expect(content).not.toContain('fill in');
    const { work, education, skills } = JSON.parse(content);
    expect(work[0]).not.toHaveProperty('endDate');
    expect(work[1]).toMatchObject({ startDate: '2012', endDate: '2012' });
    expect(education[0]).not.toHaveProperty('startDate');
    expect(skills).toEqual([]);
    const read = await call('POST', '/resume/json-resume', JSON.parse(content));
    expect(read.body).toMatchObject({
      location: 'Chattanooga, TN',
      experience: [{ duration: '2015 - Present' }, { duration: '2012' }],
      education: [{ year: '2011' }],
    });
  });

  it("keep their owner's edits", async () => {
    const { improved_resume_id: id } = await rewritten();
    const body = { improved_content: 'Maya Lindgren\nEdited by hand' };
    expect((await call('PUT', `/resume/improved/${id}`, body)).status).toBe(200);
    const { content } = (await call('GET', `/resume/export/${id}`)).body;
    expect(content).toBe(body.improved_content);
  });

  it('[B163] remember that their owner has decided on the changes, until they are written again', async () => {
    const { improved_resume_id: id, improved_content } = await rewritten();
    expect((await call('GET', '/resume/current')).body.rewrite.reviewed).toBeUndefined();
    await call('PUT', `/resume/improved/${id}`, { improved_content });
    const { resume_id, rewrite } = (await call('GET', '/resume/current')).body;
    expect(rewrite.reviewed).toBe(true);
    const again = { resume_id, selected_suggestions: ['Add a summary'] };
    expect((await call('POST', '/resume/rewrite', again)).body.reviewed).toBeUndefined();
  });

  it('have suggestions for the profile', async () => {
    await uploaded();
    expect((await call('GET', '/resume/profile-findings')).body).toEqual({
      full_name: 'Maya Lindgren',
      email: 'maya.lindgren@example.org',
      phone: '+1 503 555 0147',
      location: 'Portland, OR',
      summary: 'Office manager who keeps a clinic of forty people running.',
      skills: ['Scheduling', 'Bookkeeping', 'Spanish'],
      linkedin_url: 'https://www.linkedin.com/in/mayalindgren',
      experience: [
        {
          title: 'Office Manager',
          company: 'Cedar Clinic',
          duration: '2019 - Present',
          description:
            'Cut the waiting time by 30% with a new booking system\nTrained 6 receptionists',
        },
        {
          title: 'Receptionist',
          company: 'Lakeside Dental',
          duration: '2015 - 2019',
          description: 'Answered 80 calls a day',
        },
      ],
      education: [
        { degree: 'Bachelor of Arts', institution: 'Portland State University', year: '2015' },
      ],
      certifications: ['Certified Medical Administrative Assistant'],
    });
  });

  it('refuse JSON that is not a résumé', async () => {
    const { status } = await call('POST', '/resume/json-resume', { jobs: [] });
    expect(status).toBe(422);
  });

  it('belong to their owner only, and are deleted with one call', async () => {
    const { improved_resume_id } = await rewritten();
    const { resume_id } = (await call('GET', '/resume/current')).body;
    const other = await service.tokenFor({ account_type: 'job_seeker', sub: 'somebody-else' });
    const picked = { resume_id, selected_suggestions: ['Add a summary'] };
    for (const [method, path, body] of [
      ['POST', '/resume/analyze', { resume_id }],
      ['POST', '/resume/rewrite', picked],
      ['GET', `/resume/export/${improved_resume_id}`, undefined],
      ['POST', `/resume/${resume_id}/cancel`, undefined],
      ['DELETE', `/resume/${resume_id}`, undefined],
    ] as const) {
      const answer = await service.request(method, path, { token: other, body });
      expect([path, answer.status]).toEqual([path, 404]);
    }
    expect((await call('DELETE', `/resume/${resume_id}`)).status).toBe(204);
    for (const path of ['current', 'profile-findings'])
      expect(await call('GET', `/resume/${path}`)).toMatchObject({ status: 200, body: null });
    expect((await call('GET', `/resume/export/${improved_resume_id}`)).status).toBe(404);
  });

  it('lose the raw upload after 30 days if their owner chooses that', async () => {
    await upload('cv.txt', resumeText, { expires: 'true' });
    const { resume_id, created_at, expires_at } = (await call('GET', '/resume/current')).body;
    expect(Date.parse(expires_at) - Date.parse(created_at)).toBe(30 * 86_400_000);
    const kept = await call('PUT', `/resume/${resume_id}/expiry`, { expires: false });
    expect(kept.body.expires_at).toBeUndefined();
    const again = await call('PUT', `/resume/${resume_id}/expiry`, { expires: true });
    expect(again.body.expires_at).toBe(expires_at);
  });
});
