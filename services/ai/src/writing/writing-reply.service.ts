import type { AccessClaims } from '@commons/contracts/account';
import type { AiAnswer } from '@commons/contracts/ai';
import { textMaximum } from '@commons/contracts/tasks/ai-tasks';
import { businessOf } from '@commons/service-kit/auth/business-of';
import { refuse } from '@commons/service-kit/errors/refuse';
import {
  type EventStream,
  EventStreams,
  wantsEvents,
} from '@commons/service-kit/http/event-streams';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { WritingTool } from '../tools/writing-tool.js';
import type { AnswerEvent } from './answer-channel.service.js';
import { streamFailure } from './stream-failure.js';
import { TooManyTexts } from './text-limits.service.js';
import { type Following, WritingService } from './writing.service.js';

/** One call of a tool or of a running answer. */
export interface WritingCall {
  readonly claims: AccessClaims;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Follow = (following: Following) => Promise<AiAnswer | undefined>;

/** Answers calls with the whole text or, with `Accept: text/event-stream`, with the text as it is written. */
@Injectable()
export class WritingReply {
  constructor(
    private readonly writing: WritingService,
    private readonly streams: EventStreams,
  ) {}

  /**
   * @param input validated with the schema of the tool
   * @param asked the caller's name of the tool
   */
  write(tool: WritingTool, input: object, call: WritingCall, asked = tool.id): Promise<void> {
    const { claims } = call;
    const people = { userId: claims.sub, businessId: businessOf(claims) };
    const order = { ...people, tool: tool.id, asked, input: { ...input } };
    // Each field is within its limit, but together, or with escapes, they may exceed the size of a task.
    if (JSON.stringify(input).length > textMaximum) {
      throw refuse(422, [
        { loc: ['body'], msg: 'Your texts are too long together.', type: 'too_big' },
      ]);
    }
    return this.#answer(call, async (following) => {
      try {
        return await this.writing.write(order, following);
      } catch (error) {
        if (error instanceof TooManyTexts)
          call.reply.header('retry-after', String(error.retryAfterSeconds));
        throw error;
      }
    });
  }

  rejoin(answerId: string, call: WritingCall): Promise<void> {
    return this.#answer(call, (following) =>
      this.writing.rejoin(answerId, call.claims.sub, following),
    );
  }

  async #answer({ request, reply }: WritingCall, follow: Follow): Promise<void> {
    if (wantsEvents(request)) return this.#stream(reply, follow);
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const answer = await follow({ signal: gone.signal, waitMs: this.writing.waits.whole });
    if (answer) reply.code(200).send(answer);
  }

  /** Opens the stream when the answer has begun: earlier refusals are answered with their status. */
  async #stream(reply: FastifyReply, follow: Follow): Promise<void> {
    const gone = new AbortController();
    let stream: EventStream | undefined;
    const onStarted = (id: string) => {
      stream = this.streams.open(reply.code(200));
      stream.onClose(() => gone.abort());
      stream.send('started', { id });
    };
    const onEvent = (event: AnswerEvent) => {
      if (event.kind === 'text') stream?.send('text', { text: event.text });
      if (event.kind === 'restart') stream?.send('restart', { reason: event.reason });
    };
    const waitMs = this.writing.waits.streamed;
    try {
      const answer = await follow({ signal: gone.signal, waitMs, onStarted, onEvent });
      if (answer) stream?.send('done', answer);
    } catch (error) {
      if (!stream) throw error;
      stream.send('failed', { detail: streamFailure(error) });
    }
    stream?.end();
  }
}
