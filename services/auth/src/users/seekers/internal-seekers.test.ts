import type { TestService } from '@commons/service-kit/testing/create-test-service';
import { createAuthService } from '../../testing/auth-test-service.js';
import { register } from '../../testing/people.js';

let service: TestService;
beforeAll(async () => {
  service = await createAuthService();
});
afterAll(() => service.close());

it('hides job seekers who are being erased from the jobs service', async () => {
  const { email, id } = await register(service, { account_type: 'job_seeker' });
  const database = await service.database();
  const users = database.collection('users');
  await users.updateOne({ email }, { $set: { job_alerts: true } });
  const token = await service.serviceToken('jobs');
  const list = await service.request('GET', '/internal/seekers', { token });
  expect(list.body).toEqual([expect.objectContaining({ id })]);

  await users.updateOne({ email }, { $set: { closed_at: new Date() } });
  await database.close();
  expect((await service.request('GET', '/internal/seekers', { token })).body).toEqual([]);
  expect((await service.request('GET', `/internal/seekers/${id}`, { token })).status).toBe(404);
});
