import { UserSnapshot } from '@commons/contracts/account/account';
import { ErasureReceipt } from '@commons/contracts/account/user-data';
import { eraseUser } from '@commons/contracts/tasks/erase-user-tasks';
import type { Type } from '@nestjs/common';
import { InternalClient } from '../internal/internal-client.js';
import { Processor, type TaskProcessor } from '../queues/processor.js';
import { UserDataHolders } from './user-data-holders.js';

/**
 * The processor of a service's `erase-user`. Auth keeps the account until every service has confirmed, so the task can
 * look it up even hours later. If the account is gone, it was erased everywhere.
 */
export function eraseUserProcessor(service: string): Type<unknown> {
  const task = eraseUser(service);

  @Processor(task)
  class EraseUserProcessor implements TaskProcessor<typeof task> {
    constructor(
      private readonly holders: UserDataHolders,
      private readonly calls: InternalClient,
    ) {}

    async process({ user_id }: { user_id: string }): Promise<void> {
      const id = encodeURIComponent(user_id);
      const person = await this.calls.get('auth', `/internal/users/${id}`, UserSnapshot);
      if (!person) return;
      await this.holders.erase(person);
      await this.calls.post('auth', `/internal/user-erasures/${id}`, {}, ErasureReceipt);
    }
  }
  return EraseUserProcessor;
}
