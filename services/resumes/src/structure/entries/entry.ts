import type { ResumeEntry } from '@commons/contracts/resumes/resume-structure';

/** A job or course of a section. */
export type Entry = Omit<ResumeEntry, 'section'>;
