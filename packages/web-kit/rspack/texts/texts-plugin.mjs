import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { textNames } from './inline-texts.mjs';
import { textsFolderOf } from './message-files.mjs';
import { languagesOf, portalTextsFolder, translationsOf } from './translations.mjs';

/**
 * Writes the translations used by a front end's chunks: `texts.es.<hash>.json` per language. The browser fetches the
 * page's language before it runs the front end.
 */
export class TextsPlugin {
  /** By language, once the files are written: `{es: 'texts.es.0a1b2c3d.json'}`. */
  files = {};
  /** The translations themselves, by language. */
  translations = {};

  /** @param {string} directory of the front end */
  constructor(directory) {
    this.directory = directory;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    compiler.hooks.thisCompilation.tap('Texts', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'Texts', stage }, () => {
        const isUsed = shownTexts(compilation.fileDependencies);
        for (const language of languagesOf(this.directory)) {
          const found = translationsOf({ directory: this.directory, language, isUsed });
          const text = JSON.stringify(found);
          const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
          this.translations[language] = found;
          this.files[language] = `texts.${language}.${hash}.json`;
          compilation.emitAsset(this.files[language], new sources.RawSource(text));
        }
      });
    });
  }
}

/** Whether a source of the build shows a text. */
function shownTexts(files) {
  const shown = new Set();
  for (const file of files) {
    const [, portalText] = /portal-texts[/\\]\w+[/\\]([\w-]+)\.md$/.exec(file) ?? [];
    if (portalText) shown.add(`${portalTextsFolder} ${portalText}`);
    if (!/\.tsx?$/.test(file)) continue;
    const folder = textsFolderOf(file);
    if (!folder) continue;
    for (const name of textNames(readFileSync(file, 'utf8'))) shown.add(`${folder} ${name}`);
  }
  return (folder, name) => shown.has(`${folder} ${name}`);
}
