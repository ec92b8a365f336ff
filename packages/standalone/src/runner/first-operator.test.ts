import { existsSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PortalOptions } from '../portal/portal-options.js';
import { firstOperatorText } from './first-operator.js';

/** A project whose operator command prints this. */
function projectOf(printed: string): PortalOptions {
  const rootDir = mkdtempSync(join(tmpdir(), 'first-operator-'));
  const dist = join(rootDir, 'services/auth/dist');
  mkdirSync(dist, { recursive: true });
  writeFileSync(
    join(dist, 'operator.command.js'),
    `process.stdout.write(process.argv[2] === 'first-link' ? ${JSON.stringify(printed)} : 'wrong')`,
  );
  const env = { SITE_URL: 'http://town.example' };
  return { rootDir, dataDir: rootDir, env } as unknown as PortalOptions;
}
const fileOf = ({ dataDir }: PortalOptions) => join(dataDir, 'first-operator-link.txt');

it('prints the link to the terminal alone', async () => {
  const project = projectOf('/first-operator#abc\n');
  const text = await firstOperatorText(project, 'http://town.example', true);
  expect(text).toContain('  http://town.example/first-operator#abc\n');
  expect(existsSync(fileOf(project))).toBe(false);
});

it('without a terminal writes it into a file that its owner alone reads', async () => {
  const project = projectOf('/first-operator#abc\n');
  const text = await firstOperatorText(project, 'http://town.example', false);
  expect(text).toContain(fileOf(project));
  expect(text).not.toContain('#abc');
  expect(readFileSync(fileOf(project), 'utf8')).toBe('http://town.example/first-operator#abc\n');
  expect(statSync(fileOf(project)).mode & 0o777).toBe(0o600);
});

it('says nothing once there is an operator, and leaves no old link', async () => {
  const project = projectOf('');
  writeFileSync(fileOf(project), 'old');
  expect(await firstOperatorText(project, 'http://town.example', false)).toBe('');
  expect(existsSync(fileOf(project))).toBe(false);
});
