// npm run map: writes docs/map.svg. With --check it only says whether that file is current.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './code-files.mjs';
import { drawMap } from './draw-map.mjs';
import { readCode } from './read-code.mjs';

const target = join(root, 'docs/map.svg');
const map = drawMap(readCode());

if (!process.argv.includes('--check')) writeFileSync(target, map);
else if (readFileSync(target, 'utf8') !== map) {
  console.error('docs/map.svg is not what the code says: run npm run map');
  process.exit(1);
}
