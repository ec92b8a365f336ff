import type { ResumeStructure } from '@commons/contracts/resumes/resume-structure';
import { structureOf } from '../structure/structure.js';

/** A résumé in plain text, as it is read line by line. */
export const readLines = (text: string): ResumeStructure =>
  structureOf(text.split('\n').map((line) => ({ text: line })));

/** Title, organization and dates of each job and course. */
export const entryNames = ({ entries = [] }: Pick<ResumeStructure, 'entries'>) =>
  entries.map(({ title, organization, dates }) => [title, organization, dates]);
