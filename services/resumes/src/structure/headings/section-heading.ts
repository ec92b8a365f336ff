import type { ResumeSectionKind } from '@commons/contracts/resumes/resume-lists';
import { namesDegree, namesSchool } from '../vocabulary/organizations.js';

/** A line that begins a section. */
export interface SectionHeading {
  readonly line: number;
  readonly kind: ResumeSectionKind;
  readonly text: string;
  readonly confidence: number;
  /** Text of the section on the same line as its heading: "Skills: bread, cakes". */
  readonly inline?: string;
}

/** Known words in the look of headings; the same in another look; unknown words in the look of headings. */
export const confidences = {
  sure: 0.95,
  words: 0.85,
  wordsInText: 0.7,
  look: 0.75,
  lookOnly: 0.6,
} as const;

/** "GED": a degree or school in the look of headings. */
export const namesCourse = (text: string): boolean => namesDegree(text) || namesSchool(text);
