import { defaultStores } from '@commons/service-kit/service';
import { missingSettings, ServiceConfig } from '@commons/service-kit/service.config';
import { composeText, definitions, frontEnds, given, read } from './compose-file.js';

const { deployableEnvironment } = jest.requireActual<{
  deployableEnvironment: (
    composeText: string,
    name: string,
    given: Record<string, string | undefined>,
  ) => Record<string, string>;
}>('./deployable-environment.mjs');

const environmentOf = (name: string, settings = given) =>
  deployableEnvironment(composeText, name, settings);

it.each(Object.keys(definitions))(
  'npm run settings gives all that %s needs in production',
  (name) => {
    const definition = definitions[name]!;
    const environment = environmentOf(name);
    expect(definition.config.safeParse(environment)).toMatchObject({ success: true });
    const shared = ServiceConfig.parse(environment);
    expect(shared.NODE_ENV).toBe('production');
    const stores = definition.stores ?? defaultStores;
    expect(missingSettings(shared, stores, definition.calls ?? [])).toEqual([]);
    const hosts = Object.entries(environment)
      .filter(([key]) => /_(?:URL|URI|ENDPOINT)$/.test(key) && key !== 'SITE_URL')
      .map(([, value]) => new URL(value).hostname);
    expect(new Set(hosts)).toEqual(new Set(['127.0.0.1']));
  },
);

it('gives every deployable its own port, at which the gateway looks for it', () => {
  const names = [...Object.keys(definitions), ...frontEnds];
  const ports = names.map((name) => environmentOf(name).PORT);
  expect(new Set(ports).size).toBe(names.length);
  const gateway = environmentOf('gateway');
  expect(new URL(gateway.AUTH_URL ?? '').port).toBe(environmentOf('auth').PORT);
  expect(gateway.REMOTES).toContain(
    `mfe-tools=http://127.0.0.1:${environmentOf('mfe-tools').PORT}`,
  );
  for (const name of ['auth', 'directory', 'jobs', 'resumes', 'ai', 'shell']) {
    expect(read('.env.example')).toContain(
      `# ${name.toUpperCase()}_URL=http://127.0.0.1:${environmentOf(name).PORT}`,
    );
  }
});

it('lets .env name another store, and says what it misses', () => {
  const elsewhere = { ...given, MONGODB_URI: 'mongodb://db.example' };
  expect(environmentOf('jobs', elsewhere).MONGODB_URI).toBe('mongodb://db.example');
  expect(() => environmentOf('jobs', { ...given, JOBS_PRIVATE_KEY: '' })).toThrow('npm run keys');
  expect(() => environmentOf('postgres')).toThrow('NAME is one of');
});
