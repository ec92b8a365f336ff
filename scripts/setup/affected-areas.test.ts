import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const source = pathToFileURL(join(__dirname, 'affected-areas.mjs')).href;

function affected(...changed: string[]): string[] {
  const script = `import { affectedAreas } from '${source}'; console.log(JSON.stringify(affectedAreas(process.argv.slice(1))))`;
  const words = ['--input-type=module', '--eval', script, ...changed];
  return JSON.parse(execFileSync(process.execPath, words, { encoding: 'utf8' }));
}

describe('the areas that a change can have an effect on', () => {
  it('are the one whose folder it is in', () => {
    expect(affected('mfe-tools/src/app.tsx')).toEqual(['mfe-tools']);
    expect(affected('services/jobs/src/app.module.ts')).toEqual(
      expect.arrayContaining(['services/jobs']),
    );
    expect(affected('services/jobs/src/app.module.ts')).not.toContain('mfe-tools');
  });

  it('are those that depend on a package', () => {
    const ofUi = affected('packages/ui/src/controls/button.tsx');
    expect(ofUi).toEqual(expect.arrayContaining(['packages/ui', 'shell', 'mfe-public']));
    expect(ofUi).not.toContain('gateway');
    const ofContract = affected('packages/contracts/src/jobs/jobs.ts');
    expect(ofContract).toEqual(expect.arrayContaining(['services/ai', 'gateway', 'mfe-employer']));
  });

  it('are all for what all share, and none for a document', () => {
    expect(affected('package-lock.json').length).toBeGreaterThan(15);
    expect(affected('docs/publish.md', 'mfe-tools/README.md')).toEqual([]);
  });
});
