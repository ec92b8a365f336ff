import { AccountProfile } from '@commons/contracts/account/account-profile';
import type { TestService } from '@commons/service-kit/testing/create-test-service';
import { createAuthService } from '../testing/auth-test-service.js';
import { register } from '../testing/people.js';

let service: TestService;
beforeAll(async () => {
  service = await createAuthService();
});
afterAll(() => service.close());

const read = (token: string) => service.request('GET', '/auth/profile', { token });
const put = (path: string, token: string, body: unknown) =>
  service.request('PUT', path, { token, body });
const employer = () => register(service, { account_type: 'employer', company_name: 'Engines' });
// Without the mark of the registration mail, which is removed asynchronously.
const stored = async (email: string) =>
  (await service.database())
    .collection('users')
    .findOne({ email }, { projection: { verification_mail_due: 0 } });

const employerFields = {
  full_name: 'Grace Hopper',
  company_name: 'Compilers Ltd.',
  location: 'New York, NY',
  phone: '+1 212 555 0100',
  website: 'https://compilers.example',
  description: 'We compile.\nAll day.',
};
const seekerFields = {
  full_name: 'Zoë Müller-Ōno 王',
  location: 'Berlin',
  phone: '030 1234',
  bio: 'I count.',
  skills: 'Go, TypeScript , ,Go',
  experience_level: 'Senior',
  website: 'http://zoe.example',
};

describe('GET /auth/profile', () => {
  it('[ENT-07] returns the fields of the account type', async () => {
    const { token, email } = await employer();
    expect((await put('/profile', token, employerFields)).status).toBe(200);
    const { status, body } = await read(token);
    expect(status).toBe(200);
    expect(body).toEqual({
      ...employerFields,
      email,
      email_verified: false,
      account_type: 'employer',
      created_at: expect.any(String),
      email_notifications: true,
      marketing_emails: false,
      job_alerts: true,
      deletion_days: 14,
    });
    const seeker = await register(service);
    await put('/profile', seeker.token, seekerFields);
    const answer = (await read(seeker.token)).body;
    expect(answer).toEqual({
      ...seekerFields,
      skills: ['Go', 'TypeScript'],
      email: seeker.email,
      email_verified: false,
      account_type: 'job_seeker',
      created_at: expect.any(String),
      email_notifications: true,
      marketing_emails: false,
      job_alerts: true,
      deletion_days: 14,
      desired_salary_min: null,
      desired_salary_max: null,
      remote_ok: false,
      employment_types: [],
      preferred_categories: [],
    });
    for (const profile of [body, answer]) AccountProfile.strict().parse(profile);
    const changed = await employer();
    const users = (await service.database()).collection('users');
    await users.updateOne({ email: changed.email }, { $set: { bio: 'I count.' } });
    const fallback = (await read(changed.token)).body;
    expect(fallback).toMatchObject({ bio: 'I count.' });
    expect(fallback).not.toHaveProperty('description');
  });

  it('returns defaults for an account stored before these fields existed', async () => {
    const { token, email } = await register(service);
    const users = (await service.database()).collection('users');
    await users.updateOne({ email }, { $unset: { marketing_emails: 1, job_alerts: 1 } });
    expect((await read(token)).body).toMatchObject({ marketing_emails: false, job_alerts: true });
  });

  it('refuses guests and deleted accounts', async () => {
    expect((await service.request('GET', '/auth/profile')).status).toBe(401);
    const { token, email } = await register(service);
    await (await service.database()).collection('users').deleteOne({ email });
    expect((await read(token)).status).toBe(401);
    expect((await put('/profile', token, employerFields)).status).toBe(401);
  });
});

describe('PUT /profile', () => {
  it('returns the changed account, which the current user reflects', async () => {
    const { token } = await employer();
    const { body } = await put('/profile', token, employerFields);
    expect(body).toMatchObject(employerFields);
    const me = (await service.request('GET', '/auth/me', { token })).body;
    expect(me).toMatchObject({ full_name: 'Grace Hopper', company_name: 'Compilers Ltd.' });
  });

  it('leaves omitted fields unchanged and clears empty ones', async () => {
    const { token } = await employer();
    await put('/profile', token, employerFields);
    const empty = { company_name: '', location: ' ', phone: '', website: '' };
    const { body } = await put('/profile', token, { full_name: 'G', ...empty });
    expect(body).toMatchObject({ full_name: 'G', description: employerFields.description });
    for (const name of Object.keys(empty)) expect(body).not.toHaveProperty(name);
    const seeker = await register(service);
    await put('/profile', seeker.token, seekerFields);
    const cleared = await put('/profile', seeker.token, { full_name: 'Z', skills: '' });
    expect(cleared.body).toMatchObject({ skills: [], bio: seekerFields.bio });
  });

  it('ignores fields of the other type and those that are not self-service', async () => {
    const { token, email, id } = await register(service);
    const before = await stored(email);
    const answer = await put('/profile', token, {
      full_name: 'Ada Lovelace',
      ...{ company_name: 'X', description: 'Y', account_type: 'employer', operator: true },
      ...{
        email: 'other@example.org',
        email_verified: true,
        password_hash: 'x',
        id: 'x',
        _id: 'x',
      },
      ...{
        marketing_emails: true,
        created_at: '2000-01-01T00:00:00.000Z',
        $set: { operator: true },
      },
    });
    expect(answer).toMatchObject({ status: 200, body: { account_type: 'job_seeker', email } });
    expect(await stored(email)).toEqual({ ...before, version: 1 });
    const boss = await employer();
    await put('/profile', boss.token, {
      full_name: 'B',
      bio: 'x',
      skills: 'x',
      experience_level: 'x',
    });
    const after = await stored(boss.email);
    for (const name of ['bio', 'skills', 'experience_level'])
      expect(after).not.toHaveProperty(name);
    expect(id).toBe(String(before?._id));
  });

  it.each([
    ['full_name', ''],
    ['full_name', '  '],
    ['full_name', 'x'.repeat(101)],
    ['full_name', 'Ada\r\nBcc: everyone@example.org'],
    ['full_name', 'Ada\nX'],
    ['full_name', 'Ada\u0000X'],
    ['full_name', { $gt: '' }],
    ['company_name', 'x'.repeat(121)],
    ['company_name', 'A\r\nB'],
    ['location', 'x'.repeat(121)],
    ['location', 'A\rB'],
    ['phone', '1'.repeat(41)],
    ['website', 'javascript:alert(1)'],
    ['website', 'example.org'],
    ['website', 'https://x y'],
    ['website', `https://${'x'.repeat(300)}`],
    ['description', 'x'.repeat(5_001)],
    ['bio', 'x'.repeat(5_001)],
    ['bio', ['x']],
    ['skills', 'x'.repeat(81)],
    ['skills', Array.from({ length: 101 }, (_, at) => `skill ${at}`)],
    ['skills', [{ $gt: '' }]],
    ['experience_level', 'x'.repeat(41)],
  ])('refuses %s %j and changes nothing', async (name, value) => {
    const { token, email } = await register(service);
    const before = await stored(email);
    const { status, body } = await put('/profile', token, { full_name: 'New', [name]: value });
    expect(status).toBe(422);
    expect(body.detail[0].loc.slice(0, 2)).toEqual(['body', name]);
    expect(await stored(email)).toEqual(before);
  });
});
