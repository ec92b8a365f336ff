import { dayMs } from '@commons/contracts/durations';
import { eraseUser } from '@commons/contracts/tasks/erase-user-tasks';
import { Mailer } from '@commons/service-kit/mail/mailer';
import { Portal } from '@commons/service-kit/portal/portal';
import { StoredRemains } from '@commons/service-kit/privacy/stored-remains';
import { UserDataHolders } from '@commons/service-kit/privacy/user-data-holders';
import { Processor, type TaskProcessor } from '@commons/service-kit/queues/processor';
import { Types } from 'mongoose';
import { UserDeletionsService } from '../users/deletion/user-deletions.service.js';
import { UserService } from '../users/user.service.js';
import { userSnapshot } from '../users/user-answers.js';
import { deletionDoneEmail } from './deletion-done.email.js';

const task = eraseUser('auth');

/** The account goes without a final mail if that cannot be sent for so long after its closure (decision B203). */
const farewellMs = 2 * dayMs;

/**
 * The last step of a deletion: erases auth's own data once every service has confirmed. The account goes last, because
 * the final mail needs its address.
 */
@Processor(task)
export class EraseUserProcessor implements TaskProcessor<typeof task> {
  constructor(
    private readonly users: UserService,
    private readonly deletions: UserDeletionsService,
    private readonly holders: UserDataHolders,
    private readonly mailer: Mailer,
    private readonly remains: StoredRemains,
    private readonly portal: Portal,
  ) {}

  async process({ user_id }: { user_id: string }): Promise<void> {
    const user = await this.users.findById(new Types.ObjectId(user_id));
    // An earlier attempt removed the account and was interrupted.
    if (!user) return this.remains.clear();
    if (!user.closed_at || user.erasures_left?.length !== 0) return;
    await this.holders.erase(userSnapshot(user));
    const isLate = Date.now() - user.closed_at.getTime() > farewellMs;
    if (!user.farewell_mailed_at && !isLate) {
      const mail = deletionDoneEmail(user, this.portal.now.name);
      await this.mailer.send(mail, `deletion-done/${user_id}`);
      await this.deletions.markFarewellMailed(user);
    }
    await this.deletions.remove(user);
    await this.remains.clear();
  }
}
