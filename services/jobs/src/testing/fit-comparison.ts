import type { ResumeStructure } from '@commons/contracts/resumes/resume-structure';
import { fitOf } from '../fit/matching/fit-of.js';
import { personOf } from '../fit/matching/person-text.js';

/** The day on which résumés are read. */
export const now = new Date('2026-11-22T12:00:00Z');

/** A résumé whose experience has these lines. */
export const resume = (
  experience: readonly string[],
  others: readonly string[] = [],
): ResumeStructure => ({
  links: [],
  lines: [...experience, ...others],
  sections: [{ kind: 'experience', heading: 'Experience', lines: [...experience] }],
});

/** Who sent this résumé. */
export const person = (experience: readonly string[], others: readonly string[] = []) =>
  personOf(resume(experience, others), 'resume', now);

/** The comparison of a single requirement. */
export function one(requirement: string, lines: readonly string[], others: readonly string[] = []) {
  const { must, nice } = fitOf(
    { required_qualifications: requirement },
    person(lines, others),
    'en',
  );
  return [...must, ...nice][0];
}
