import { directoryUserChanged } from '@commons/contracts/tasks/directory-tasks';
import { jobsUserChanged } from '@commons/contracts/tasks/jobs-tasks';
import { resumesUserChanged } from '@commons/contracts/tasks/resumes-tasks';
import { dueTask, Outbox } from '@commons/service-kit/outbox/outbox';
import { OutboxMark } from '@commons/service-kit/outbox/outbox-mark';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { User } from '../user.js';

/**
 * Notifies the jobs service of a changed account, and the resumes service unless it is a job seeker's. Accounts that
 * were ever suspended notify all services that publish their data.
 */
@Injectable()
export class AccountChangedOutbox extends Outbox<User> {
  constructor(@InjectModel('User') users: Model<User>) {
    const mark = new OutboxMark(users, { since: 'jobs_news_due_at', giveUpMs: Infinity });
    super(mark, { name: 'account-changed', elsewhere: true });
  }

  protected dueTasks({ _id, account_type, ever_suspended, jobs_news_due_at: changedAt }: User) {
    const user_id = _id.toHexString();
    const id = `${user_id}-${changedAt?.getTime()}`;
    return [
      dueTask(jobsUserChanged, { user_id }, id),
      ...(account_type === 'job_seeker' && !ever_suspended
        ? []
        : [dueTask(resumesUserChanged, { user_id }, id)]),
      ...(ever_suspended ? [dueTask(directoryUserChanged, { user_id }, id)] : []),
    ];
  }
}
