import { refuse } from '@commons/service-kit/errors/refuse';
import { acceptsEventStream, EventStreams } from '@commons/service-kit/http/event-streams';
import { log } from '@commons/service-kit/logging/logger';
import { askedLanguage } from '@commons/service-kit/texts/portal-languages';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ResumeRecord, ResumeRun } from '../resume.schema.js';
import { failureText, resumeTexts } from '../resume-texts.js';
import { RunFollowerService } from './run-follower.service.js';
import { RunsService } from './runs.service.js';

export interface RunCall {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly resume: ResumeRecord;
  readonly kind: ResumeRun['kind'];
  readonly suggestions?: string[];
}

/** The result of a run; `detail` says why there is no answer. */
interface Outcome {
  readonly answer?: object;
  readonly status: number;
  readonly detail: string;
}

function outcomeOf(resume: ResumeRecord | undefined, { id, kind }: ResumeRun): Outcome {
  if (!resume) return { status: 404, detail: resumeTexts.notFound };
  const { ended, failed, analysis, rewrite } = resume;
  const detail = failed?.detail ?? failureText[kind];
  if (ended?.run_id !== id || ended.outcome === 'failed') return { status: 422, detail };
  if (ended.outcome === 'cancelled') return { status: 409, detail: resumeTexts.cancelled };
  const answer = kind === 'analyze' ? analysis : rewrite;
  return { status: 200, detail, ...(answer && { answer }) };
}

/** Starts a run and answers with its result, or streams its steps. The run continues if the caller disconnects. */
@Injectable()
export class RunReplyService {
  constructor(
    private readonly runs: RunsService,
    private readonly follower: RunFollowerService,
    private readonly streams: EventStreams,
  ) {}

  /** @throws 429 when this person follows too many runs; nothing is started then */
  async answer(call: RunCall): Promise<void> {
    const leave = this.follower.take(call.resume.user_id);
    try {
      await this.#answer(call);
    } finally {
      leave();
    }
  }

  async #answer(call: RunCall): Promise<void> {
    const { suggestions } = call;
    const language = askedLanguage(call.request.headers['accept-language']);
    const run = await this.runs.begin(call.resume, call.kind, {
      ...(suggestions && { suggestions }),
      language,
    });
    if (acceptsEventStream(call.request)) return this.#stream(call, run);
    const gone = new AbortController();
    call.reply.raw.once('close', () => gone.abort());
    const resume = await this.follower.follow(call.resume, run, { signal: gone.signal });
    if (gone.signal.aborted) return;
    const { answer, status, detail } = outcomeOf(resume, run);
    if (!answer) throw refuse(status, detail);
    call.reply.code(200).send(answer);
  }

  async #stream({ resume, reply }: RunCall, run: ResumeRun): Promise<void> {
    const gone = new AbortController();
    const stream = this.streams.open(reply.code(200));
    stream.onClose(() => gone.abort());
    try {
      const ended = await this.follower.follow(resume, run, {
        signal: gone.signal,
        onStep: (step) => stream.send('step', { step }),
      });
      const { answer, detail } = outcomeOf(ended, run);
      if (answer) stream.send('done', answer);
      else stream.send('failed', { detail });
    } catch (error) {
      log().error({ err: error }, 'failed to follow a run');
      stream.send('failed', { detail: failureText[run.kind] });
    }
    stream.end();
  }
}
