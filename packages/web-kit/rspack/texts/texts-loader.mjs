import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inlineTexts } from './inline-texts.mjs';
import { textsFolderOf } from './message-files.mjs';

/** Runs on the sources of front ends before TypeScript is removed. */
export default function textsLoader(source) {
  const folder = textsFolderOf(this.resourcePath);
  if (folder) for (const name of readdirSync(folder)) this.addDependency(join(folder, name));
  return inlineTexts(source, this.resourcePath);
}
