import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(__dirname, '../..');

const pascalCase = (name: string) =>
  name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

const services = execFileSync('git', ['ls-files', '*.service.ts'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && existsSync(join(root, file)));

it('finds the service classes', () => expect(services.length).toBeGreaterThan(50));

it('apply.service.ts exports the class ApplyService', () => {
  const wrong = services.filter((file) => {
    const name = `${pascalCase(basename(file, '.service.ts'))}Service`;
    return !readFileSync(join(root, file), 'utf8').match(
      new RegExp(`export (?:abstract )?class ${name}\\b`),
    );
  });
  expect(wrong).toEqual([]);
});

it('a service file does not re-export: record types have their own files', () => {
  const handingOn = services.filter((file) =>
    /^export (?:type )?\{[^}]*\} from /m.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(handingOn).toEqual([]);
});
