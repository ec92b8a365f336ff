import { Readable } from 'node:stream';
import { refuse } from '@commons/service-kit/errors/refuse';
import type { HttpException } from '@nestjs/common';
import type { Upstream, UpstreamCall } from './upstream.js';

/** The longest text of a refusal that is read. */
const refusalBytes = 16_384;

/**
 * What the service says of an upload that is larger than the gateway passes on. The specification has texts of its own
 * for photos, logos and résumés; the gateway knows none of them, but a service refuses by the announced length, before
 * it reads a body. So it is told the length, and of the body no more than makes the HTTP client send the head.
 * @param bytes the announced length; of a body without one, more than the limit
 * @returns undefined when the service does not refuse it, or cannot be asked
 */
export async function refusalOfService(
  upstream: Upstream,
  call: Pick<UpstreamCall, 'method' | 'path' | 'headers' | 'answerMs' | 'idleMs'>,
  bytes: number,
): Promise<HttpException | undefined> {
  const body = new Readable({ read() {} });
  body.once('error', () => undefined);
  body.push('-');
  const done = new AbortController();
  const headers = { ...call.headers, 'content-length': String(bytes) };
  try {
    const answer = await upstream.call({ ...call, headers, body, signal: done.signal });
    const text = await beginningOf(answer.body);
    const { detail } = JSON.parse(text) as { detail?: unknown };
    const isRefusal = answer.statusCode >= 400 && answer.statusCode < 500;
    return isRefusal && typeof detail === 'string' ? refuse(answer.statusCode, detail) : undefined;
  } catch {
    return undefined;
  } finally {
    done.abort();
    body.destroy();
  }
}

async function beginningOf(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > refusalBytes) break;
  }
  return Buffer.concat(chunks).toString();
}
