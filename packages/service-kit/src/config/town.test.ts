import { townTimeZone } from './town.js';

describe("the town's time zone", () => {
  const ownZone = process.env.TZ;
  beforeAll(() => {
    process.env.TZ = 'Pacific/Auckland';
  });
  afterAll(() => {
    if (ownZone === undefined) delete process.env.TZ;
    else process.env.TZ = ownZone;
  });

  it.each([
    [{}, 'America/New_York', 'SITE_PLACE'],
    [{ SITE_PLACE: 'Springfield, IL' }, 'America/Chicago', 'SITE_PLACE'],
    [{ SITE_PLACE: 'Nashville, tn' }, 'America/Chicago', 'SITE_PLACE'],
    [{ SITE_PLACE: 'Alder Falls, OR', SITE_TIME_ZONE: ' ' }, 'America/Los_Angeles', 'SITE_PLACE'],
    [
      { SITE_PLACE: 'Ontario, OR', SITE_TIME_ZONE: 'America/Boise' },
      'America/Boise',
      'SITE_TIME_ZONE',
    ],
  ])('of %j is %s, by %s, wherever the server is', (env, zone, from) => {
    expect(townTimeZone(env)).toEqual({ zone, from });
  });

  it("is the server's own only where the state implies none", () => {
    expect(townTimeZone({ SITE_PLACE: 'Atlantis, ZZ' }).from).toBe('machine');
  });
});
