import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { directoryService } from '../../app.module.js';
import { newListing } from '../../testing/new-listing.js';
import { timesOf } from './open-now.js';

let service: TestService;
beforeAll(async () => {
  service = await createTestService(directoryService, {
    env: { SITE_TIME_ZONE: 'America/Chicago' },
  });
});
afterAll(() => service.close());
afterEach(() => jest.useRealTimers());

/** Sets the clock, while timers of stores and queues continue. 2026-11-27 is a Friday. */
const at = (moment: string) =>
  jest.useFakeTimers({ now: new Date(moment), doNotFake: notTheClock });
const notTheClock = [
  ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate'] as const),
  ...(['clearImmediate', 'nextTick', 'queueMicrotask', 'performance', 'hrtime'] as const),
];

const path = '/business-directory';
const found = async (body: object) => {
  const { body: rows, headers } = await service.request('POST', `${path}/search`, { body });
  const names = (rows as { business_name: string }[]).map((row) => row.business_name);
  return { names: names.sort(), total: Number(headers.get('x-total-count')) };
};
const summary = async (body: object) =>
  (await service.request('POST', `${path}/search/summary`, { body })).body;

const day = '9:00 AM – 5:00 PM';
const special = (date: string, hours: string) => [{ date, hours }];

beforeAll(async () => {
  const shops: Record<string, object> = {
    Baker: { business_hours: { friday: day } },
    Bar: { business_hours: { friday: '6 PM – 2 AM', saturday: 'closed' } },
    Cobbler: { business_hours: { friday: 'by appointment' } },
    Dyer: {},
    Florist: { business_hours: { friday: day }, special_hours: special('2026-11-27', 'closed') },
    Grocer: { business_hours: { monday: day }, special_hours: special('2026-11-27', day) },
    Hatter: { business_hours: { friday: day }, temporarily_closed: { reopens_on: '2026-12-04' } },
  };
  for (const [business_name, times] of Object.entries(shops)) {
    await newListing(service, { business_name, short_description: 'Quay street.', ...times });
  }
});

it.each([
  ['2026-11-27T10:00:00-06:00', ['Baker', 'Grocer']],
  ['2026-11-27T16:59:59-06:00', ['Baker', 'Grocer']],
  ['2026-11-27T17:00:00-06:00', []],
  ['2026-11-28T01:59:00-06:00', ['Bar']],
  ['2026-11-28T02:00:00-06:00', []],
  ['2026-12-04T10:00:00-06:00', ['Baker', 'Florist', 'Hatter']],
])('at %s finds the open ones by the clock of the town: %j', async (moment, open) => {
  at(moment);
  const search = { search: 'quay', openNow: true, limit: 2 };
  const { names, total } = await found(search);
  expect(total).toBe(open.length);
  expect(names).toHaveLength(Math.min(2, open.length));
  expect((await found({ search: 'quay', openNow: true })).names).toEqual(open);
  expect((await found({ search: 'quay', openNow: false })).total).toBe(7);
});

it('counts those with unknown hours separately', async () => {
  at('2026-11-27T10:00:00-06:00');
  expect(await summary({ search: 'quay', openNow: true })).toMatchObject({
    total: 2,
    hours_unknown: 2,
  });
  expect(await summary({ search: 'quay' })).not.toHaveProperty('hours_unknown');
});

it('suggests removing the filter when nothing is open', async () => {
  at('2026-11-27T03:00:00-06:00');
  const { wider } = await summary({ search: 'quay', openNow: true });
  expect(wider).toContainEqual({ without: { field: 'openNow', value: 'true' }, total: 7 });
});

it('keeps equal hours once, and none that nothing holds any more', async () => {
  const hours = () => timesOf({ business_hours: { friday: day }, special_hours: [] });
  expect(hours()).toBe(hours());
  const held = new WeakRef(hours() as object);
  setFlagsFromString('--expose_gc');
  const collect = runInNewContext('gc') as () => void;
  for (let turn = 0; turn < 20 && held.deref(); turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    collect();
  }
  expect(held.deref()).toBeUndefined();
});
