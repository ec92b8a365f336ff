import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const page = globalThis as { commonsSite?: object; commonsTexts?: object };

/** Makes the page a Spanish one, with the translations that the build makes. Import what says texts only after it. */
export function switchToSpanish(): void {
  const folder = resolve(__dirname, '../../rspack/texts');
  const script = `import { translationsOf } from ${JSON.stringify(`${folder}/translations.mjs`)};
    console.log(JSON.stringify(translationsOf({ directory: ${JSON.stringify(folder)}, language: 'es' })));`;
  const built = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  page.commonsSite = { language: 'es' };
  page.commonsTexts = { test: JSON.parse(built) };
}

/** Ends what `switchToSpanish` began. */
export function switchToEnglish(): void {
  delete page.commonsSite;
  delete page.commonsTexts;
}
