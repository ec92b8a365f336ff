import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root, sourceFiles } from './source-files.js';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const pages = sourceFiles(/\.md$/).filter((page) => page !== 'CHANGELOG.md');
const { services } = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, unknown>;
};

/** Arguments of a command in the documents, each with its page. */
const uses = (command: RegExp) =>
  pages.flatMap((page) => [...read(page).matchAll(command)].map((match) => ({ page, match })));

it('every npm script named in a page exists', () => {
  const found = uses(/\bnpm run ([a-z][\w:-]*)(?: -w ([\w@/-]+))?/g);
  expect(found.length).toBeGreaterThan(20);
  const unknown = found.filter(({ match: [, script = '', workspace] }) => {
    const folders = workspace
      ? [workspace, `services/${workspace}`, `packages/${workspace}`]
      : ['.'];
    const folder = folders.find((each) => existsSync(join(root, each, 'package.json')));
    return !folder || !(script in JSON.parse(read(join(folder, 'package.json'))).scripts);
  });
  expect(unknown.map(({ page, match }) => `${page}: ${match[0]}`)).toEqual([]);
});

it('every container named in a page exists', () => {
  const found = uses(
    /docker compose(?: --profile \S+)* (?:up|run|exec|stop|restart|build|logs)\b([^\n#&|`]*)/g,
  );
  expect(found.length).toBeGreaterThan(10);
  const isName = (word: string) => /^[a-z][a-z-]*$/.test(word);
  const unknown = found.flatMap(({ page, match: [all, rest = ''] }) => {
    const words = rest.split(' ').filter(Boolean);
    const single = /\b(run|exec)\b/.test(all.split(rest)[0] ?? '');
    const names = words.filter(isName);
    const meant = single ? names.slice(0, 1) : names;
    return meant.filter((name) => !(name in services)).map((name) => `${page}: ${all} (${name})`);
  });
  expect(unknown).toEqual([]);
});

it('every file that a page starts with node is built from a source', () => {
  const found = uses(
    /\bnode (?:--env-file=\S+ )?((?:services|packages|gateway|bench|scripts)\/[\w./-]+\.m?js)/g,
  );
  expect(found.length).toBeGreaterThan(5);
  const missing = found.filter(({ match: [, file = ''] }) => {
    const source = file.replace('/dist/', '/src/').replace(/\.js$/, '.ts');
    return !existsSync(join(root, source)) && !existsSync(join(root, file));
  });
  expect(missing.map(({ page, match }) => `${page}: ${match[0]}`)).toEqual([]);
});

it('every decorator named in a page is exported by a source', () => {
  // Decision records also name those of libraries that were not taken.
  const found = uses(/`@([A-Z]\w+)/g).filter(({ page }) => !page.startsWith('docs/adr/'));
  expect(found.length).toBeGreaterThan(2);
  const exported = sourceFiles(/\.ts$/).flatMap((file) =>
    [...read(file).matchAll(/^export (?:const|function) ([A-Z]\w+)/gm)].map(([, name]) => name),
  );
  const unknown = found.filter(({ match: [, name = ''] }) => !exported.includes(name));
  expect(unknown.map(({ page, match }) => `${page}: ${match[0]}`)).toEqual([]);
});

it('CI gives npm test twice the minutes that CONTRIBUTING.md says', () => {
  const [, most] = /`npm test` takes \d+ to (\d+) minutes/.exec(read('CONTRIBUTING.md')) ?? [];
  const { jobs } = parse(read('.github/workflows/ci.yml'));
  expect(jobs.test['timeout-minutes']).toBe(2 * Number(most));
});

it('the button that docs/publish.md changes exists', () => {
  const [, text = '?', file = ''] =
    /\*\*3\. Change a button\*\*, say `([^`]+)` in `([^`]+)`/.exec(read('docs/publish.md')) ?? [];
  expect(read(file)).toContain(text);
});
