import { relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/**
 * Makes builds reproducible in any folder. The federation plugin starts its runtime with a `data:` module that contains
 * an absolute path. Module ids derive from addresses, so the id, and with it the hash in the entry's name, would differ
 * per folder. Here the path is relative to the front end.
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
