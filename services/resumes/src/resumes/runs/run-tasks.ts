import { analyzeResume, rewriteResume } from '@commons/contracts/tasks/resume-writing-tasks';
import type { ResumeRun } from '../resume.schema.js';

const definitionOf = (run: ResumeRun) => (run.kind === 'analyze' ? analyzeResume : rewriteResume);

/** Id of a run's task in the AI service's queue. */
export const taskIdOf = (run: ResumeRun): string => `${definitionOf(run).name}/${run.id}`;

/** Grace period before a finished task counts as one without an answer: another instance may be storing it. */
export const answerGraceMs = 1_500;
