import { createTestService, type TestService } from '../testing/create-test-service.js';
import { sampleService } from '../testing/sample-service.js';
import { until } from '../testing/until.js';

let service: TestService;
beforeAll(async () => {
  service = await createTestService(sampleService());
});
afterAll(() => service.close());

const notes = async () => (await service.database()).collection('notes');
const readiness = () => service.request('GET', '/readyz');
const isReady = ({ status }: { status: number }) => status === 200;

it('rebuilds an index whose definition has changed since the data was written', async () => {
  await (await notes()).dropIndex('unique_key_1');
  await (await notes()).createIndex({ unique_key: 1 }, { sparse: true });
  await service.restart();
  await until(readiness, isReady);
  expect(await (await notes()).indexes()).toContainEqual(
    expect.objectContaining({ name: 'unique_key_1', unique: true, sparse: true }),
  );
});

it('reports on /readyz that an index cannot be built, and becomes ready once it can', async () => {
  await (await notes()).dropIndex('unique_key_1');
  await (await notes()).insertMany([{ unique_key: 'a' }, { unique_key: 'a' }]);
  await service.restart();
  const { status } = await until(readiness, ({ body }) =>
    /^indexes: .*E11000 /.test(body.checks.mongo),
  );
  expect(status).toBe(503);
  await (await notes()).deleteMany({ unique_key: 'a' });
  await until(readiness, isReady);
});
