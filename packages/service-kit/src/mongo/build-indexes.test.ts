import { createTestService, type TestService } from '../testing/create-test-service.js';
import { sampleService } from '../testing/sample-service.js';

let service: TestService;
beforeAll(async () => {
  service = await createTestService(sampleService());
});
afterAll(() => service.close());

const notes = async () => (await service.database()).collection('notes');

it('builds an index anew whose definition has changed since the data was written', async () => {
  await (await notes()).dropIndex('unique_key_1');
  await (await notes()).createIndex({ unique_key: 1 }, { sparse: true });
  await service.restart();
  expect((await service.request('GET', '/readyz')).status).toBe(200);
  expect(await (await notes()).indexes()).toContainEqual(
    expect.objectContaining({ name: 'unique_key_1', unique: true, sparse: true }),
  );
});

it('says on /readyz that an index cannot be built, and is ready once it can', async () => {
  await (await notes()).dropIndex('unique_key_1');
  await (await notes()).insertMany([{ unique_key: 'a' }, { unique_key: 'a' }]);
  await service.restart();
  const { status, body } = await service.request('GET', '/readyz');
  expect([status, body.checks.mongo]).toEqual([503, expect.stringMatching(/^indexes: E11000 /)]);
  await (await notes()).deleteMany({ unique_key: 'a' });
  for (let tries = 0; (await service.request('GET', '/readyz')).status !== 200; tries++) {
    expect(tries).toBeLessThan(100);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}, 20_000);
