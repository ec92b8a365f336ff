import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root, sourceFiles } from './source-files.js';

/** Paths without the `src/` of a package and the `packages/` or `services/` before it, as pages abbreviate them. */
const files = sourceFiles(/./).map((path) => `/${path}`.replace('/src/', '/'));
const folders = new Set(
  files.flatMap((path) => [...path.matchAll(/(?=\/)/g)].map(({ index }) => path.slice(0, index))),
);
const paths = [...files, ...folders];
const withoutEnd = (path: string) => path.replace(/\.(?:tsx?|mjs)$/, '');
const packages = sourceFiles(/^package\.json$/)
  .map((path) => dirname(path))
  .filter((path) => path !== '.');
const workspaces = new Set(packages.map((path) => basename(path)));

/** Made by a build, a publication or a run, or the example of a guide: in no folder of the repository. */
const made = new Set([
  ...['opening-hours.page.tsx', 'opening-hours.expose.tsx'],
  ...['mfe.json', 'index.es.html', 'sbom.cdx.json', 'released.json', 'ai.json', 'ai.log'],
  ...['keys.json', 'operator.json', 'portal.json', 'first-operator-link.txt', 'robots.txt'],
]);
const isMade = (name: string) =>
  /^(?:\/|\.data|reports\/|\.)/.test(name) || made.has(name.split('/').at(-1) ?? '');

/** The comparison names files of other repositories, the changelog those of its time. */
const others = ['docs/comparison.md', 'CHANGELOG.md'];
const pages = sourceFiles(/\.md$/).filter(
  (path) => !path.includes('/portal-texts/') && !others.includes(path),
);

const isFileName = (name: string) =>
  /^[\w@.-][\w@./-]*\.(?:tsx?|[mc]?js|json|ya?ml|css|md|svg|html|csv|sh|txt)$/.test(name);
/** `service-kit/outbox`, `@commons/web-kit/router`; `mfe-tools/AiTools` is an exposed component. */
const isPath = (name: string) =>
  /^[\w@.-]+\/[\w@./-]+$/.test(name) &&
  !/\/[A-Z]/.test(name) &&
  !/\/\d/.test(name) &&
  workspaces.has(name.replace('@commons/', '').split('/')[0] ?? '');

/** A path from `src` is one of the page's own package; others may lack their beginning and, for modules, their end. */
function exists(page: string, name: string): boolean {
  const [, own] = /^src\/(.*)$/.exec(name) ?? [];
  const folder = own && packages.find((one) => page.startsWith(`${one}/`));
  const path = `${folder ? `/${folder}` : ''}/${own ?? name.replace('@commons/', '').replace('/src/', '/')}`;
  const wanted = new Set([path, path.replace(/\/$/, ''), path.replace(/\.js$/, '.ts')]);
  return paths.some((one) =>
    [...wanted].some((each) => one.endsWith(each) || withoutEnd(one).endsWith(each)),
  );
}

/** Spans of code outside of code blocks. */
const spans = (page: string) =>
  [
    ...readFileSync(join(root, page), 'utf8')
      .replaceAll(/```.*?```/gs, '')
      .matchAll(/`([^`\n]+)`/g),
  ].map(([, span = '']) => span);

it('every file and folder named in a page exists', () => {
  const names = pages.flatMap((page) =>
    spans(page)
      .filter((name) => (isFileName(name) || isPath(name)) && !isMade(name))
      .map((name) => ({ page, name })),
  );
  expect(names.length).toBeGreaterThan(200);
  expect(
    names
      .filter(({ page, name }) => !exists(page, name))
      .map(({ page, name }) => `${page}: ${name}`),
  ).toEqual([]);
});
