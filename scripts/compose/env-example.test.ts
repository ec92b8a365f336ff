import { parseEnv } from 'node:util';
import { ServiceConfig } from '@commons/service-kit/service.config';
import { composeText, definitions, environmentOf, given, read } from './compose-file.js';

describe('.env.example', () => {
  const text = read('.env.example');
  const named = new Set(
    [...text.matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name ?? ''),
  );

  it('names every variable of the compose file', () => {
    const used = [...composeText.matchAll(/\$\{(\w+)/g)].map(([, name]) => name ?? '');
    expect(used.filter((name) => !named.has(name))).toEqual([]);
  });

  it('names every setting that a deployable reads', () => {
    const settings = Object.values(definitions).flatMap(({ config }) => Object.keys(config.shape));
    const all = new Set([...Object.keys(ServiceConfig.shape), ...settings]);
    expect([...all].filter((name) => !named.has(name))).toEqual([]);
  });

  it('can be parsed by compose', () => {
    expect(parseEnv(text)).toMatchObject({ PORT: '8080', SITE_URL: '' });
  });

  it('has no site address: compose does not start before one is set', () => {
    for (const name of Object.keys(definitions)) {
      expect(() => environmentOf(name, { ...given, SITE_URL: '' })).toThrow('set SITE_URL in .env');
    }
  });
});
