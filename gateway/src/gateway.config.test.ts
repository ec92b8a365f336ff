import { startService } from '@commons/service-kit/service';
import { gatewayService } from './app.module.js';
import { GatewayConfig } from './gateway.config.js';

const urls = Object.fromEntries(
  ['SITE', 'AUTH', 'DIRECTORY', 'JOBS', 'RESUMES', 'AI', 'SHELL'].map((name) => [
    `${name}_URL`,
    'http://127.0.0.1:9',
  ]),
);
const REMOTES = 'mfe-public=http://127.0.0.1:9, mfe-tools=http://127.0.0.1:10';
const good = { ...urls, REMOTES, REDIS_URL: 'redis://127.0.0.1:1', LOG_LEVEL: 'silent' };
const production = { ...good, NODE_ENV: 'production' };

describe('settings of the gateway', () => {
  it('map the front ends to their servers', async () => {
    expect([...GatewayConfig.parse(good).REMOTES]).toEqual([
      ['mfe-public', 'http://127.0.0.1:9'],
      ['mfe-tools', 'http://127.0.0.1:10'],
    ]);
    for (const wrong of [
      'mfe-public',
      'mfe-public=',
      'tools=http://127.0.0.1:9',
      'mfe-tools=ftp://x',
    ])
      await expect(startService(gatewayService, { ...good, REMOTES: wrong })).rejects.toThrow(
        /REMOTES: /,
      );
  });

  it('are reported by name when missing, all at once', async () => {
    const start = startService(gatewayService, {});
    await expect(start).rejects.toThrow(/REDIS_URL is missing/);
    await expect(start).rejects.toThrow(/JOBS_URL is missing.*REMOTES is missing/);
  });

  it.each([
    ['RATE_LIMIT_SIGN_IN', '0'],
    ['RATE_LIMIT_WRITE', '0'],
    ['RATE_LIMIT_SIGN_IN', '101'],
    ['RATE_LIMIT_SEARCH', '100000'],
    ['RATE_LIMIT_ALL', '6001'],
  ])('cannot disable limits in production: %s=%s', async (name, value) => {
    await expect(startService(gatewayService, { ...production, [name]: value })).rejects.toThrow(
      new RegExp(`${name}: must be from 1 to \\d+ a minute in production`),
    );
    expect(GatewayConfig.safeParse({ ...good, [name]: value }).success).toBe(true);
  });

  it('have default limits in production', () => {
    const { RATE_LIMIT_SIGN_IN, RATE_LIMIT_ALL } = GatewayConfig.parse(production);
    expect([RATE_LIMIT_SIGN_IN, RATE_LIMIT_ALL]).toEqual([20, 600]);
  });

  it.each(['not-an-address', '10.0.0.0/99', '*'])('refuse the trusted proxy %s', (value) => {
    expect(GatewayConfig.safeParse({ ...good, TRUSTED_PROXIES: value }).success).toBe(false);
  });

  it.each(['Chicago', '+02:00', 'America/Chicago"><script>'])(
    'refuse %s as the time zone of the town',
    async (SITE_TIME_ZONE) => {
      const start = startService(gatewayService, { ...good, SITE_TIME_ZONE });
      await expect(start).rejects.toThrow(/SITE_TIME_ZONE: Expected the name of a time zone/);
    },
  );

  it.each(['Chattanooga', 'Chattanooga, Tennessee', 'A"><script>, TN'])(
    'refuse %s as the place of the portal',
    async (SITE_PLACE) => {
      const start = startService(gatewayService, { ...good, SITE_PLACE });
      await expect(start).rejects.toThrow(/SITE_PLACE: Expected a town and the code of its state/);
    },
  );

  it('default to a town with its time zone', () => {
    const { SITE_PLACE, SITE_TIME_ZONE } = GatewayConfig.parse(good);
    expect([SITE_PLACE, SITE_TIME_ZONE]).toEqual(['Chattanooga, TN', 'America/New_York']);
  });

  it('trust no proxy by default', () => {
    expect(GatewayConfig.parse(good).TRUSTED_PROXIES).toEqual([]);
    const named = GatewayConfig.parse({ ...good, TRUSTED_PROXIES: 'loopback, 10.0.0.0/8' });
    expect(named.TRUSTED_PROXIES).toEqual(['loopback', '10.0.0.0/8']);
  });
});
