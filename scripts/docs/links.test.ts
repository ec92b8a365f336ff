import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, sourceFiles } from './source-files.js';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The anchors of a Markdown page, as GitHub derives them from headings. */
function anchors(path: string): string[] {
  return [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    (heading as string)
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function isBroken(page: string, target: string): boolean {
  const [path, anchor] = decodeURIComponent(target).split('#') as [string, string?];
  const file = path ? join(dirname(page), path) : page;
  if (!existsSync(join(root, file))) return true;
  return anchor !== undefined && file.endsWith('.md') && !anchors(file).includes(anchor);
}

/** Their links are addresses of a portal. */
const isPortalText = (path: string) => path.startsWith('packages/contracts/texts/portal-texts/');
const pages = sourceFiles(/\.md$/).filter((path) => !isPortalText(path));

it('every link between pages has a target', () => {
  const broken = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)]
      .filter(([, target]) => isBroken(page, target as string))
      .map(([, target]) => `${page}: ${target}`),
  );
  expect(broken).toEqual([]);
});

it('the index of the decision records has each of them once, with its title', () => {
  const records = pages.filter((page) => /^docs\/adr\/\d/.test(page));
  const rows = records.map((page) => {
    const [, number, title] = /^# (\d{4}): (.+)\n/.exec(read(page)) ?? [];
    return `[${number}](${page.slice('docs/adr/'.length)}) | ${title}`;
  });
  const index = [...read('docs/adr/README.md').matchAll(/^\| (\[\d{4}\]\(.*?\)) *\| (.*?) *\|$/gm)];
  expect(index.map(([, link, title]) => `${link} | ${title}`)).toEqual(rows);
});
