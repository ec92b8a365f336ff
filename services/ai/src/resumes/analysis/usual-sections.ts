import type { ResumeSectionKind } from '@commons/contracts/resumes/resume-lists';

/** Sections that recruiters and their software expect, in the usual order. */
export const usualSections: readonly {
  readonly kind: ResumeSectionKind;
  readonly name: 'Summary' | 'Experience' | 'Education' | 'Skills';
  /** Points deducted when it is missing. */
  readonly off: number;
}[] = [
  { kind: 'summary', name: 'Summary', off: 1.5 },
  { kind: 'experience', name: 'Experience', off: 4 },
  { kind: 'education', name: 'Education', off: 2 },
  { kind: 'skills', name: 'Skills', off: 2 },
];
