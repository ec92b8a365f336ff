import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { resumesService } from '../app.module.js';
import { profileCalls, sampleProfile } from '../testing/profile-calls.js';

let service: TestService;
const { person, put, share, views, visit } = profileCalls(() => service);

/** Fakes only the clock. */
const doNotFake = [
  ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask'] as const),
  ...(['setImmediate', 'clearImmediate', 'setInterval', 'clearInterval'] as const),
  ...(['setTimeout', 'clearTimeout'] as const),
];
const clockAt = (now: string) => jest.useFakeTimers({ now: new Date(now), doNotFake });

beforeAll(async () => {
  service = await createTestService(resumesService, { env: { SITE_TIME_ZONE: 'America/Chicago' } });
});
afterEach(() => jest.useRealTimers());
afterAll(() => service.close());

it("counts a visitor once per day of the site's time zone, not of UTC", async () => {
  const token = await person();
  await put(sampleProfile, token);
  const { share_token: link } = (await share(token)).body;
  const counted = async (now: string) => {
    clockAt(now);
    await visit(link, 'a');
    jest.useRealTimers();
    return (await views(token)).body.total_views;
  };
  expect(await counted('2031-06-03T23:50:00Z')).toBe(1);
  expect(await counted('2031-06-04T00:10:00Z')).toBe(1);
  expect(await counted('2031-06-04T05:10:00Z')).toBe(2);
});
