import { setTimeout as delay } from 'node:timers/promises';
import { createTestService, type TestService } from './testing/create-test-service.js';
import { sampleService } from './testing/sample-service.js';
import { type SwitchProxy, startSwitchProxy } from './testing/switch-proxy.js';

const unavailable = {
  status: 503,
  body: { detail: 'Service temporarily unavailable. Please try again later.' },
};

const create = async (service: TestService) =>
  service.request('POST', '/notes', {
    token: await service.tokenFor({ account_type: 'employer' }),
    body: { text: 'a' },
  });
const readiness = async (service: TestService) => (await service.request('GET', '/readyz')).body;
async function waitUntilReady(service: TestService): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if ((await service.request('GET', '/readyz')).status === 200) return;
    await delay(50);
  }
  expect(await readiness(service)).toMatchObject({ status: 'ready' });
}
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

const through = (url: string | undefined, proxy: SwitchProxy) => {
  const address = new URL(url ?? '');
  address.port = String(proxy.port);
  return address.href;
};

describe('Redis away', () => {
  let proxy: SwitchProxy;
  let service: TestService;
  beforeAll(async () => {
    proxy = await startSwitchProxy(process.env.REDIS_URL ?? '');
    const REDIS_URL = through(process.env.REDIS_URL, proxy);
    service = await createTestService(sampleService(), { env: { REDIS_URL } });
  });
  afterAll(async () => {
    await service.close();
    await proxy.close();
  });

  it('refuses guarded calls with 503, leaves public reading alive, and comes back by itself', async () => {
    const { body: note } = await create(service);
    proxy.cut();
    await delay(50);
    expect(
      await timeOf(async () => expect(await create(service)).toMatchObject(unavailable)),
    ).toBeLessThan(3_000);
    const token = await service.tokenFor();
    const read = await service.request('GET', `/notes/${note.id}`, { token });
    expect(read).toMatchObject({ status: 200, body: { reader: 'guest' } });
    expect((await service.request('GET', '/healthz')).status).toBe(200);
    expect(await readiness(service)).toMatchObject({
      detail: 'Not ready: redis',
      checks: { mongo: 'ok', redis: 'unreachable' },
    });
    expect((await service.request('GET', '/metrics')).status).toBe(200);
    proxy.restore();
    await waitUntilReady(service);
    expect((await create(service)).status).toBe(201);
  }, 20_000);

  it('but taking connections, as one that hangs does, costs the first requests 4 s and the others nothing', async () => {
    const { body: note } = await create(service);
    const token = await service.tokenFor();
    const read = () => service.request('GET', `/notes/${note.id}`, { token });
    proxy.freeze();
    expect(
      await timeOf(async () => expect(await create(service)).toMatchObject(unavailable)),
    ).toBeLessThan(6_500);
    expect(await timeOf(async () => expect((await read()).status).toBe(200))).toBeLessThan(1_000);
    expect(
      await timeOf(async () => expect(await create(service)).toMatchObject(unavailable)),
    ).toBeLessThan(1_000);
    proxy.restore();
    await waitUntilReady(service);
    expect((await create(service)).status).toBe(201);
  }, 20_000);

  it('at the start does not fail it, nor hold up the stop', async () => {
    proxy.cut();
    const env = { REDIS_URL: through(process.env.REDIS_URL, proxy) };
    const other = await createTestService(sampleService(), { env });
    expect(await readiness(other)).toMatchObject({ detail: 'Not ready: redis' });
    expect(await timeOf(() => other.close())).toBeLessThan(3_500);
    proxy.restore();
    await waitUntilReady(service);
  }, 20_000);
});

describe('MongoDB away', () => {
  it('refuses calls with 503 soon, and comes back by itself', async () => {
    const proxy = await startSwitchProxy(process.env.MONGODB_URI ?? '');
    const MONGODB_URI = through(process.env.MONGODB_URI, proxy);
    const service = await createTestService(sampleService(), { env: { MONGODB_URI } });
    expect((await create(service)).status).toBe(201);
    proxy.cut();
    const refused = await timeOf(async () =>
      expect(await create(service)).toMatchObject(unavailable),
    );
    expect(refused).toBeLessThan(4_000);
    expect(await readiness(service)).toMatchObject({ detail: 'Not ready: mongo' });
    proxy.restore();
    await waitUntilReady(service);
    expect((await create(service)).status).toBe(201);
    await service.close();
    await proxy.close();
  }, 30_000);

  it('at the start does not fail it; the indexes are built when it comes', async () => {
    const proxy = await startSwitchProxy(process.env.MONGODB_URI ?? '', false);
    const MONGODB_URI = through(process.env.MONGODB_URI, proxy);
    const service = await createTestService(sampleService(), { env: { MONGODB_URI } });
    const refused = await timeOf(async () =>
      expect(await create(service)).toMatchObject(unavailable),
    );
    expect(refused).toBeLessThan(1_000);
    expect(await readiness(service)).toMatchObject({ detail: 'Not ready: mongo' });
    proxy.restore();
    await waitUntilReady(service);
    expect((await create(service)).status).toBe(201);
    const notes = (await service.database()).collection('notes');
    await notes.insertOne({ unique_key: 'a' });
    await expect(notes.insertOne({ unique_key: 'a' })).rejects.toMatchObject({ code: 11_000 });
    await service.close();
    await proxy.close();
  }, 30_000);

  it('all the time does not hold up the stop', async () => {
    const MONGODB_URI = 'mongodb://127.0.0.1:9';
    const service = await createTestService(sampleService(), { env: { MONGODB_URI } });
    expect(await timeOf(() => service.close())).toBeLessThan(4_500);
  }, 20_000);
});
