import { Readable } from 'node:stream';
import { refuse } from '@commons/service-kit/errors/refuse';
import type { HttpException } from '@nestjs/common';
import type { Upstream, UpstreamCall } from './upstream.js';

/** Maximum of a refusal's body that is read. */
const refusalBytes = 16_384;

/**
 * The service's refusal of an upload that is too large for the gateway. Each kind of upload has its own text, which
 * only its service knows. A service refuses by the announced length before it reads the body, so this sends the length
 * and a single byte, which makes the HTTP client send the headers.
 * @param bytes the announced length; for a body without one, more than the limit
 * @returns undefined when the service does not refuse or cannot be reached
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
