import { writeText } from '@commons/contracts/tasks/ai-tasks';
import {
  Processor,
  type TaskContext,
  type TaskProcessor,
} from '@commons/service-kit/queues/processor';
import { TaskAnswers } from '@commons/service-kit/queues/task-answers';
import { TaskCancellations } from '@commons/service-kit/queues/task-cancellations';
import { TaskQueue } from '@commons/service-kit/queues/task-queue';
import type { z } from 'zod';
import { ModelFailure } from '../models/language-model.js';
import { type WriterAnswer, WriterService } from '../models/writer.service.js';
import type { WritingTool } from '../tools/writing-tool.js';
import { findTool } from '../tools/writing-tools.js';
import { AnswerChannel } from './answer-channel.service.js';
import { NewsSender } from './news-sender.js';
import { TextLimits } from './text-limits.service.js';

type Payload = z.output<(typeof writeText)['payload']>;

const declinedText = 'The model declined to write this. Please change your text.';

/** Writes the text of an AI tool and tells each piece as it comes. */
@Processor(writeText)
export class WriteTextProcessor implements TaskProcessor<typeof writeText> {
  constructor(
    private readonly writer: WriterService,
    private readonly channel: AnswerChannel,
    private readonly cancellations: TaskCancellations,
    private readonly answers: TaskAnswers,
    private readonly tasks: TaskQueue,
    private readonly limits: TextLimits,
  ) {}

  async process(payload: Payload, context: TaskContext): Promise<void> {
    const { id } = context;
    try {
      const tool = findTool(payload.tool);
      if (!tool) throw new Error(`there is no tool ${payload.tool}`);
      const { text, provider } = await this.#write(tool, payload, context);
      const response = tool.asResponse ? { response: text } : {};
      const answer = { result: text, provider, ...response };
      await Promise.all([
        this.answers.put(id, answer),
        this.channel.tell(id, { kind: 'done', answer }),
      ]);
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      await this.channel.tell(id, { kind: 'failed', detail: declinedText });
    }
    await this.limits.end(payload.user_id, id);
    await this.tasks.erase(writeText.queue, id);
  }

  #write(
    tool: WritingTool,
    { user_id, input }: Payload,
    context: TaskContext,
  ): Promise<WriterAnswer> {
    const { id } = context;
    const news = new NewsSender((one) => this.channel.tell(id, one));
    const begun = this.channel.textSoFar(id);
    begun.catch(() => undefined);
    return this.cancellations.watch(id, async (signal) => {
      // A worker died in the middle of it: what was shown is void.
      if (await begun) await this.channel.tell(id, { kind: 'restart', reason: 'worker' });
      const answer = await this.writer.write(
        {
          purpose: { userId: user_id, tool: tool.id },
          prompt: tool.prompt(input),
          writeBuiltIn: () => tool.writeBuiltIn(input),
        },
        {
          signal,
          onText: (piece) => news.text(piece),
          onRestart: () => news.restart(),
          postpone: (milliseconds) => context.postpone(milliseconds),
        },
      );
      await news.flush();
      return answer;
    });
  }
}
