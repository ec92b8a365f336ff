import { AnalyzeAnswer, ResumeFeedback } from '@commons/contracts/resumes/resumes';
import { analyzeResume } from '@commons/contracts/tasks/resume-writing-tasks';
import {
  Processor,
  type TaskContext,
  type TaskProcessor,
} from '@commons/service-kit/queues/processor';
import type { z } from 'zod';
import { StructuredWriterService } from '../models/structured-writer.service.js';
import { analyseBuiltIn } from './analysis/built-in-analyser.js';
import { analysisPrompt } from './resume-prompts.js';
import { ResumeTasksService } from './resume-tasks.service.js';
import { safeResume } from './safe-resume.js';

type Payload = z.output<(typeof analyzeResume)['payload']>;

/** Analyses a résumé for the resumes service, which fetches the answer by the task's id. */
@Processor(analyzeResume)
export class AnalyzeResumeProcessor implements TaskProcessor<typeof analyzeResume> {
  constructor(
    private readonly writer: StructuredWriterService,
    private readonly resumeTasks: ResumeTasksService,
  ) {}

  process({ user_id, resume: whole, language }: Payload, context: TaskContext): Promise<void> {
    const resume = safeResume(whole);
    return this.resumeTasks.run(context, async (options) => {
      const { value: feedback, provider } = await this.writer.answer(
        {
          purpose: { userId: user_id, tool: 'analyze-resume' },
          prompt: analysisPrompt(resume, language),
          schema: ResumeFeedback,
          writeBuiltIn: () => analyseBuiltIn(resume, language),
        },
        options,
      );
      return AnalyzeAnswer.parse({ feedback, provider });
    });
  }
}
