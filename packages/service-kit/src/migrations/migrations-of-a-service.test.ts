import { createTestService, type TestService } from '../testing/create-test-service.js';
import { sampleService } from '../testing/sample-service.js';
import { until } from '../testing/until.js';
import type { Migration } from './migration.js';

let service: TestService;
let failure = '';
const calls: string[] = [];

const migration = (name: string, when: Migration['when']): Migration => ({
  name,
  when,
  what: name,
  run: async ({ collection }) => {
    calls.push(name);
    if (failure) throw new Error(failure);
    return (await collection('notes').updateMany({}, { $set: { [name]: true } })).modifiedCount;
  },
});

beforeAll(async () => {
  service = await createTestService({
    ...sampleService(),
    migrations: [migration('late', 'in the background'), migration('first', 'before ready')],
  });
});
afterAll(() => service.close());

const forget = async () => (await service.database()).collection('migrations').deleteMany({});
const readiness = () => service.request('GET', '/readyz');
const isReady = ({ status }: { status: number }) => status === 200;

it('runs each once across all starts', async () => {
  await until(
    async () => calls,
    ({ length }) => length === 2,
  );
  await service.restart();
  await until(readiness, isReady);
  expect(calls).toEqual(['first', 'late']);
});

it('is not ready while a required migration fails, and names it; then it is', async () => {
  failure = 'a record without an owner';
  await forget();
  await service.restart();
  const text = 'migrations: first@1: a record without an owner';
  const { status } = await until(readiness, ({ body }) => body.checks.mongo === text);
  expect(status).toBe(503);
  failure = '';
  await until(readiness, isReady);
});

it('serves while a background migration fails, and names it', async () => {
  await until(
    async () => calls,
    () => calls.at(-1) === 'late',
  );
  const migrations = (await service.database()).collection<{ _id: string }>('migrations');
  await migrations.deleteOne({ _id: 'late' });
  failure = 'a record without an owner';
  await service.restart();
  const { body } = await until(readiness, (answer) => Boolean(answer.body.notes));
  expect(body).toMatchObject({
    status: 'ready',
    notes: { migrations: 'late@1: a record without an owner' },
  });
});
