import type { TestService } from '@commons/service-kit/testing/create-test-service';
import { createAuthService } from '../testing/auth-test-service.js';
import { register } from '../testing/people.js';

let service: TestService;
beforeAll(async () => {
  service = await createAuthService();
});
afterAll(() => service.close());

it('signs with the first key when the clock was set back before its start', async () => {
  const database = await service.database();
  const days = (count: number) => new Date(Date.now() + count * 86_400_000);
  const keys = database.collection('signing_keys');
  // Simulates a clock set back by ten days.
  for (const { _id, active_from } of await keys.find().toArray()) {
    const later = new Date(active_from.getTime() + days(10).getTime() - Date.now());
    await keys.updateOne({ _id }, { $set: { active_from: later } });
  }
  await database.close();
  await service.restart();
  const person = await register(service);
  const { status } = await service.request('GET', '/auth/me', { token: person.token });
  expect(status).toBe(200);
});
