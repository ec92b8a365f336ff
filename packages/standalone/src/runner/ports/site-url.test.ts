import { otherSite } from './site-url.js';

describe('SITE_URL of a started portal', () => {
  const url = 'http://localhost:8090';

  it.each(['http://localhost:8080', 'http://127.0.0.1', 'http://[::1]:8080'])(
    'is reported when it names another port of this machine: %s',
    (setting) => {
      expect(otherSite(setting, url)).toContain(`SITE_URL is ${setting}`);
      expect(otherSite(setting, url)).toContain(url);
    },
  );

  it.each([undefined, '', 'nonsense', url, 'http://127.0.0.1:8090', 'https://town.example'])(
    'is not reported: %s',
    (setting) => {
      expect(otherSite(setting, url)).toBeUndefined();
    },
  );
});
