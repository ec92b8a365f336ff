import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Which deployables name an operation in their source: its callers, and the service that answers it.
 * @param root folder of the repository
 * @returns `(name) => string[]`, folder names
 */
export function consumersIn(root) {
  const below = join(root, 'services');
  const services = (existsSync(below) ? readdirSync(below) : []).map((name) => `services/${name}`);
  const frontEnds = readdirSync(root).filter((name) => name.startsWith('mfe-'));
  // A team may have a sparse checkout.
  const texts = ['shell', ...frontEnds, ...services, 'packages/web-kit']
    .filter((folder) => existsSync(join(root, folder, 'src')))
    .map((folder) => [folder, sourceText(join(root, folder, 'src'))]);
  return (name) => texts.filter(([, text]) => text.includes(`'${name}'`)).map(([folder]) => folder);
}

const sourceText = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
    .join('\n');
