import type { ResumeStructure } from '@commons/contracts/resumes';
import { readTxt } from '../extraction/plain-text.js';
import { structureOf } from '../structure/structure.js';

/** Takes an improved résumé apart again, for formats that have a structure. */
export const improvedStructure = (content: string): ResumeStructure =>
  structureOf(readTxt(Buffer.from(content, 'utf8')));
