import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');

interface Taken {
  readonly by: string;
  readonly file: string;
  readonly name: string;
}

/** `const { a, b: c } = await built('services/ai/dist/x.js')` and `import { a } from '../../services/ai/dist/x.js'`. */
const takes =
  /(?:const|import) \{([^}]+)\} (?:= await (?:built|import)\(|from)\s*['"]([^'"]*\bdist\/[^'"]+\.js)['"]/g;

/** What the benches take from the compiled packages and services, by their sources. */
const takenByBenches: readonly Taken[] = readdirSync(join(root, 'bench'), { recursive: true })
  .map(String)
  .filter((by) => by.endsWith('.mjs') && !by.includes('node_modules'))
  .flatMap((by) =>
    [...readFileSync(join(root, 'bench', by), 'utf8').matchAll(takes)].flatMap(
      ([, names = '', path = '']) =>
        names
          .split(',')
          .map((name) => name.split(/:| as /)[0]?.trim() ?? '')
          .filter(Boolean)
          .map((name) => ({
            by,
            file: path
              .replace(/^(?:\.\.\/)+/, '')
              .replace('/dist/', '/src/')
              .replace(/js$/, 'ts'),
            name,
          })),
    ),
  );

const isExported = ({ file, name }: Taken) =>
  existsSync(join(root, file)) &&
  new RegExp(
    `export (?:async )?(?:const|function\\*?|class) ${name}\\b|export \\{[^}]*\\b${name}\\b`,
  ).test(readFileSync(join(root, file), 'utf8'));

it('finds what the benches take from compiled code', () => {
  expect(takenByBenches.length).toBeGreaterThan(20);
  expect(takenByBenches.filter((taken) => !isExported(taken))).toEqual([]);
});
