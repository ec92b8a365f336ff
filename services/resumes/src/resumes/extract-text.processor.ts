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
import { type ResumeRecord, resumeKey } from './resume.schema.js';
import { type ReadResume, ResumeReader } from './resume-reader.service.js';
import { resumeTexts } from './resume-texts.js';
import { RunNews } from './run-news.service.js';
import { RunsService } from './runs.service.js';

/** Told as the progress of the task when the file is being read. */
const readingBegins = 'reading';

/** How soon the next file of an account is looked at again. */
const betweenTurnsMs = 300;

/** Reads the text of an upload, and begins with what waits for it. */
@Processor(extractResumeText)
export class ExtractTextProcessor implements TaskProcessor<typeof extractResumeText> {
  /** Accounts of which this instance reads a file at the moment. */
  readonly #reading = new Set<string>();

  constructor(
    @InjectModel('Resume') private readonly resumes: Model<ResumeRecord>,
    private readonly objects: ObjectStorage,
    private readonly reader: ResumeReader,
    private readonly runs: RunsService,
    private readonly news: RunNews,
  ) {}

  async process(
    { resume_id }: z.output<typeof extractResumeText.payload>,
    context: TaskContext,
  ): Promise<void> {
    const resume = await this.resumes.findById(resume_id).lean<ResumeRecord>();
    if (!resume || resume.structure || resume.problem !== undefined) return;
    const { user_id } = resume;
    // One file of an account at a time: the others must not hold the places of other people's tasks.
    if (this.#reading.has(user_id)) await context.later(betweenTurnsMs);
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
    await this.news.tell(read);
  }

  async #outcome({ _id, type, user_id }: ResumeRecord, context: TaskContext): Promise<ReadResume> {
    const stored = await this.objects.get(resumeKey(_id));
    // The process died while the file was stored, or it is being deleted at this moment.
    if (!stored) return { problem: resumeTexts.interrupted };
    const bytes = await buffer(stored.stream);
    const onTurn = () => void context.progress(readingBegins).catch(() => undefined);
    return this.reader.read({ type, bytes }, { owner: user_id, onTurn });
  }
}
