import { writeText } from '@commons/contracts/tasks/ai-tasks';
import { Reconcile } from '@commons/service-kit/queues/processor';
import { TaskQueue } from '@commons/service-kit/queues/task-queue';
import { Injectable } from '@nestjs/common';

/** Tasks read per page: each may have 64 KB. */
const pageSize = 50;

/** Erases the texts of permanently failed tasks, e.g. because their workers died; the tasks remain. */
@Injectable()
export class TextErasureService {
  /** Number and newest of the failed tasks at the last complete pass. */
  #lookedAt = '';

  constructor(private readonly tasks: TaskQueue) {}

  @Reconcile({ name: 'failed-texts', everyMs: 60_000 })
  async eraseFailed(): Promise<void> {
    const queue = this.tasks.queue(writeText.queue);
    const count = await queue.getFailedCount();
    const [newest] = await queue.getFailed(0, 0);
    const state = `${count} ${newest?.id} ${newest?.finishedOn}`;
    if (count === 0 || state === this.#lookedAt) return;
    // Oldest first: tasks that fail meanwhile are appended, and none is skipped.
    for (let start = 0; start < count; start += pageSize) {
      const page = await queue.getJobs(['failed'], start, start + pageSize - 1, true);
      const left = page.filter(({ data }) => data.payload !== null);
      for (const task of left) await task.updateData({ ...task.data, payload: null });
    }
    this.#lookedAt = state;
  }
}
