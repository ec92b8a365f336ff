import type { ResumeStructure } from '@commons/contracts/resumes';
import { readTxt } from '../extraction/plain-text.js';
import { structureOf } from '../structure/structure.js';

/** No layout needs wider gaps; the patterns that look for names and dates take the square of their width. */
const wideGap = /[^\S\r\n]{20,}/g;

/** Takes an improved résumé apart again, for formats that have a structure. */
export const improvedStructure = (content: string): ResumeStructure =>
  structureOf(readTxt(Buffer.from(content.replace(wideGap, ' '), 'utf8')));
