import { analyzeResume, rewriteResume } from '@commons/contracts/tasks/resume-writing-tasks';
import type { ResumeRun } from './resume.schema.js';

const definitionOf = (run: ResumeRun) => (run.kind === 'analyze' ? analyzeResume : rewriteResume);

/** Id of a run's task in the queue of the AI service. */
export const taskIdOf = (run: ResumeRun): string => `${definitionOf(run).name}/${run.id}`;

/** A task that ended without an answer has none; a moment is left to another instance that is storing it. */
export const answerGraceMs = 1_500;
