import { relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/**
 * The same sources give the same files in every folder. The federation plugin starts its runtime by a module whose text
 * stands in its own address (`data:`) and names a file by its absolute path. The id of a module is made of its address,
 * so the id, and with it the name of the entry, was another in each folder. Here the path begins at the front end.
 */
export class SameBytesPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const absolute = encodeURIComponent(`${root}/`);
    const fromHere = encodeURIComponent(`${relative(compiler.context, root)}/`);
    compiler.hooks.normalModuleFactory.tap('SameBytes', (factory) => {
      factory.hooks.beforeResolve.tap('SameBytes', (data) => {
        if (!data.request.includes('!=!data:')) return;
        data.request = data.request.replaceAll(absolute, fromHere);
      });
    });
  }
}
