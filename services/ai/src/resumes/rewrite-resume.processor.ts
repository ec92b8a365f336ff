import { keepAsItIs } from '@commons/contracts/resumes/resume-lists';
import { ResumeRewriting, rewriteResume } from '@commons/contracts/tasks/resume-writing-tasks';
import { builtInProvider } from '@commons/contracts/tools/ai-lists';
import {
  Processor,
  type TaskContext,
  type TaskProcessor,
} from '@commons/service-kit/queues/processor';
import type { z } from 'zod';
import { isPlainRefusal } from '../models/plain-refusal.js';
import { StructuredWriterService } from '../models/structured-writer.service.js';
import { rewritePrompt } from './resume-prompts.js';
import { ResumeTasksService } from './resume-tasks.service.js';
import { plainText, rewriteBuiltIn } from './rewriting/built-in-rewriter.js';
import { withFacts } from './rewriting/with-facts.js';
import { safeResume } from './safe-resume.js';

type Payload = z.output<(typeof rewriteResume)['payload']>;

/** Rejects a refusal in place of the résumé. */
const shape = ResumeRewriting.omit({ provider: true }).refine(
  ({ content }) => !isPlainRefusal(content),
  { error: 'The content is not the résumé.' },
);

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.join(' ') ?? '';

/** Rewrites a résumé for the resumes service, which fetches the answer by the task's id. */
@Processor(rewriteResume)
export class RewriteResumeProcessor implements TaskProcessor<typeof rewriteResume> {
  constructor(
    private readonly writer: StructuredWriterService,
    private readonly resumeTasks: ResumeTasksService,
  ) {}

  process(
    { user_id, resume: whole, suggestions: picked }: Payload,
    context: TaskContext,
  ): Promise<void> {
    const resume = safeResume(whole);
    const suggestions = picked.filter((text) => text !== keepAsItIs);
    return this.resumeTasks.run(context, async (options) => {
      if (suggestions.length === 0) {
        return ResumeRewriting.parse({ ...rewriteBuiltIn(resume, []), provider: builtInProvider });
      }
      const { value, provider } = await this.writer.answer(
        {
          purpose: { userId: user_id, tool: 'rewrite-resume' },
          prompt: rewritePrompt(resume, suggestions),
          schema: shape,
          writeBuiltIn: () => rewriteBuiltIn(resume, suggestions),
        },
        options,
      );
      const isBuiltIn = provider === builtInProvider;
      const checked = isBuiltIn ? value : withFacts(resume, value.content, suggestions);
      // A model may only list picked suggestions, and none for an unchanged text.
      const isSame = wordsOf(checked.content) === wordsOf(plainText(resume));
      const applied_suggestions = suggestions.filter(
        (text) => !isSame && value.applied_suggestions.includes(text),
      );
      return ResumeRewriting.parse({ ...value, ...checked, applied_suggestions, provider });
    });
  }
}
