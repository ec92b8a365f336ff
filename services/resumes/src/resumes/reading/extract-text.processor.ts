import { buffer } from 'node:stream/consumers';
import { extractResumeText } from '@commons/contracts/tasks/resumes-tasks';
import { ObjectStorage } from '@commons/service-kit/objects/object-storage';
import {
  Processor,
  type TaskContext,
  type TaskProcessor,
} from '@commons/service-kit/queues/processor';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { z } from 'zod';
import { type ResumeRecord, resumeKey } from '../resume.schema.js';
import { resumeTexts } from '../resume-texts.js';
import { RunUpdatesService } from '../runs/run-updates.service.js';
import { RunsService } from '../runs/runs.service.js';
import { type ReadResume, ResumeReaderService } from './resume-reader.service.js';

/** Progress of the task that says that the file is being read. */
const readingBegins = 'reading';

/** Delay of a task while another file of the account is being read. */
const retryMs = 300;

/** Reads the text of an upload, and starts a run that waits for it. */
@Processor(extractResumeText)
export class ExtractTextProcessor implements TaskProcessor<typeof extractResumeText> {
  /** Accounts with a file being read by this instance. */
  readonly #reading = new Set<string>();

  constructor(
    @InjectModel('Resume') private readonly resumes: Model<ResumeRecord>,
    private readonly objects: ObjectStorage,
    private readonly reader: ResumeReaderService,
    private readonly runs: RunsService,
    private readonly updates: RunUpdatesService,
  ) {}

  async process(
    { resume_id }: z.output<typeof extractResumeText.payload>,
    context: TaskContext,
  ): Promise<void> {
    const resume = await this.resumes.findById(resume_id).lean<ResumeRecord>();
    if (!resume || resume.structure || resume.problem !== undefined) return;
    const { user_id } = resume;
    // One file per account at a time, so that one account cannot block other people's tasks.
    if (this.#reading.has(user_id)) await context.later(retryMs);
    this.#reading.add(user_id);
    try {
      await this.#read(resume, context);
    } finally {
      this.#reading.delete(user_id);
    }
  }

  async #read(resume: ResumeRecord, context: TaskContext): Promise<void> {
    const outcome = await this.#outcome(resume, context);
    await this.resumes.updateOne({ _id: resume._id }, { $set: outcome, $unset: { unread: 1 } });
    const read = await this.resumes.findById(resume._id).lean<ResumeRecord>();
    if (!read?.run) return;
    await this.runs.settle(read);
    await this.updates.publish(read);
  }

  async #outcome({ _id, type, user_id }: ResumeRecord, context: TaskContext): Promise<ReadResume> {
    const stored = await this.objects.get(resumeKey(_id));
    // The process died while storing the file, or the résumé is being deleted.
    if (!stored) return { problem: resumeTexts.interrupted };
    const bytes = await buffer(stored.stream);
    const onStart = () => void context.progress(readingBegins).catch(() => undefined);
    return this.reader.read({ type, bytes }, { owner: user_id, onStart });
  }
}
