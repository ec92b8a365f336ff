import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const root = join(__dirname, '../..');

/** All generators, run one after the other in the same copy. */
const commands = [
  'operation ai drafts draft-count "GET /ai/drafts/count"',
  'operation ai drafts share-draft "POST /ai/drafts/{id}/share"',
  'operation jobs postings pin-job "PUT /jobs/{id}/pin"',
  'operation auth keys key-count "GET /auth/keys/count"',
  'page mfe-public opening-hours --title "Opening hours"',
  'page mfe-employer team --account-type employer',
  'remote mfe-events calendar --title "Events near you" --spanish "Eventos cerca de usted"',
  'task directory contact summarize-messages',
  'mail directory contact message-received --to email',
  'mail directory reviews review-noted --to email_key',
  'migration directory contact message-lengths --model ContactMessage',
  'migration resumes profiles profile-words --model Profile',
];

let copy: string;
let made: string[];

const skipped = /\/(node_modules|dist|\.git|\.data[^/]*|reports|demo-files\/pictures)$/;

/** The packages of the original, but the workspaces of the copy under `@commons`. */
function linkPackages() {
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@commons'), { recursive: true });
  // Caches of the copy must not be shared with the original.
  for (const name of readdirSync(join(root, 'node_modules')))
    if (!['@commons', '.cache'].includes(name))
      symlinkSync(realpathSync(join(root, 'node_modules', name)), join(modules, name));
  for (const parent of ['packages', 'services', '.'])
    for (const name of readdirSync(join(copy, parent))) {
      const folder = join(parent, name);
      if (!existsSync(join(copy, folder, 'package.json'))) continue;
      symlinkSync(join(copy, folder), join(modules, '@commons', name));
      const own = join(root, folder, 'node_modules');
      if (existsSync(own)) symlinkSync(own, join(copy, folder, 'node_modules'));
    }
}

function run(program: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(copy, program), ...args], {
    cwd: copy,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

const generate = (command: string) =>
  run(
    'scripts/new/new.mjs',
    ...(command.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', '')),
  );

beforeAll(() => {
  copy = realpathSync(mkdtempSync(join(tmpdir(), 'new-')));
  cpSync(root, copy, { recursive: true, filter: (path) => !skipped.test(path) });
  linkPackages();
  const outputs = commands.map((command) => generate(command));
  expect(outputs.filter(({ status }) => status !== 0)).toEqual([]);
  made = outputs.flatMap(({ output }) => output.split('\n\n')[0]?.split('\n') ?? []);
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const isWeb = (path: string) => path.startsWith('mfe-');
/** Tests over HTTP start a whole service with its stores, which is too much for each run. */
const isWhole = (path: string) =>
  readFileSync(join(copy, path), 'utf8').includes('createTestService');

describe('npm run new', () => {
  it('generates a test with everything', () => {
    expect(made.filter(isTest).map((path) => basename(path))).toEqual([
      'draft-count.test.ts',
      'share-draft.test.ts',
      'pin-job.test.ts',
      'key-count.test.ts',
      'opening-hours.page.test.tsx',
      'team.page.test.tsx',
      'calendar.page.test.tsx',
      'summarize-messages.processor.test.ts',
      'message-received.email.test.ts',
      'review-noted.email.test.ts',
      'message-lengths.migration.test.ts',
      'profile-words.migration.test.ts',
    ]);
  });

  it('generates code that passes lint', () => {
    const biome = run(
      'node_modules/@biomejs/biome/bin/biome',
      'check',
      '--error-on-warnings',
      ...made,
    );
    expect(biome).toMatchObject({ status: 0 });
  });

  it.each([
    ['front ends', 'tsconfig.web.json', isWeb],
    ['services', 'tsconfig.tests.json', (path: string) => !isWeb(path)],
  ])('generates code that passes the type check of the %s', (name, base, belongs) => {
    // Changed files would include their whole service: too much for each run.
    const isNew = (path: string) => /\.tsx?$/.test(path) && !existsSync(join(root, path));
    const files = made.filter((path) => isNew(path) && !isWhole(path) && belongs(path));
    const config = `tsconfig.made-${name.replace(' ', '-')}.json`;
    writeFileSync(
      join(copy, config),
      JSON.stringify({ extends: `./${base}`, include: [], files: [...files] }),
    );
    // Several threads check what they share more than once: four times the CPU time.
    expect(
      run('node_modules/typescript/bin/tsc', '--noEmit', '--singleThreaded', '-p', config),
    ).toEqual({ status: 0, output: '' });
  });

  it('generates tests that pass', () => {
    const quick = made.filter((path) => isTest(path) && !isWhole(path));
    expect(quick).toHaveLength(8);
    const projects = [...new Set(quick.map((path) => path.replace('services/', '').split('/')[0]))];
    writeFileSync(
      join(copy, 'jest.made.config.mjs'),
      `import config from './jest.config.mjs';
       const used = ({ displayName }) => ${JSON.stringify(projects)}.includes(displayName);
       const alone = ({ globalSetup, globalTeardown, ...project }) => project;
       export default { ...config, projects: config.projects.filter(used).map(alone) };`,
    );
    const jest = run(
      'node_modules/jest/bin/jest.js',
      '--config',
      'jest.made.config.mjs',
      '-w',
      '1',
      ...quick,
    );
    expect(jest).toMatchObject({ status: 0 });
  });

  it('generates a front end with its containers in compose and Kubernetes', () => {
    const jest = run(
      'node_modules/jest/bin/jest.js',
      '--selectProjects=repository',
      '--verbose',
      '--testPathPatterns=scripts/(compose/compose|compose/deployable|kubernetes/kubernetes)',
      '--testNamePattern=mfe-events|every deployable|that exist',
    );
    expect(jest).toMatchObject({ status: 0 });
    expect(jest.output).toContain('builds mfe-events from a Dockerfile that exists');
  });

  it('explains a wrong command, and writes nothing', () => {
    expect(generate('page mfe-public opening-hours')).toEqual({
      status: 1,
      output: 'mfe-public/src/pages/opening-hours.page.tsx exists already.\n',
    });
    expect(generate('page mfe-nowhere team').output).toContain('The area is one of mfe-employer');
    expect(generate('task directory contact Summarize').output).toContain('kebab-case');
    expect(generate('mail directory contact thanks').output).toContain('Say --to');
    expect(generate('migration ai drafts lengths').output).toContain('Say --model');
    expect(generate('operation ai drafts x "GET nowhere"').output).toContain('a method and a path');
    expect(generate('operation ai drafts x "GET /ai/drafts"').output).toContain('declared already');
    expect(generate('').output).toContain('npm run new -- …');
  });
});
