// Jest transform of front-end sources: inlines texts like the build (packages/web-kit/rspack/texts), then runs swc.
import { readFileSync } from 'node:fs';
import { inlineTexts } from '../../packages/web-kit/rspack/texts/inline-texts.mjs';
import { readMessages, textsFolderOf } from '../../packages/web-kit/rspack/texts/message-files.mjs';
import swcTransform from './swc-transform.mjs';

/** A change of how texts are inlined makes the cached results stale. */
const rules = readFileSync(
  new URL('../../packages/web-kit/rspack/texts/inline-texts.mjs', import.meta.url),
  'utf8',
);

export default {
  createTransformer(options) {
    const swc = swcTransform.createTransformer(options);
    return {
      ...swc,
      getCacheKey(source, file, ...rest) {
        const folder = textsFolderOf(file);
        const texts = folder ? JSON.stringify(readMessages(folder)) : '';
        return swc.getCacheKey(source + texts + rules, file, ...rest);
      },
      process: (source, file, ...rest) => swc.process(inlineTexts(source, file), file, ...rest),
    };
  },
};
