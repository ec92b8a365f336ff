import type { TaskContext } from '@commons/service-kit/queues/processor';
import { TaskAnswers } from '@commons/service-kit/queues/task-answers';
import { TaskCancellations } from '@commons/service-kit/queues/task-cancellations';
import { Injectable } from '@nestjs/common';
import { clearMemos } from '../facts/memo.js';
import { ModelFailure } from '../models/language-model.js';
import type { WriterOptions } from '../models/writer.service.js';

type Options = Pick<WriterOptions, 'signal' | 'postpone' | 'starts'>;

/** Common part of both résumé tasks: observes cancellation, stores the answer, erases the text. */
@Injectable()
export class ResumeTasksService {
  constructor(
    private readonly cancellations: TaskCancellations,
    private readonly answers: TaskAnswers,
  ) {}

  async run(context: TaskContext, work: (options: Options) => Promise<object>): Promise<void> {
    const { id, postpone, starts } = context;
    try {
      const answer = await this.cancellations.watch(id, (signal) =>
        work({ signal, postpone, starts }),
      );
      await this.answers.put(id, answer);
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      // Declined or cancelled: without an answer the resumes service reports a failure.
    } finally {
      clearMemos();
    }
    await context.erase();
  }
}
