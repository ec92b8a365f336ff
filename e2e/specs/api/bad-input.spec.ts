import { jobFields } from '../../portal/people';
import { expect, test } from '../../portal/portal.fixture';
import { resumePdf } from '../../portal/resume-file';

interface Refusal {
  readonly status: number;
  readonly detail: unknown;
}

/** Sends a request through the gateway and returns the error answer. */
async function refusal(url: string, init: RequestInit): Promise<Refusal> {
  const answer = await fetch(url, init);
  const text = await answer.text();
  expect(text).not.toMatch(/\bat .+:\d+:\d+|node_modules|Error:/);
  return { status: answer.status, detail: (JSON.parse(text) as { detail: unknown }).detail };
}

const json = (body: unknown, token?: string): RequestInit => ({
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

/** A multipart application with one file. */
function application(token: string, file: Blob, name: string): RequestInit {
  const body = new FormData();
  body.set('cover_letter', 'Please read me.');
  body.set('resume', file, name);
  return { method: 'POST', headers: { authorization: `Bearer ${token}` }, body };
}

test.describe('bad input is refused with a clear detail, through the gateway', () => {
  test('malformed JSON, wrong types, over-long texts, unknown ids', async ({ portal, people }) => {
    const api = `${portal.url}/api`;
    const employer = await people.register('employer', 'Bea Input');
    expect(await refusal(`${api}/jobs`, json('{"title":', employer.token))).toMatchObject({
      status: 400,
      detail: expect.any(String),
    });
    expect(await refusal(`${api}/jobs`, json({ ...jobFields, title: 7 }, employer.token))).toEqual({
      status: 422,
      detail: [{ loc: ['body', 'title'], msg: expect.any(String), type: expect.any(String) }],
    });
    expect(
      await refusal(
        `${api}/jobs`,
        json({ ...jobFields, overview: 'x'.repeat(10_001) }, employer.token),
      ),
    ).toEqual({
      status: 422,
      detail: [{ loc: ['body', 'overview'], msg: expect.any(String), type: expect.any(String) }],
    });
    expect(await refusal(`${api}/jobs/search`, json({ limit: 'many' }))).toMatchObject({
      status: 422,
    });
    for (const id of ['000000000000000000000000', 'no-such-id', '%00', '{"$gt":""}'])
      expect(await refusal(`${api}/jobs/${encodeURIComponent(id)}`, {})).toEqual({
        status: 404,
        detail: 'Job not found',
      });
  });

  test('no token, a tampered one, the wrong account type, and records of someone else', async ({
    portal,
    people,
  }) => {
    const api = `${portal.url}/api`;
    const [owner, other, seeker] = [
      await people.register('employer', 'Olga Owner'),
      await people.register('employer', 'Otto Other'),
      await people.register('job_seeker', 'Sina Seeker'),
    ];
    const jobId = await people.postJob(owner, { title: 'Guarded job' });
    const applied = await fetch(
      `${api}/jobs/${jobId}/apply`,
      application(seeker.token, new Blob([resumePdf('Sina')]), 'sina.pdf'),
    );
    const { application_id } = (await applied.json()) as { application_id: string };

    for (const path of [
      '/my-jobs',
      '/applications/all',
      '/my-applications',
      '/auth/me',
      `/applications/${application_id}/resume`,
    ]) {
      expect((await refusal(api + path, {})).status, path).toBe(401);
      const tampered = { headers: { authorization: `Bearer ${owner.token.slice(0, -3)}AAA` } };
      expect((await refusal(api + path, tampered)).status, path).toBe(401);
    }
    expect(await refusal(`${api}/jobs`, json(jobFields, seeker.token))).toEqual({
      status: 403,
      detail:
        'Only employer accounts can post jobs. Please create an employer account or switch your account type.',
    });
    expect(
      await refusal(
        `${api}/jobs/${jobId}/apply`,
        application(other.token, new Blob([resumePdf('x')]), 'x.pdf'),
      ),
    ).toEqual({
      status: 403,
      detail: 'Only job seekers can apply for jobs. Please register as a job seeker.',
    });
    const asOther = {
      headers: { authorization: `Bearer ${other.token}`, 'content-type': 'application/json' },
    };
    const change = {
      ...asOther,
      method: 'PUT',
      body: JSON.stringify({ status: 'accepted', notes: '' }),
    };
    expect((await refusal(`${api}/applications/${application_id}/status`, change)).status).toBe(
      404,
    );
    expect((await refusal(`${api}/applications/${application_id}/resume`, asOther)).status).toBe(
      404,
    );
    const [mine] = (await (
      await people.call('/my-applications', { token: seeker.token })
    ).json()) as { status: string }[];
    expect(mine?.status).toBe('pending');
    for (const path of [
      '/internal/users/1',
      '/%69nternal/users/1',
      '/jobs/../internal/users/1',
      '/auth/..%2finternal/users/1',
    ])
      expect((await fetch(api + path)).status, path).toBe(404);
  });

  test('a 50 MB upload and a renamed executable, with nothing left behind', async ({
    portal,
    people,
  }) => {
    const employer = await people.register('employer', 'Una Upload');
    const seeker = await people.register('job_seeker', 'Ulf Upload');
    const address = `${portal.url}/api/jobs/${await people.postJob(employer, { title: 'Upload job' })}/apply`;

    const huge = new Blob([Buffer.alloc(50 * 1024 * 1024, 'a')]);
    expect(await refusal(address, application(seeker.token, huge, 'huge.pdf'))).toEqual({
      status: 400,
      detail: 'File size must be less than 5MB',
    });
    const tooLarge = new Blob([resumePdf('x'), Buffer.alloc(5_242_880)]);
    expect(await refusal(address, application(seeker.token, tooLarge, 'large.pdf'))).toEqual({
      status: 400,
      detail: 'File size must be less than 5MB',
    });
    const program = new Blob([Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), Buffer.alloc(4096)]);
    expect(await refusal(address, application(seeker.token, program, 'resume.pdf'))).toMatchObject({
      status: 400,
      detail: expect.stringMatching(/PDF/),
    });
    expect(
      await refusal(address, application(seeker.token, new Blob([]), 'empty.pdf')),
    ).toMatchObject({ status: 400 });

    expect(await (await people.call('/my-applications', { token: seeker.token })).json()).toEqual(
      [],
    );
    expect(
      (await fetch(address, application(seeker.token, new Blob([resumePdf('Ulf')]), 'ulf.pdf'))).ok,
    ).toBe(true);
    expect(
      await refusal(address, application(seeker.token, new Blob([resumePdf('Ulf')]), 'ulf.pdf')),
    ).toEqual({
      status: 409,
      detail: 'You have already applied for this job.',
    });
  });

  test('a 20 MB upload is refused with a text for its kind of file', async ({ portal, people }) => {
    const employer = await people.register('employer', 'Lea Large');
    const seeker = await people.register('job_seeker', 'Lars Large');
    const file = new Blob([Buffer.alloc(20 * 1024 * 1024, 'a')]);
    for (const [path, part, { token }, detail] of [
      ['upload-logo', 'logo', employer, 'Logo size must be less than 1MB'],
      [
        'business-directory/7/gallery/multiple',
        'images',
        employer,
        'Gallery image size must be less than 2MB',
      ],
      ['resume/upload', 'file', seeker, 'File size must be less than 5MB'],
    ] as const) {
      const body = new FormData();
      body.set(part, file, 'large.png');
      const init = { method: 'POST', headers: { authorization: `Bearer ${token}` }, body };
      expect(await refusal(`${portal.url}/api/${path}`, init)).toEqual({ status: 400, detail });
    }
  });
});
