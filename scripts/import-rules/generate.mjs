// Writes biome.imports.json from the table; with --check it only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { rows, rulesForAll } from './table.mjs';

const patternsOf = ({ may, mayExactly = [] }) => [
  {
    group: [
      '@commons/**',
      ...may.map((name) => `!@commons/${name}/**`),
      ...mayExactly.map((id) => `!${id}`),
    ],
    message: `Only ${may.length ? may.map((name) => `@commons/${name}`).join(', ') : 'no workspace package'} may be imported here (scripts/import-rules/table.mjs).`,
  },
  { group: rulesForAll.never, message: rulesForAll.why },
];

const override = (includes, patterns) => ({
  includes,
  linter: { rules: { style: { noRestrictedImports: { level: 'error', options: { patterns } } } } },
});

/** The Biome configuration of the table. The last matching override wins, so narrow ones repeat the wide ones. */
function importRules() {
  return {
    overrides: rows.flatMap((row) => [
      override(
        row.from.map((folder) => `${folder}/**`),
        patternsOf(row),
      ),
      ...(row.also ?? []).map(({ within, never, why }) =>
        override(
          row.from.map((folder) => `${folder}/${within}`),
          [...patternsOf(row), { group: never, message: why }],
        ),
      ),
    ]),
  };
}

const target = new URL('../../biome.imports.json', import.meta.url);
const wanted = `${JSON.stringify(importRules(), null, 2)}\n`;

if (!process.argv.includes('--check')) writeFileSync(target, wanted);
else if (readFileSync(target, 'utf8') !== wanted) {
  console.error('biome.imports.json is out of date: run node scripts/import-rules/generate.mjs');
  process.exit(1);
}
