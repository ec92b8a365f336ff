import { writeText } from '@commons/contracts/tasks/ai-tasks';
import { Sweep } from '@commons/service-kit/queues/processor';
import { TaskQueue } from '@commons/service-kit/queues/task-queue';
import { Injectable } from '@nestjs/common';

/** Erases the texts of tasks that failed for good, e.g. because their workers died; the tasks are kept. */
@Injectable()
export class TextErasure {
  constructor(private readonly tasks: TaskQueue) {}

  @Sweep({ name: 'failed-texts', everyMs: 60_000 })
  async eraseFailed(): Promise<void> {
    const failed = await this.tasks.queue(writeText.queue).getFailed(0, 99);
    const left = failed.filter(({ data }) => data.payload !== null);
    for (const task of left) await task.updateData({ ...task.data, payload: null });
  }
}
