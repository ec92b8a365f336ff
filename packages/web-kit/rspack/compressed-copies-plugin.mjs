import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const textFile = /\.(js|css|html|json|svg|txt|webmanifest)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const brotliOptions = (size) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
});

/** Writes `<file>.br` (quality 11) and `<file>.gz` (level 9) next to every text file of a production build. */
export class CompressedCopiesPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
    compiler.hooks.thisCompilation.tap('CompressedCopies', (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name: 'CompressedCopies', stage }, async () => {
        const files = compilation.getAssets().filter(({ name }) => textFile.test(name));
        await Promise.all(
          files.map(async ({ name, source }) => {
            const plain = source.buffer();
            const [br, gz] = await Promise.all([
              brotli(plain, brotliOptions(plain.length)),
              zip(plain, { level: 9 }),
            ]);
            compilation.emitAsset(`${name}.br`, new sources.RawSource(br));
            compilation.emitAsset(`${name}.gz`, new sources.RawSource(gz));
          }),
        );
      });
    });
  }
}
