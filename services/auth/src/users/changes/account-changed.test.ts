import type { TestService } from '@commons/service-kit/testing/create-test-service';
import { until } from '@commons/service-kit/testing/until';
import { createAuthService } from '../../testing/auth-test-service.js';
import { register } from '../../testing/people.js';

let service: TestService;
beforeAll(async () => {
  service = await createAuthService({ RECONCILE_INTERVAL_MS: '100' });
});
afterAll(() => service.close());

const put = (path: string, token: string, body: unknown) =>
  service.request('PUT', path, { token, body });
const settings = { email_notifications: true, marketing_emails: false, job_alerts: true };

/** Number of tasks for this person in the queue of another service. No worker processes them here. */
async function tasksOf(id: string, of = 'jobs'): Promise<number> {
  const redis = service.redis();
  const keys = await redis.keys(`${service.env.REDIS_PREFIX}:bull:${of}:${of}.user-changed/*`);
  const tasks = await Promise.all(keys.map((key) => redis.hget(key, 'data')));
  redis.disconnect();
  return tasks.filter((data) => data?.includes(id)).length;
}
const due = async (email: string) =>
  (await (await service.database()).collection('users').findOne({ email }))?.jobs_news_due_at;
/** Marked so long ago that the reconciliation adds its tasks. */
const overdue = () => new Date(Date.now() - 60_000);
const notified = (id: string, of?: string) =>
  until(
    () => tasksOf(id, of),
    (count) => count > 0,
  );

describe('notifications of the jobs service', () => {
  it('are enqueued once per change of name, company, location or notification setting', async () => {
    const { token, id, email } = await register(service, { account_type: 'employer' });
    const changes: [string, Record<string, unknown>][] = [
      ['/profile', { full_name: 'Other Name' }],
      ['/profile', { full_name: 'Other Name', company_name: 'Company' }],
      ['/profile', { full_name: 'Other Name', location: 'Berlin' }],
      ['/auth/settings', { ...settings, email_notifications: false }],
      ['/profile', { full_name: 'Other Name', company_name: '' }],
    ];
    for (const [at, [path, body]] of changes.entries()) {
      expect((await put(path, token, body)).status).toBe(200);
      expect(await tasksOf(id)).toBe(at + 1);
    }
    expect(await due(email)).toBeInstanceOf(Date);
  });

  it('are not enqueued for other changes', async () => {
    const { token, id } = await register(service);
    await put('/profile', token, { full_name: 'Ada Lovelace', phone: '1', bio: 'x', location: '' });
    await put('/auth/settings', token, { ...settings, marketing_emails: true });
    expect(await tasksOf(id)).toBe(0);
  });

  it('are enqueued by the reconciliation after a crash', async () => {
    const { id, email } = await register(service);
    const users = (await service.database()).collection('users');
    await users.updateOne({ email }, { $set: { jobs_news_due_at: overdue() } });
    await notified(id);
    expect(await tasksOf(id)).toBe(1);
  });

  it('also go to the resumes service when the account is no longer a job seeker’s, to end its public profile', async () => {
    const seeker = await register(service);
    const users = (await service.database()).collection('users');
    await put('/profile', seeker.token, { full_name: 'Other Name' });
    expect(await tasksOf(seeker.id, 'resumes')).toBe(0);
    const change = { account_type: 'employer', jobs_news_due_at: overdue() };
    await users.updateOne({ email: seeker.email }, { $set: change });
    await notified(seeker.id, 'resumes');
    expect(await tasksOf(seeker.id, 'resumes')).toBe(1);
  });
});
