import { randomUUID } from 'node:crypto';
import type { ResumeStep } from '@commons/contracts/resumes/resume-lists';
import { AnalyzeAnswer } from '@commons/contracts/resumes/resumes';
import {
  analyzeResume,
  ResumeRewriting,
  rewriteResume,
} from '@commons/contracts/tasks/resume-writing-tasks';
import { placeholdersIn } from '@commons/contracts/text/placeholders';
import { refuse } from '@commons/service-kit/errors/refuse';
import { TaskAnswers } from '@commons/service-kit/queues/task-answers';
import { TaskCancellations } from '@commons/service-kit/queues/task-cancellations';
import { TaskQueue } from '@commons/service-kit/queues/task-queue';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { ResumeRecord, ResumeRun } from '../resume.schema.js';
import { failureText, resumeTexts } from '../resume-texts.js';
import { answerGraceMs, taskIdOf } from './run-tasks.js';
import { RunUpdatesService } from './run-updates.service.js';

/** Longest run, however long the model takes. */
const longestRunMs = 15 * 60_000;

const attempts = 3;

/**
 * Analyses and rewritings: started here, written by the AI service, stored here. Each step is idempotent and can be
 * done by any instance, so that a run survives the connection and the process that started it.
 */
@Injectable()
export class RunsService {
  constructor(
    @InjectModel('Resume') private readonly resumes: Model<ResumeRecord>,
    private readonly tasks: TaskQueue,
    private readonly answers: TaskAnswers,
    private readonly cancellations: TaskCancellations,
    private readonly updates: RunUpdatesService,
  ) {}

  /**
   * Starts a run, or joins a run with the same parameters.
   * @throws 409 for a step that the current state does not allow (RES-08)
   */
  async begin(
    resume: ResumeRecord,
    kind: ResumeRun['kind'],
    { suggestions, language }: Pick<ResumeRun, 'suggestions' | 'language'> = {},
  ) {
    if (resume.problem !== undefined) throw refuse(400, resume.problem);
    if (resume.run) return this.#join(resume.run, kind, suggestions);
    if (kind === 'rewrite' && !resume.analysis) throw refuse(409, resumeTexts.notAnalyzed);
    const run: ResumeRun = {
      id: randomUUID(),
      kind,
      started_at: new Date(),
      ...(suggestions && { suggestions }),
      ...(language && { language }),
    };
    const free = { _id: resume._id, 'run.id': { $exists: false } };
    const change = { $set: { run }, $unset: { failed: 1 } } as const;
    const after = { returnDocument: 'after' } as const;
    const taken = await this.resumes.findOneAndUpdate(free, change, after).lean<ResumeRecord>();
    if (taken) {
      await this.#ask(taken, run);
      return run;
    }
    // A concurrent request started a run.
    const present = await this.resumes.findById(resume._id).lean<ResumeRecord>();
    if (!present?.run) throw refuse(409, resumeTexts.busy);
    return this.#join(present.run, kind, suggestions);
  }

  /**
   * Checks the run of a résumé, and stores its answer when there is one.
   * @returns the current step; undefined when the run is over
   */
  async settle(resume: ResumeRecord): Promise<ResumeStep | undefined> {
    const { run } = resume;
    if (!run) return undefined;
    if (resume.problem !== undefined) return this.#fail(resume, run, resume.problem);
    const isLate = Date.now() - run.started_at.getTime() > longestRunMs;
    if (!resume.structure) {
      return isLate ? this.#fail(resume, run, failureText[run.kind]) : 'reading';
    }
    if (await this.#takeAnswer(resume, run)) return undefined;
    const task = await this.tasks.queue(analyzeResume.queue).getJob(taskIdOf(run));
    if (isLate || (task?.finishedOn && Date.now() - task.finishedOn > answerGraceMs)) {
      // It may have arrived since the first check.
      if (await this.#takeAnswer(resume, run)) return undefined;
      return this.#fail(resume, run, failureText[run.kind]);
    }
    if (!task) await this.#ask(resume, run);
    const isActive = (await task?.isActive()) || task?.finishedOn !== undefined;
    return isActive ? (run.kind === 'analyze' ? 'analyzing' : 'rewriting') : 'waiting';
  }

  /** Cancels the run, if there is one. */
  async cancel({ _id, run }: ResumeRecord): Promise<void> {
    if (!run) return;
    const ended = { run_id: run.id, outcome: 'cancelled' };
    await this.resumes.updateOne(
      { _id, 'run.id': run.id },
      { $set: { ended }, $unset: { run: 1 } },
    );
    await this.updates.publish({ _id });
    const id = taskIdOf(run);
    const isWithdrawn = await this.tasks.withdraw(analyzeResume.queue, id);
    if (!isWithdrawn) await this.cancellations.cancel(id);
  }

  #join(run: ResumeRun, kind: ResumeRun['kind'], suggestions: string[] = []): ResumeRun {
    const isSame = run.kind === kind && String(run.suggestions ?? []) === String(suggestions);
    if (!isSame) throw refuse(409, resumeTexts.busy);
    return run;
  }

  /** Enqueues the task, idempotent by its id. Before the text was read, there is nothing to enqueue. */
  async #ask({ user_id, structure: resume }: ResumeRecord, run: ResumeRun): Promise<void> {
    if (!resume) return;
    const options = { id: run.id, attempts };
    const { language } = run;
    if (run.kind === 'analyze')
      await this.tasks.add(
        analyzeResume,
        { user_id, resume, ...(language && { language }) },
        options,
      );
    else {
      const { suggestions = [] } = run;
      await this.tasks.add(rewriteResume, { user_id, resume, suggestions }, options);
    }
  }

  async #takeAnswer({ _id }: ResumeRecord, run: ResumeRun): Promise<boolean> {
    const result = await this.#answerOf(run);
    if (!result) return false;
    const $set = { ...result, ended: { run_id: run.id, outcome: 'done' } };
    // A new analysis outdates the previous improved version.
    const $unset = { run: 1, failed: 1, ...(run.kind === 'analyze' && { rewrite: 1 }) } as const;
    await this.resumes.updateOne({ _id, 'run.id': run.id }, { $set, $unset });
    // Only after storing: otherwise another check, or a crash, would find a run that ended without an answer.
    await this.answers.forget(taskIdOf(run));
    await this.updates.publish({ _id });
    return true;
  }

  async #answerOf(run: ResumeRun): Promise<Partial<ResumeRecord> | undefined> {
    const id = taskIdOf(run);
    if (run.kind === 'analyze') {
      const analysis = await this.answers.read(id, AnalyzeAnswer);
      return analysis && { analysis };
    }
    const written = await this.answers.read(id, ResumeRewriting);
    if (!written) return undefined;
    const { content: improved_content, ...rest } = written;
    const improved_resume_id = String(new Types.ObjectId());
    const open_places = placeholdersIn(improved_content).length;
    return { rewrite: { improved_resume_id, improved_content, ...rest, open_places } };
  }

  async #fail({ _id }: ResumeRecord, run: ResumeRun, detail: string): Promise<undefined> {
    const failed = { kind: run.kind, detail };
    const ended = { run_id: run.id, outcome: 'failed' };
    const change = { $set: { failed, ended }, $unset: { run: 1 } } as const;
    await this.resumes.updateOne({ _id, 'run.id': run.id }, change);
    await this.updates.publish({ _id });
    return undefined;
  }
}
