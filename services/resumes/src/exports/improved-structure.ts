import type { ResumeStructure } from '@commons/contracts/resumes/resume-structure';
import { readTxt } from '../extraction/plain-text.js';
import { structureOf } from '../structure/structure.js';

/** No layout has wider gaps, and the patterns for names and dates take quadratic time in them. */
const wideGap = /[^\S\r\n]{20,}/g;

/** Control characters are invisible, invalid in Word documents, and would make the file look binary. */
const controls = /[^\P{Cc}\t\n\r\f\v]/gu;

/** Parses an improved résumé for structured formats. Without any text the structure is empty. */
export function improvedStructure(content: string): ResumeStructure {
  const text = content.replace(controls, '').replace(wideGap, ' ');
  return structureOf(text.trim() ? readTxt(Buffer.from(text, 'utf8')) : []);
}
