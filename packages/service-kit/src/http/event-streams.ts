import { PassThrough } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Interval of keep-alive comments: clients and proxies give up after 30 s of silence. */
const signOfLifeMs = 15_000;

/** Most bytes buffered for a slow reader. Past that the stream is cut and the client reconnects. */
const longestBacklog = 1_048_576;

export interface EventStreamOptions {
  /**
   * Ends the stream as soon as the service stops, for streams that never end by themselves; others may finish. Default
   * false.
   */
  readonly endless?: boolean;
}

/** One open `text/event-stream`. */
export interface EventStream {
  /** @param data sent as JSON; nothing happens on a closed stream */
  send(event: string, data: unknown, id?: string): void;
  end(): void;
  /** Runs once when the stream ends, on either side; immediately when it has already ended. */
  onClose(run: () => void): void;
  readonly closed: boolean;
}

/** Whether the client accepts an event stream. */
export const acceptsEventStream = (request: FastifyRequest): boolean =>
  request.headers.accept?.includes('text/event-stream') ?? false;

/**
 * Opens event streams: `@Res() reply` without passthrough, then `streams.open(reply)`. Throw errors before that, so
 * that they are answered with their status.
 */
@Injectable()
export class EventStreams {
  readonly #endless = new Set<PassThrough>();

  /** Starts a `text/event-stream` answer. A client that reads too slowly is disconnected. */
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
    // A client that disconnects is not an error.
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

  /** Ends the endless streams: the service stops. */
  close(): void {
    for (const body of this.#endless) body.end();
  }
}
