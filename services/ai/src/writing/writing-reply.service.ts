import type { AccessClaims } from '@commons/contracts/account/account';
import { maxTextLength } from '@commons/contracts/tasks/ai-tasks';
import { businessOf } from '@commons/service-kit/auth/business-of';
import { refuse } from '@commons/service-kit/errors/refuse';
import { acceptsEventStream, EventStreams } from '@commons/service-kit/http/event-streams';
import { askedLanguage } from '@commons/service-kit/texts/portal-languages';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AI_CONFIG, type AiConfig } from '../ai.config.js';
import type { WritingTool } from '../tools/writing-tool.js';
import { streamFailure } from './stream-failure.js';
import { TooManyTexts } from './text-limits.service.js';
import { type Reading, WritingService } from './writing.service.js';

/** One call of a tool or of a running answer. */
export interface WritingCall {
  readonly claims: AccessClaims;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Answers calls with the whole text or, with `Accept: text/event-stream`, with the text as it is written. */
@Injectable()
export class WritingReplyService {
  constructor(
    private readonly writing: WritingService,
    private readonly streams: EventStreams,
    @Inject(AI_CONFIG) private readonly settings: AiConfig,
  ) {}

  /**
   * @param input validated with the schema of the tool
   * @param asked the caller's name of the tool
   */
  async write(tool: WritingTool, input: object, call: WritingCall, asked = tool.id): Promise<void> {
    const { claims } = call;
    // Each field is within its limit, but together, or with escapes, they may exceed the size of a task.
    if (JSON.stringify(input).length > maxTextLength) {
      throw refuse(422, [
        { loc: ['body'], msg: 'Your texts are too long in total.', type: 'too_big' },
      ]);
    }
    const people = { userId: claims.sub, businessId: businessOf(claims) };
    const language = askedLanguage(call.request.headers['accept-language']);
    const request = { ...people, tool: tool.id, asked, language, input: { ...input } };
    const reading = await this.writing.start(request).catch((error: unknown) => {
      if (error instanceof TooManyTexts)
        call.reply.header('retry-after', String(error.retryAfterSeconds));
      throw error;
    });
    await this.#answer(reading, call);
  }

  /** @throws 404 when the answer was forgotten, or is someone else's */
  async resume(answerId: string, call: WritingCall): Promise<void> {
    await this.#answer(await this.writing.resume(answerId, call.claims.sub), call);
  }

  #answer(reading: Reading, call: WritingCall): Promise<void> {
    return acceptsEventStream(call.request)
      ? this.#stream(reading, call)
      : this.#whole(reading, call);
  }

  /** The caller gets no id to come back with, so that the text is deleted on delivery. */
  async #whole(reading: Reading, { claims, reply }: WritingCall): Promise<void> {
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const { AI_WAIT_MS } = this.settings;
    for await (const event of this.writing.follow(reading, gone.signal, AI_WAIT_MS)) {
      if (event.kind !== 'done' && event.kind !== 'failed') continue;
      void this.writing.forget(reading.id, claims.sub);
      if (event.kind === 'failed') throw refuse(event.status, event.detail);
      reply.code(200).send(event.answer);
    }
  }

  async #stream(reading: Reading, { reply }: WritingCall): Promise<void> {
    const gone = new AbortController();
    const stream = this.streams.open(reply.code(200));
    stream.onClose(() => gone.abort());
    stream.send('started', { id: reading.id });
    const { AI_STREAM_WAIT_MS } = this.settings;
    try {
      for await (const event of this.writing.follow(reading, gone.signal, AI_STREAM_WAIT_MS)) {
        if (event.kind === 'done') stream.send('done', event.answer);
        else if (event.kind === 'failed') stream.send('failed', { detail: event.detail });
        else {
          const { kind, ...data } = event;
          stream.send(kind, data);
        }
      }
    } catch (error) {
      stream.send('failed', { detail: streamFailure(error) });
    }
    stream.end();
  }
}
