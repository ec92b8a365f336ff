import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

const root = join(__dirname, '../..');
const biome = join(root, 'node_modules/.bin/biome');

/** Forms of imports; each must be refused alike. */
const statements: ((specifier: string) => string)[] = [
  (specifier) => `import { x } from '${specifier}';\nconsole.log(x);\n`,
  (specifier) => `export { x } from '${specifier}';\n`,
  (specifier) => `export const x = import('${specifier}');\n`,
];

const forbidden: [string, string][] = [
  ['services/auth/src/users/users.service.ts', '@commons/jobs/app.module'],
  ['services/auth/src/users/users.service.ts', '@commons/ui/controls/button'],
  ['services/auth/src/users/users.service.ts', '@commons/web-kit/api/api-client'],
  ['services/auth/src/users/users.service.ts', '../../../jobs/src/postings/postings.service.js'],
  ['services/jobs/src/applications/applications.service.ts', '../postings/posting.schema.js'],
  ['services/jobs/src/applications/apply/apply.service.ts', '../../postings/posting.schema.js'],
  ['gateway/src/app.module.ts', '@commons/auth/app.module'],
  ['packages/contracts/src/jobs/jobs.ts', '@commons/service-kit/service'],
  ['packages/calculators/src/loan.ts', '@commons/contracts/tools/calculators'],
  ['packages/ui/src/controls/button.tsx', '@commons/web-kit/router'],
  ['packages/web-kit/src/session/session.ts', '@commons/calculators/loan'],
  ['packages/web-kit/src/session/session.ts', '@commons/service-kit/service'],
  ['packages/web-kit/src/session/session.ts', './query.js'],
  ['packages/web-kit/src/search/place-fields.tsx', '../router.js'],
  ['packages/web-kit/src/search/place-fields.tsx', '../router'],
  ['packages/service-kit/src/service.ts', '@commons/calculators/loan'],
  ['packages/service-kit/src/service.ts', '@commons/jobs/app.module'],
  ['packages/static-server/src/static-server.ts', '@commons/service-kit/service'],
  ['packages/document-store/src/server.ts', '@commons/service-kit/service'],
  ['services/auth/src/users/users.service.ts', '@commons/document-store/start-documents'],
  ['packages/standalone/src/runner.ts', '@commons/calculators/loan'],
  ['packages/standalone/src/runner.ts', '@commons/jobs/postings'],
  ['shell/src/main.tsx', '@commons/mfe-public/app'],
  ['shell/src/main.tsx', '../../mfe-public/src/app'],
  ['mfe-employer/src/app.tsx', '@commons/mfe-public/app'],
  ['mfe-employer/src/app.tsx', '@commons/service-kit/service'],
  ['mfe-public/src/features/jobs/job-card.tsx', '../directory/business-card'],
  ['mfe-public/src/features/jobs/job-card.tsx', '../../pages/jobs.page'],
  ['mfe-tools/src/features/ai-tools/market-analysis/form.tsx', '../../calculators/display-text'],
  ['mfe-tools/src/features/calculators/loan/loan.facts.ts', '../../../features/writing/text'],
  ['mfe-public/src/features/jobs/detail/pane/job-pane.tsx', '../../../reviews/reviews-section'],
  ['mfe-public/src/features/jobs/detail/job-view.tsx', '../../../pages/jobs.page'],
];

const allowed: [string, string][] = [
  ['services/auth/src/users/users.service.ts', '@commons/contracts/account/account'],
  ['services/ai/src/calculators/calculators.service.ts', '@commons/calculators/loan'],
  ['services/jobs/src/applications/applications.service.ts', '../postings/postings.service.js'],
  ['packages/standalone/src/runner.ts', '@commons/jobs/app.module'],
  ['packages/web-kit/src/session/session.ts', '@commons/web-kit/query'],
  ['packages/web-kit/src/session/session.ts', './query-client.js'],
  ['mfe-employer/src/app.tsx', '@commons/ui/controls/button'],
  ['mfe-public/src/pages/jobs.page.tsx', '../features/jobs/job-card'],
  ['mfe-tools/src/features/ai-tools/market-analysis/form.tsx', '../../../writing/text-writing'],
  ['mfe-tools/src/features/ai-tools/ai-tools-grid.tsx', '../../ai-tool-list'],
  ['mfe-public/src/features/jobs/detail/pane/job-pane.tsx', '../apply/apply-view'],
  ['mfe-public/src/features/jobs/detail/pane/job-pane.tsx', '../../job-text'],
];

/** Writes files into a copy of the folder structure and returns the paths in which Biome refuses an import. */
function refusedFiles(files: Map<string, string>): Set<string> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'import-rules-')));
  try {
    for (const name of ['biome.json', 'biome.imports.json'])
      cpSync(join(root, name), join(folder, name));
    for (const [file, source] of files) {
      mkdirSync(join(folder, dirname(file)), { recursive: true });
      writeFileSync(join(folder, file), source);
    }
    const args = [
      'lint',
      '--only=style/noRestrictedImports',
      '--vcs-enabled=false',
      '--max-diagnostics=none',
      '--reporter=github',
    ];
    const run = spawnSync(biome, [...args, '.'], { cwd: folder, encoding: 'utf8' });
    return new Set(
      [...run.stdout.matchAll(/noRestrictedImports,file=([^,]+),/g)].map((match) =>
        relative(folder, match[1] as string),
      ),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Each case in a file next to the named one, for every form of import. */
function casesOf(pairs: [string, string][]): Map<string, string> {
  const files = new Map<string, string>();
  for (const [index, [file, specifier]] of pairs.entries())
    for (const [form, statement] of statements.entries())
      files.set(file.replace(/(\.tsx?)$/, `-${index}-${form}$1`), statement(specifier));
  return files;
}

describe('import rules', () => {
  it('refuse every forbidden import, whatever its form', () => {
    const files = casesOf(forbidden);
    const refused = refusedFiles(files);
    expect([...files.keys()].filter((file) => !refused.has(file))).toEqual([]);
  });

  it('let the allowed ones pass', () => {
    expect([...refusedFiles(casesOf(allowed))]).toEqual([]);
  });

  it('are generated from the table', () => {
    execFileSync(process.execPath, [join(root, 'scripts/import-rules/generate.mjs'), '--check']);
  });
});
