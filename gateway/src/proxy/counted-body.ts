import type { IncomingMessage } from 'node:http';
import { Transform, type TransformCallback } from 'node:stream';
import { failures } from '../failures.js';
import { BodyPace } from './body-pace.js';

/** Passes a request body through. Fails when it exceeds the limit, stalls or is too slow. */
class CountedBody extends Transform {
  #bytes = 0;
  readonly #stalled: NodeJS.Timeout;
  readonly #pace: BodyPace;

  constructor(
    private readonly limit: number,
    idleMs: number,
  ) {
    super();
    const giveUp = () => void this.destroy(failures.bodyStalled());
    this.#stalled = setTimeout(giveUp, idleMs).unref();
    this.#pace = new BodyPace(idleMs, giveUp);
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#bytes += chunk.length;
    this.#stalled.refresh();
    this.#pace.came(chunk.length);
    if (this.#bytes > this.limit) {
      done(failures.bodyTooLarge());
    } else {
      done(null, chunk);
    }
  }

  override _flush(done: TransformCallback): void {
    this.#stop();
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#stop();
    done(error);
  }

  #stop(): void {
    clearTimeout(this.#stalled);
    this.#pace.stop();
  }
}

function hasBody(request: IncomingMessage): boolean {
  const { method, headers } = request;
  const length = headers['content-length'];
  const announced = headers['transfer-encoding'] !== undefined || (length ?? '0') !== '0';
  return announced && method !== 'GET' && method !== 'HEAD';
}

/**
 * The body of a request as an unbuffered stream with limits of size and pace.
 * @param limit in bytes, for content-length and for the actual size
 * @param idleMs how long the client may send nothing
 * @returns undefined without a body
 * @throws 413 when content-length is over the limit
 */
export function countedBody(
  request: IncomingMessage,
  limit: number,
  idleMs: number,
): Transform | undefined {
  if (!hasBody(request)) return undefined;
  if (Number(request.headers['content-length'] ?? 0) > limit) throw failures.bodyTooLarge();
  const body = new CountedBody(limit, idleMs);
  // A client that disconnects must end the call to the service as well.
  request.once('close', () => {
    if (!request.complete && !request.readableEnded) {
      body.destroy(new DOMException('The client disconnected', 'AbortError'));
    }
  });
  return request.pipe(body);
}
