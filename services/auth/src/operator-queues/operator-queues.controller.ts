import type { AccessClaims } from '@commons/contracts/account/account';
import { auth } from '@commons/contracts/operations/auth';
import { QueueName } from '@commons/contracts/tasks/task-queues';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { QueueStates } from '@commons/service-kit/queues/queue-states';
import { Controller } from '@nestjs/common';
import { AccountLogService } from '../operator-accounts/account-log.service.js';

interface Act {
  readonly action: 'task-retried' | 'task-dropped';
  readonly queue: QueueName;
  readonly ids: readonly string[];
  readonly reason?: string;
}

/** The queues of all services, for operators. In auth, which has the operators and their log. */
@Controller()
export class OperatorQueuesController {
  constructor(
    private readonly queues: QueueStates,
    private readonly log: AccountLogService,
  ) {}

  @Handles(auth['GET /auth/operator/queues'])
  async list() {
    const rows = await Promise.all(QueueName.options.map((name) => this.queues.read(name)));
    return { rows, total: rows.length };
  }

  @Handles(auth['GET /auth/operator/queues/{queue}/failed'])
  failed({ params, query }: Call<'GET /auth/operator/queues/{queue}/failed'>) {
    return this.queues.failed(params.queue, query);
  }

  @Handles(auth['POST /auth/operator/queues/{queue}/retry'])
  async retry({ params, body, claims }: Call<'POST /auth/operator/queues/{queue}/retry'>) {
    const ids = await this.#logged(claims, { action: 'task-retried', ...params, ...body });
    return { tasks: await this.queues.retry(params.queue, ids) };
  }

  @Handles(auth['POST /auth/operator/queues/{queue}/drop'])
  async drop({ params, body, claims }: Call<'POST /auth/operator/queues/{queue}/drop'>) {
    const ids = await this.#logged(claims, { action: 'task-dropped', ...params, ...body });
    return { tasks: await this.queues.drop(params.queue, ids) };
  }

  /** One log entry per kind of task. @returns the ids of the failed ones */
  async #logged(claims: AccessClaims, { action, queue, ids, reason }: Act): Promise<string[]> {
    const found = await this.queues.namesOf(queue, ids);
    for (const name of new Set(found.values())) {
      const count = [...found.values()].filter((each) => each === name).length;
      await this.log.add(claims, {
        action,
        subject_kind: 'task',
        subject_id: queue,
        subject_title: count === 1 ? name : `${name} (${count})`,
        ...(reason && { reason }),
      });
    }
    return [...found.keys()];
  }
}
