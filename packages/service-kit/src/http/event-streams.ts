import { PassThrough } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A comment at this pace tells clients and proxies that the stream lives: they give up after 30 s of silence. */
const signOfLifeMs = 15_000;

/** Pieces that wait for a slow reader, in bytes; past that the stream is cut and the client connects anew. */
const longestBacklog = 1_048_576;

export interface EventStreamOptions {
  /** Streams without an end of their own end as soon as the service stops; others may finish. Default false. */
  readonly endless?: boolean;
}

/** One open `text/event-stream`. */
export interface EventStream {
  /** @param data sent as JSON; nothing happens on a closed stream */
  send(event: string, data: unknown, id?: string): void;
  end(): void;
  /** Runs once when the stream is over, whoever ended it; at once when it is over already. */
  onClose(run: () => void): void;
  readonly closed: boolean;
}

/** Whether the client asked for a stream of events. */
export const wantsEvents = (request: FastifyRequest): boolean =>
  request.headers.accept?.includes('text/event-stream') ?? false;

/**
 * Opens streams of events: `@Res() reply` without passthrough, then `streams.open(reply)`. Errors must be thrown before
 * that, so that they are answered with their status.
 */
@Injectable()
export class EventStreams {
  readonly #endless = new Set<PassThrough>();

  open(reply: FastifyReply, { endless = false }: EventStreamOptions = {}): EventStream {
    const body = new PassThrough();
    const write = (text: string) => {
      if (body.writableLength > longestBacklog) body.destroy();
      else if (body.writable) body.write(text);
    };
    const sign = setInterval(() => write(': here\n\n'), signOfLifeMs);
    if (endless) this.#endless.add(body);
    body.once('close', () => {
      clearInterval(sign);
      this.#endless.delete(body);
    });
    // A client that left is no error.
    body.on('error', () => undefined);
    reply.headers({ 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).send(body);
    write(': here\n\n');
    return {
      send: (event, data, id) =>
        write(`${id ? `id: ${id}\n` : ''}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
      end: () => void body.end(),
      onClose: (run) => void (body.destroyed ? run() : body.once('close', run)),
      get closed() {
        return !body.writable;
      },
    };
  }

  /** Ends what has no end of its own: the service stops. */
  close(): void {
    for (const body of this.#endless) body.end();
  }
}
