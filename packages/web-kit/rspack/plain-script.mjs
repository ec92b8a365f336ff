import { readFileSync } from 'node:fs';
import { rspack } from '@rspack/core';

/**
 * Compiles a TypeScript file without imports to a small script.
 * @param {string} file
 * @returns {string}
 */
export function plainScript(file) {
  const { code } = rspack.experiments.swc.transformSync(readFileSync(file, 'utf8'), {
    jsc: {
      parser: { syntax: 'typescript' },
      target: 'es2022',
      minify: { compress: true, mangle: { toplevel: true } },
    },
    isModule: false,
    minify: true,
  });
  return code.trim();
}
