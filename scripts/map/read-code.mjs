// Reads the contents of the map from the code. Throws when a source yields nothing: it was moved, and its reader must
// be updated.
import { rows } from '../import-rules/table.mjs';
import { contentOf, foldersIn, has, namesIn, read, readJson, sourcesOf } from './code-files.mjs';
import { readCalls } from './read-calls.mjs';

function present(found, what) {
  if (found.length === 0) throw new Error(`The map finds no ${what} in the code: scripts/map`);
  return found;
}

const serviceNames = () =>
  foldersIn('services').filter((name) => has(`services/${name}/Dockerfile`));

function readRemote(name) {
  const routes = readJson(`${name}/src/routes.json`);
  return {
    name,
    pages: routes.map(({ path }) => path),
    exposes: namesIn(read(`${name}/rspack.config.mjs`), /'\.\/(\w+)':/g).filter(
      (id) => id !== 'App',
    ),
    shows: namesIn(contentOf(`${name}/src`), /\bremote\('([^']+)'\)/g).map((id) => {
      const [owner, component] = id.split('/');
      return { owner, component };
    }),
  };
}

/** A resource is a folder with a controller, a schema or a processor. */
const isResource = (folder) =>
  sourcesOf(folder).some((file) => /\.(controller|schema|processor)\.ts$/.test(file));

const stores = [
  {
    name: 'MongoDB',
    what: 'a database each',
    sign: (files) => files.some((file) => file.endsWith('.schema.ts')),
  },
  {
    name: 'Redis',
    what: 'tasks, events, limits',
    sign: (_, text) => text.includes('@commons/service-kit/'),
  },
  { name: 'Objects', what: 'S3 or a folder', sign: (_, text) => /\bObjectStorage\b/.test(text) },
  { name: 'Mail', what: 'SMTP', sign: (files) => files.some((file) => file.endsWith('.email.ts')) },
  { name: 'AI model', what: 'or built-in writer', sign: (_, text) => /\bOPENAI_/.test(text) },
];

function readStores(services) {
  return stores.map(({ name, what, sign }) => {
    const users = services.filter((service) =>
      sign(sourcesOf(`services/${service}/src`), contentOf(`services/${service}/src`)),
    );
    return { name, what, users: present(users, `user of ${name}`) };
  });
}

/**
 * `does`: workspace packages in package.json; `may`: those that the import table allows; `parts`: modules of
 * deployables that it allows.
 */
function readImports(packages, deployables) {
  const folders = [...packages.map((name) => `packages/${name}`), ...deployables];
  return folders.map((folder) => {
    const { dependencies = {} } = readJson(`${folder}/package.json`);
    const row = rows.find(({ from }) => from.some((pattern) => matchesGlob(pattern, folder)));
    return {
      name: folder.split('/').pop(),
      may: row?.may ?? [],
      parts: namesIn(row?.mayExactly?.join('\n') ?? '', /\/([^/\n]+)$/gm),
      does: Object.keys(dependencies)
        .map((id) => id.replace('@commons/', ''))
        .filter((name) => packages.includes(name)),
    };
  });
}

/** `mfe-*` in the table means all remotes. */
const matchesGlob = (pattern, folder) =>
  pattern.endsWith('*') ? folder.startsWith(pattern.slice(0, -1)) : folder === pattern;

export function readCode() {
  const services = present(serviceNames(), 'service');
  const remotes = foldersIn('.').filter(
    (name) => name.startsWith('mfe-') && has(`${name}/Dockerfile`),
  );
  const packages = foldersIn('packages');
  const table = read('gateway/src/routing/route-table.ts');
  const prefixes = present([...table.matchAll(/\['([a-z-]+)', '([a-z]+)'\]/g)], 'API prefix');
  const deployables = [
    'shell',
    ...remotes,
    'gateway',
    ...services.map((name) => `services/${name}`),
  ];
  return {
    remotes: present(remotes, 'remote').map(readRemote),
    services: services.map((name) => ({
      name,
      prefixes: prefixes.filter(([, , owner]) => owner === name).map(([, prefix]) => prefix),
      resources: present(
        foldersIn(`services/${name}/src`).filter(
          (folder) => folder !== 'testing' && isResource(`services/${name}/src/${folder}`),
        ),
        `resource of ${name}`,
      ),
    })),
    calls: present(readCalls(services), 'call between services'),
    stores: readStores(services),
    packages,
    imports: readImports(packages, deployables),
  };
}
