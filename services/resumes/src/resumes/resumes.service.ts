import { setTimeout as delay } from 'node:timers/promises';
import { emptyFileText } from '@commons/contracts/applications/resume-trouble';
import { dayMs } from '@commons/contracts/durations';
import { resumeTypeText } from '@commons/contracts/resumes/resume-lists';
import type { ResumeSectionAnswer } from '@commons/contracts/resumes/resumes';
import { extractResumeText } from '@commons/contracts/tasks/resumes-tasks';
import { refuse } from '@commons/service-kit/errors/refuse';
import { plainFilename } from '@commons/service-kit/http/plain-filename';
import type { UploadedFile } from '@commons/service-kit/http/upload';
import { log } from '@commons/service-kit/logging/logger';
import { objectId } from '@commons/service-kit/mongo/document-id';
import { ObjectStorage } from '@commons/service-kit/objects/object-storage';
import { TaskQueue } from '@commons/service-kit/queues/task-queue';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import {
  contentTypes,
  isLockedDocx,
  type ResumeFileType,
  resumeFileType,
} from '../extraction/resume-file-type.js';
import { withAnswers } from '../structure/section-answers.js';
import { type ResumeRecord, resumeKey } from './resume.schema.js';
import { resumeTexts } from './resume-texts.js';
import { RunsService } from './runs/runs.service.js';

/** How long an upload waits for its file to be read; reading continues in the background afterwards. */
const readingWaitMs = 10_000;

/** If other people's files delay the reading longer, the upload is answered and its file read in the background. */
const queueWaitMs = 1_200;

/** Attempts of a reading task that an upload waits for. */
const attempts = 3;

/** Most résumés per person; the next upload deletes older ones. */
const maxPerPerson = 10;

const readingTask = (id: string) => `${extractResumeText.name}/${id}`;

const retentionDays = 30;

/** Résumés, accessible only to their owner. */
@Injectable()
export class ResumesService {
  constructor(
    @InjectModel('Resume') private readonly resumes: Model<ResumeRecord>,
    private readonly objects: ObjectStorage,
    private readonly tasks: TaskQueue,
    private readonly runs: RunsService,
  ) {}

  /**
   * Stores a file and has its text read.
   * @throws 400 with the specification's text for a file of another type or one that cannot be read
   */
  async upload(userId: string, file: UploadedFile | undefined, expires: boolean): Promise<string> {
    const type = file && (await resumeFileType(file.filename, file.bytes));
    if (file?.bytes.length === 0) throw refuse(400, emptyFileText);
    if (!file || !type) {
      const isLocked = file && isLockedDocx(file.filename, file.bytes);
      throw refuse(400, isLocked ? resumeTexts.encrypted : resumeTypeText);
    }
    const _id = new Types.ObjectId();
    const now = new Date();
    // The record is created before the file, so that no file is orphaned.
    await this.resumes.create({
      _id,
      user_id: userId,
      filename: plainFilename(file.filename, type),
      type,
      created_at: now,
      has_file: true,
      unread: true,
      ...(expires && { expires_at: new Date(now.getTime() + retentionDays * dayMs) }),
    });
    await this.#store(_id, file.bytes, type);
    await this.#dropReplaced(userId, _id);
    const id = String(_id);
    await this.#read(id, userId);
    const stored = await this.resumes.findById(_id).lean<ResumeRecord>();
    if (!stored) {
      await this.objects.delete(resumeKey(_id));
      const isReplaced = (await this.current(userId)) !== null;
      // Or the account was deleted during the upload.
      throw isReplaced ? refuse(409, resumeTexts.replaced) : refuse(404, resumeTexts.notFound);
    }
    if (stored.problem !== undefined) {
      await this.remove(stored);
      throw refuse(400, stored.problem);
    }
    await this.#removeOldest(userId);
    return id;
  }

