import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const commands = Object.entries(scripts).flatMap(([name, line]) => {
  const [, file] = /node ((?:scripts|bench)\/[\w/-]+\.mjs)/.exec(line) ?? [];
  return file ? [{ name, file }] : [];
});

it.each(commands)(
  'npm run $name -- --help says how it is called, and does nothing',
  ({ name, file }) => {
    const help = execFileSync(process.execPath, [join(root, file), '--help'], { encoding: 'utf8' });
    expect(help).toMatch(new RegExp(`^npm (?:run )?${name}\\b|\\nnpm (?:run )?${name}\\b`));
  },
);

it('finds the commands', () => expect(commands.length).toBeGreaterThan(25));
