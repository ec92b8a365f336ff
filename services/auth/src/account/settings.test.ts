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

describe('PUT /auth/settings', () => {
  it('stores the three switches for both types', async () => {
    for (const { token } of [await employer(), await register(service)]) {
      const flags = { email_notifications: false, marketing_emails: true, job_alerts: false };
      const answer = await put('/auth/settings', token, { ...flags, operator: true });
      expect(answer).toMatchObject({ status: 200, body: flags });
      expect((await read(token)).body).toMatchObject(flags);
    }
  });

  it('stores when an employer is mailed about applications, and keeps it when it is not sent', async () => {
    const { token } = await employer();
    const flags = { email_notifications: true, marketing_emails: false, job_alerts: true };
    expect((await read(token)).body).not.toHaveProperty('application_mails');
    await put('/auth/settings', token, { ...flags, application_mails: 'weekly' });
    await put('/auth/settings', token, flags);
    expect((await read(token)).body).toMatchObject({ application_mails: 'weekly' });
    const never = await put('/auth/settings', token, { ...flags, application_mails: 'never' });
    expect(never.status).toBe(422);
  });

  it.each([{}, { email_notifications: 'no', marketing_emails: true, job_alerts: true }, []])(
    'refuses %j',
    async (body) => {
      const { token } = await register(service);
      expect((await put('/auth/settings', token, body)).status).toBe(422);
    },
  );
});

describe('PUT /auth/job-preferences', () => {
  const preferences = {
    desired_salary_min: 50_000,
    desired_salary_max: 70_000,
    preferred_locations: 'Berlin; New York, NY',
    remote_ok: true,
    employment_types: 'Full-time, Contract',
    categories: 'Technology,Customer Service',
  };
  const shown = {
    desired_salary_min: 50_000,
    desired_salary_max: 70_000,
    preferred_locations: 'Berlin; New York, NY',
    remote_ok: true,
    employment_types: ['Full-time', 'Contract'],
    preferred_categories: ['Technology', 'Customer Service'],
  };

  it('stores the preferences, which the profile returns', async () => {
    const { token } = await register(service);
    const answer = await put('/auth/job-preferences', token, preferences);
    expect(answer).toMatchObject({ status: 200, body: shown });
    expect((await read(token)).body).toMatchObject(shown);
  });

  it('clears empty fields', async () => {
    const { token } = await register(service);
    await put('/auth/job-preferences', token, preferences);
    const { body } = await put('/auth/job-preferences', token, {
      ...{ desired_salary_min: null, desired_salary_max: null, preferred_locations: '' },
      ...{ remote_ok: false, employment_types: '', categories: '' },
    });
    expect(body).toMatchObject({
      ...{ desired_salary_min: null, desired_salary_max: null, remote_ok: false },
      ...{ employment_types: [], preferred_categories: [] },
    });
    expect(body).not.toHaveProperty('preferred_locations');
  });

  it('refuses employers', async () => {
    const { token } = await employer();
    expect(await put('/auth/job-preferences', token, preferences)).toMatchObject({
      status: 403,
      body: { detail: 'Only job seeker accounts can do this.' },
    });
  });

  it('refuses a minimum above the maximum, reported for the maximum, and changes nothing', async () => {
    const { token } = await register(service);
    await put('/auth/job-preferences', token, preferences);
    const invalid = { desired_salary_min: 60_000, desired_salary_max: 50_000 };
    const { status, body } = await put('/auth/job-preferences', token, invalid);
    expect(status).toBe(422);
    expect(body.detail[0]).toMatchObject({ loc: ['body', 'desired_salary_max'] });
    expect((await read(token)).body).toMatchObject(shown);
  });

  it.each([
    ['desired_salary_min', -1],
    ['desired_salary_min', '50000'],
    ['desired_salary_max', 1.5],
    ['desired_salary_max', 100_000_001],
    ['preferred_locations', 'x'.repeat(1_001)],
    ['remote_ok', 'yes'],
    ['employment_types', Array.from({ length: 21 }, (_, at) => `type ${at}`)],
    ['categories', 'x'.repeat(81)],
  ])('refuses %s %j', async (name, value) => {
    const { token } = await register(service);
    const { status, body } = await put('/auth/job-preferences', token, { [name]: value });
    expect(status).toBe(422);
    expect(body.detail[0].loc.slice(0, 2)).toEqual(['body', name]);
  });
});
