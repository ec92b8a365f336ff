// One configuration for every package: a project each, so that `npx jest --selectProjects jobs` runs one area alone.
import { existsSync, readdirSync } from 'node:fs';

/** Packages of the front ends that are ES modules only; jest runs CommonJS, so these are transformed too. */
const esmPackages = ['es-toolkit', 'icu-minify'];

const withTexts = new URL('./scripts/jest/texts-transform.mjs', import.meta.url).pathname;
const withoutTexts = new URL('./scripts/jest/swc-transform.mjs', import.meta.url).pathname;

const swc = (parser, transform = {}, transformer = withoutTexts) => [
  transformer,
  {
    jsc: { parser, target: 'es2022', transform },
    module: { type: 'commonjs' },
    sourceMaps: true,
  },
];

const shared = {
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
};

/** Tests are next to the sources; code for tests alone may have its own folder. */
const rootsOf = (directory) =>
  ['src', 'test']
    .filter((name) => existsSync(new URL(`${directory}/${name}`, import.meta.url)))
    .map((name) => `<rootDir>/${name}`);

const node = (directory) => ({
  ...shared,
  displayName: directory.split('/').pop(),
  rootDir: directory,
  roots: rootsOf(directory),
  testMatch: ['**/*.test.ts'],
  runtime: new URL('./scripts/jest/server-runtime.cjs', import.meta.url).pathname,
  testEnvironment: new URL('./scripts/jest/server-environment.cjs', import.meta.url).pathname,
  testEnvironmentOptions: {
    customExportConditions: ['commons-source', 'node', 'require', 'default'],
  },
  transform: {
    '\\.(t|j|mj)s$': swc(
      { syntax: 'typescript', decorators: true },
      { legacyDecorator: true, decoratorMetadata: true },
    ),
  },
});

/** Projects whose tests speak to real stores: started once a run, shared by all of them (scripts/jest/stores.mjs). */
const withStores = (directory) => ({
  ...node(directory),
  globalSetup: new URL('./scripts/jest/global-setup.mjs', import.meta.url).pathname,
  globalTeardown: new URL('./scripts/jest/global-teardown.mjs', import.meta.url).pathname,
});

const web = (directory) => ({
  ...shared,
  displayName: directory.split('/').pop(),
  rootDir: directory,
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
  runtime: new URL('./scripts/jest/browser-runtime.cjs', import.meta.url).pathname,
  testEnvironment: new URL('./scripts/jest/browser-environment.cjs', import.meta.url).pathname,
  setupFilesAfterEnv: [new URL('./scripts/jest/screen-setup.cjs', import.meta.url).pathname],
  testEnvironmentOptions: {
    customExportConditions: ['commons-source', 'browser', 'require', 'default'],
  },
  moduleNameMapper: {
    ...shared.moduleNameMapper,
    '\\.css$': new URL('./scripts/jest/css-module.cjs', import.meta.url).pathname,
  },
  transform: {
    '\\.(t|j|mj)sx?$': swc(
      { syntax: 'typescript', tsx: true },
      { react: { runtime: 'automatic' } },
      withTexts,
    ),
    '\\.md$': new URL('./scripts/jest/markdown-transform.mjs', import.meta.url).pathname,
  },
});

const remotes = readdirSync(new URL('.', import.meta.url)).filter((name) => /^mfe-/.test(name));
const services = ['auth', 'directory', 'jobs', 'resumes', 'ai'].map((name) => `services/${name}`);

export default {
  // A busy machine is slow, not wrong: only a test that hangs should fail by its time. Jest reads it here only.
  testTimeout: 120_000,
  // Test files leave memory behind in their worker (scripts/jest/server-runtime.cjs), so it is replaced at this size.
  workerIdleMemoryLimit: '1GB',
  projects: [
    { ...node('scripts'), displayName: 'repository', roots: ['<rootDir>'] },
    ...['packages/contracts', 'packages/calculators', 'packages/static-server'].map(node),
    ...[
      'packages/service-kit',
      'packages/document-store',
      'packages/standalone',
      'gateway',
      ...services,
    ].map(withStores),
    ...['packages/ui', 'packages/web-kit', 'shell', ...remotes].map(web),
    // A team may have checked out its own folder and the packages alone.
  ].filter(({ rootDir }) => existsSync(new URL(`${rootDir}/`, import.meta.url))),
};
