import type { ResumeStructure } from '@commons/contracts/resumes';
import { readTxt } from '../extraction/plain-text.js';
import { structureOf } from '../structure/structure.js';

/** No layout needs wider gaps; the patterns that look for names and dates take the square of their width. */
const wideGap = /[^\S\r\n]{20,}/g;

/** No screen shows them, a Word document cannot hold them, and a file with them would be taken for no text. */
const controls = /[^\P{Cc}\t\n\r\f\v]/gu;

/** Takes an improved résumé apart again, for formats that have a structure; what holds no text has an empty one. */
export function improvedStructure(content: string): ResumeStructure {
  const text = content.replace(controls, '').replace(wideGap, ' ');
  return structureOf(text.trim() ? readTxt(Buffer.from(text, 'utf8')) : []);
}