  async #store(_id: Types.ObjectId, bytes: Buffer, type: ResumeFileType): Promise<void> {
    const info = { size: bytes.length, contentType: contentTypes[type] };
    try {
      await this.objects.put(resumeKey(_id), bytes, info);
    } catch (error) {
      await this.resumes.deleteOne({ _id });
      throw error;
    }
  }

  /** The newest résumé; null when there is none. */
  async current(userId: string): Promise<ResumeRecord | null> {
    const newest = { _id: -1 } as const;
    return this.resumes.findOne({ user_id: userId }).sort(newest).lean<ResumeRecord>();
  }

  /** @throws 404 for an unknown id or another person's */
  async own(id: string, userId: string): Promise<ResumeRecord> {
    const _id = objectId(id, resumeTexts.notFound);
    const found = await this.resumes.findOne({ _id, user_id: userId }).lean<ResumeRecord>();
    if (!found) throw refuse(404, resumeTexts.notFound);
    return found;
  }

  /**
   * Corrects the reading by what the person says about it.
   * @throws 409 while the text is being read or analysed
   */
  async answer(
    resume: ResumeRecord,
    answers: readonly ResumeSectionAnswer[],
  ): Promise<ResumeRecord> {
    if (!resume.structure || resume.run) throw refuse(409, resumeTexts.busy);
    const structure = withAnswers(resume.structure, answers);
    const free = { _id: resume._id, run: { $exists: false } };
    await this.resumes.updateOne(free, { $set: { structure } });
    return this.own(String(resume._id), resume.user_id);
  }

  /** Sets whether the raw upload is deleted 30 days after it was uploaded. */
  async setExpiry(resume: ResumeRecord, expires: boolean): Promise<ResumeRecord> {
    const expires_at = new Date(resume.created_at.getTime() + retentionDays * dayMs);
    const change =
      expires && resume.has_file ? { $set: { expires_at } } : { $unset: { expires_at: 1 } };
    await this.resumes.updateOne({ _id: resume._id }, change);
    return this.own(String(resume._id), resume.user_id);
  }

  /** Deletes the file, the text and all results. Cancels the run and a pending reading. */
  async remove(resume: ResumeRecord): Promise<void> {
    if (resume.unread) {
      await this.tasks.withdraw(extractResumeText.queue, readingTask(String(resume._id)));
    }
    await this.runs.cancel(resume);
    await this.objects.delete(resumeKey(resume._id));
    await this.resumes.deleteOne({ _id: resume._id });
  }

  /** Deletes earlier unread uploads of the same person, which are obsolete. */
  async #dropReplaced(userId: string, _id: Types.ObjectId): Promise<void> {
    const waiting = { user_id: userId, unread: true as const, _id: { $lt: _id } };
    for (const resume of await this.resumes.find(waiting).lean<ResumeRecord[]>()) {
      await this.remove(resume);
    }
  }

  async #othersWait(userId: string): Promise<boolean> {
    return (await this.resumes.exists({ unread: true, user_id: { $ne: userId } })) !== null;
  }

  async #removeOldest(userId: string): Promise<void> {
    const newest = { _id: -1 } as const;
    const all = this.resumes.find({ user_id: userId }).sort(newest);
    const old = await all.skip(maxPerPerson).limit(maxPerPerson).lean<ResumeRecord[]>();
    for (const resume of old) await this.remove(resume);
  }

  /** Waits for the reading task. A slow one continues in the background, and the reconciliation retries failures. */
  async #read(id: string, userId: string): Promise<void> {
    let isBegun = false;
    const onProgress = () => {
      isBegun = true;
    };
    const options = { id, attempts, timeoutMs: readingWaitMs, onProgress };
    const reading = this.tasks
      .run(extractResumeText, { resume_id: id }, options)
      .catch((error: unknown) => {
        log().warn({ reason: String(error), resume: id }, 'failed to read a résumé in time');
      });
    const giveUp = new AbortController();
    const patience = delay(queueWaitMs, undefined, { signal: giveUp.signal }).catch(
      () => undefined,
    );
    await Promise.race([reading, patience]);
    giveUp.abort();
    if (isBegun || !(await this.#othersWait(userId))) await reading;
  }
}
