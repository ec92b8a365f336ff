import { mailWaitingApplications } from '@commons/contracts/tasks/jobs-tasks';
import { Portal } from '@commons/service-kit/portal/portal';
import { Reconcile } from '@commons/service-kit/queues/processor';
import { attemptsOfDays, TaskQueue } from '@commons/service-kit/queues/task-queue';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { nextMail } from '../../mail-times.js';
import type { ApplicationRecord } from '../application.schema.js';
import type { ReminderScheduleRecord } from './reminder-schedule.schema.js';
import { waitingTooLong } from './waiting-applications.js';

const scheduleId = 'weekly';

/** Enqueues, on Monday morning, one task for each employer with applications that wait too long (decision B33). */
@Injectable()
export class WaitingRemindersService {
  constructor(
    @InjectModel('ReminderSchedule') private readonly schedules: Model<ReminderScheduleRecord>,
    @InjectModel('Application') private readonly applications: Model<ApplicationRecord>,
    private readonly tasks: TaskQueue,
    private readonly portal: Portal,
  ) {}

  @Reconcile({ name: 'waiting-applications', everyMs: 10 * 60_000 })
  async enqueue(now = new Date()): Promise<void> {
    if (!this.portal.has('jobs')) return;
    const next = nextMail(now, 'weekly', this.portal.now.time_zone);
    const schedule = await this.schedules
      .findOneAndUpdate(
        { _id: scheduleId },
        { $setOnInsert: { due_at: next } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean<ReminderScheduleRecord>();
    if (!schedule || schedule.due_at > now) return;
    const due = schedule.due_at.toISOString();
    const employers = await this.applications.aggregate<{ _id: string }>([
      { $match: { ...waitingTooLong(now), employer_id: { $ne: '' } } },
      { $group: { _id: '$employer_id' } },
    ]);
    // An interrupted run starts over: a task with the same id is added once.
    for (const { _id } of employers) {
      const id = `${_id}-${schedule.due_at.getTime()}`;
      const options = { id, attempts: attemptsOfDays };
      await this.tasks.add(mailWaitingApplications, { employer_id: _id, due }, options);
    }
    await this.schedules.updateOne(
      { _id: scheduleId, due_at: schedule.due_at },
      { $set: { due_at: next } },
    );
  }
}
