import type { AnalyzeAnswer } from '@commons/contracts/resumes/resumes';
import {
  analyzeResume,
  type ResumeRewriting,
  rewriteResume,
} from '@commons/contracts/tasks/resume-writing-tasks';
import {
  Processor,
  type TaskContext,
  type TaskProcessor,
} from '@commons/service-kit/queues/processor';
import { TaskAnswers } from '@commons/service-kit/queues/task-answers';
import { TaskCancellations } from '@commons/service-kit/queues/task-cancellations';
import { defineService } from '@commons/service-kit/service';
import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { z } from 'zod';

/** Answers of the fake AI service, and the requests it received. */
export interface FakeAi {
  /** Answers are delayed until this settles. */
  wait: Promise<unknown>;
  /** Ends without an answer, as when a model declines. */
  declines: boolean;
  readonly asked: unknown[];
  readonly cancelled: string[];
}

export const analysis: AnalyzeAnswer = {
  feedback: {
    overall_score: 7,
    strengths: ['Numbers: “Cut the waiting time by 30%”'],
    areas_for_improvement: ['No summary'],
    section_feedback: { Experience: { score: 8, feedback: 'Clear.' } },
    action_items: ['Add a summary', 'Say since when'],
  },
  provider: 'built-in',
};

let fake: FakeAi;

async function answer(payload: unknown, put: () => Promise<void>) {
  fake.asked.push(payload);
  await fake.wait;
  if (!fake.declines) await put();
}

@Processor(analyzeResume)
class AnalyzeProcessor implements TaskProcessor<typeof analyzeResume> {
  constructor(
    private readonly answers: TaskAnswers,
    private readonly cancellations: TaskCancellations,
  ) {}

  process(payload: z.output<typeof analyzeResume.payload>, context: TaskContext): Promise<void> {
    return this.cancellations.watch(context.id, async (signal) => {
      signal.addEventListener('abort', () => fake.cancelled.push(context.id));
      await answer(payload, () => this.answers.put(context.id, analysis));
    });
  }
}

@Processor(rewriteResume)
class RewriteProcessor implements TaskProcessor<typeof rewriteResume> {
  constructor(private readonly answers: TaskAnswers) {}

  process(payload: z.output<typeof rewriteResume.payload>, context: TaskContext): Promise<void> {
    const { resume, suggestions } = payload;
    const written: ResumeRewriting = {
      content: resume.lines.join('\n'),
      applied_suggestions: suggestions,
      provider: 'built-in',
    };
    return answer(payload, () => this.answers.put(context.id, written));
  }
}

class FakeAiModule {}

const definition = defineService({
  name: 'ai',
  config: z.object({}),
  module: () => ({ module: FakeAiModule, providers: [AnalyzeProcessor, RewriteProcessor] }),
  stores: ['redis'],
  tasks: [analyzeResume, rewriteResume],
});

/** Processes the AI tasks of a service under test like the AI service. */
export async function startFakeAi(
  service: TestService,
): Promise<FakeAi & { close(): Promise<void> }> {
  const { REDIS_PREFIX = '', LANGUAGES = 'en' } = service.env;
  const running = await createTestService(definition, { env: { REDIS_PREFIX, LANGUAGES } });
  fake = { wait: Promise.resolve(), declines: false, asked: [], cancelled: [] };
  return Object.assign(fake, { close: () => running.close() });
}
