import { webAddress } from '@commons/contracts/text/web-address';
import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { resumesService } from '../app.module.js';
import { profileCalls, sampleProfile } from '../testing/profile-calls.js';

let service: TestService;
let known: object | undefined;
const { person, get, put, share, revoke, hide, views } = profileCalls(() => service);
const lists = { experience: [], education: [], certifications: [] };

beforeAll(async () => {
  service = await createTestService(resumesService, {
    internal: ({ path }) => (path.startsWith('/internal/seeker-profiles/') ? known : undefined),
  });
});
afterAll(() => service.close());
beforeEach(() => {
  known = undefined;
});

describe('the professional profile, read by its owner', () => {
  it('[PRO-04] is saved and read back, with whole numbers for the desired salary', async () => {
    const token = await person();
    const stored = { ...sampleProfile, hidden_fields: [] };
    expect((await put(sampleProfile, token)).body).toEqual(stored);
    expect((await get(token)).body).toEqual(stored);
    const short = { full_name: 'Sam S.', skills: [], availability: null, phone: '', ...lists };
    const left = { full_name: 'Sam S.', skills: [], ...lists, hidden_fields: [] };
    expect((await put(short, token)).body).toEqual(left);
    expect((await get(await person())).body.full_name).toBe('Sam Seeker');
    expect((await put({ desired_salary_min: 40_000.5 }, token)).status).toBe(422);
    expect((await put({ desired_salary_min: '40000' }, token)).status).toBe(422);
  });

  it('keeps the three lists that are missing from the specified body', async () => {
    const token = await person();
    await put(sampleProfile, token);
    const { experience, education, certifications, ...rest } = sampleProfile;
    expect((await put(rest, token)).body).toMatchObject({ experience, education, certifications });
    const rows = [{ title: ' ', company: '', duration: '', description: '' }, { title: 'Cook' }];
    const cook = { title: 'Cook', company: '', duration: '', description: '' };
    expect((await put({ ...rest, experience: rows }, token)).body.experience).toEqual([cook]);
  });

  it('starts with values from the account, or from the token while auth is down', async () => {
    known = {
      ...{ full_name: 'Ada Brook', email: 'ada@example.org', phone: '1', location: 'Erie, PA' },
      ...{ bio: 'I bake.', website: 'http://ada.example', skills: ['Bread'] },
      ...{ desired_salary_min: 30_000, desired_salary_max: 50_000 },
    };
    const token = await person();
    const begun = {
      ...{ full_name: 'Ada Brook', email: 'ada@example.org', phone: '1', location: 'Erie, PA' },
      ...{ summary: 'I bake.', website_url: 'http://ada.example', skills: ['Bread'] },
      ...{ desired_salary_min: 30_000, desired_salary_max: 50_000 },
      ...lists,
      hidden_fields: [],
    };
    expect((await get(token)).body).toEqual(begun);
    const { share_token } = (await share(token)).body;
    known = { full_name: 1 };
    expect((await get(token)).body).toEqual({ ...begun, share_token });
    const other = await person();
    expect((await get(other)).body).toEqual({
      ...{ full_name: 'Sam Seeker', email: 'job_seeker@example.org', skills: [] },
      ...lists,
      hidden_fields: [],
    });
  });

  it('is for job seekers only', async () => {
    const employer = await person('employer');
    const calls = [get, share, revoke, views];
    const answers = (token?: string) => [
      ...calls.map((call) => call(token)),
      put(sampleProfile, token),
      hide(['email'], token),
    ];
    for (const answer of await Promise.all(answers(employer))) expect(answer.status).toBe(403);
    for (const answer of await Promise.all(answers())) expect(answer.status).toBe(401);
  });

  it.each([
    [{ availability: 'soon' }, 'availability'],
    [{ skills: 'Baking' }, 'skills'],
    [{ skills: Array(101).fill('x') }, 'skills'],
    [{ desired_salary_min: 'much' }, 'desired_salary_min'],
    [{ desired_salary_min: -5 }, 'desired_salary_min'],
    [{ desired_salary_min: 50_000, desired_salary_max: 40_000 }, 'desired_salary_max'],
    [{ email: 'no address' }, 'email'],
    [{ summary: 'x'.repeat(5_001) }, 'summary'],
    [{ full_name: 'a\r\nBcc: b' }, 'full_name'],
    [{ linkedin_url: 'javascript:alert(1)' }, 'linkedin_url'],
    [{ website_url: 'data:text/html,x' }, 'website_url'],
    [{ experience: Array(31).fill({ title: 'x' }) }, 'experience'],
    [{ experience: [{ title: 'x'.repeat(121) }] }, 'experience'],
    [{ education: [{ degree: 7 }] }, 'education'],
    [{ certifications: ['x'.repeat(201)] }, 'certifications'],
  ])('refuses %j', async (change, field) => {
    const token = await person();
    const { status, body } = await put({ ...sampleProfile, ...change }, token);
    expect([status, body.detail[0].loc.slice(0, 2)]).toEqual([422, ['body', field]]);
    expect((await get(token)).body.professional_title).toBeUndefined();
  });

  it.each([
    ['https://example.org/a', 'https://example.org/a'],
    ['HTTP://example.org/a', 'HTTP://example.org/a'],
    [' example.org ', 'https://example.org'],
    ['localhost:8080/me', 'https://localhost:8080/me'],
    ['javascript:alert(1)', undefined],
    [' JavaScript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['mailto:a@example.org', undefined],
    ['two words', undefined],
  ])('takes %j as the link %j', (text, link) => expect(webAddress(text)).toBe(link));
});
