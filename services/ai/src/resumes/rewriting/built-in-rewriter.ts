import type { ResumeStructure } from '@commons/contracts/resumes/resume-structure';
import type { ResumeChange } from '@commons/contracts/resumes/resumes';
import { findingsOf } from '../analysis/all-findings.js';
import type { Finding } from '../analysis/finding.js';
import { ResumeView } from '../analysis/resume-view.js';
import { ResumeDraft } from './resume-draft.js';

export interface Rewritten {
  readonly content: string;
  readonly applied_suggestions: string[];
  readonly changes: ResumeChange[];
}

/** Languages of the suggestions. */
const languages = ['en', 'es'];

/** The draft and its findings share the lines of one view. */
const draftOf = (resume: ResumeStructure) => new ResumeDraft(new ResumeView(resume));

/** Whether the built-in writer can apply a finding's suggestion: only then it is offered. */
export const appliesTo =
  (resume: ResumeStructure) =>
  ({ action = '', fix }: Finding): boolean =>
    draftOf(resume).apply(action, fix);

/** The text of a résumé before any suggestion is applied. */
export const plainText = (resume: ResumeStructure): string => draftOf(resume).text;

/**
 * Applies the picked suggestions without a model: it moves, cuts and rewords the text, and marks with [fill in: …] what
 * only the person knows. Only suggestions that changed the text count as applied.
 */
export function rewriteBuiltIn(resume: ResumeStructure, suggestions: readonly string[]): Rewritten {
  const draft = draftOf(resume);
  const applied = new Set<string>();
  // Suggestions are picked by their texts, in the language in which the analysis was shown.
  for (const language of languages) {
    for (const { action = '', fix } of findingsOf(resume, language)) {
      if (suggestions.includes(action) && draft.apply(action, fix)) applied.add(action);
    }
  }
  return { content: draft.text, applied_suggestions: [...applied], changes: draft.changes };
}
