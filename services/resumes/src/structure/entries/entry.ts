import type { ResumeEntry } from '@commons/contracts/resumes/resume-structure';

/** A job or course of a section. */
export type Entry = Omit<ResumeEntry, 'section'>;

/** What the entries of a section are. */
export type EntryKind = 'experience' | 'education';
