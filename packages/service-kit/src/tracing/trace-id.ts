import { randomBytes } from 'node:crypto';

/** The id of a request is its trace id (W3C Trace Context): 32 hex digits, with tracing or without (ADR 0021). */
const traceId = /^(?!0{32})[0-9a-f]{32}$/;
const traceparent = /^00-([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

type Headers = Readonly<Record<string, string | string[] | undefined>>;

export const requestIdHeader = 'x-request-id';

/** A random trace id of W3C Trace Context: 32 hexadecimal digits. */
export const newTraceId = (): string => randomBytes(16).toString('hex');

/** The `traceparent` header, if well-formed. The gateway decides whether its sender is trusted. */
export function traceparentOf(headers: Headers): string | undefined {
  const given = headers.traceparent;
  return typeof given === 'string' && traceId.test(traceparent.exec(given)?.[1] ?? '')
    ? given
    : undefined;
}

/** A request id as trace id: a UUID without its dashes. Undefined for anything else. */
export function asTraceId(id: unknown): string | undefined {
  const plain = typeof id === 'string' ? id.replaceAll('-', '').toLowerCase() : '';
  return traceId.test(plain) ? plain : undefined;
}

/** The id of a request: from its `traceparent`, else from its caller, else a new one. */
export const requestIdOf = (headers: Headers): string =>
  traceparentOf(headers)?.slice(3, 35) ?? asTraceId(headers[requestIdHeader]) ?? newTraceId();
