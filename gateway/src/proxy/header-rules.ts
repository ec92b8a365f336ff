import type { IncomingHttpHeaders } from 'node:http';

export type HeaderMap = Record<string, string | string[]>;

/** Hop-by-hop headers (RFC 9110 §7.6.1), and `expect`. */
const perConnection = new Set([
  'connection',
  'expect',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Headers that only the gateway or a service may set. Those of clients are dropped. */
const internal =
  /^(?:host|forwarded|x-(?:forwarded|internal|service|commons|original|rewrite)-.*)$/;
const notPassedOn = new Set([
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  // They are the gateway's own: the language, and remotes/override-cookie.ts.
  'cookie',
  'x-request-id',
  'traceparent',
  'tracestate',
  'baggage',
]);

/** Headers that the gateway sets itself, that are meant for it alone, or that reveal the software. */
const gatewaysOwn = new Set([
  ...['server', 'x-powered-by', 'x-request-id', 'content-security-policy'],
  ...['strict-transport-security', 'x-frame-options', 'x-content-type-options'],
  ...['referrer-policy', 'permissions-policy'],
]);
const gatewaysGroups = /^(?:cross-origin|x-commons|access-control)-/;

function connectionOptions(headers: IncomingHttpHeaders): Set<string> {
  const value = headers.connection ?? '';
  return new Set(
    [value]
      .flat()
      .join(',')
      .toLowerCase()
      .split(/\s*,\s*/),
  );
}

function keep(headers: IncomingHttpHeaders, drop: (name: string) => boolean): HeaderMap {
  const named = connectionOptions(headers);
  const forwarded: HeaderMap = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !perConnection.has(name) && !named.has(name) && !drop(name)) {
      forwarded[name] = value;
    }
  }
  return forwarded;
}

/** A client's headers to pass to a service, without those that clients may not set. */
export function requestHeaders(headers: IncomingHttpHeaders): HeaderMap {
  return keep(headers, (name) => internal.test(name) || notPassedOn.has(name));
}

/** A service's headers to pass to the client. */
export function answerHeaders(headers: IncomingHttpHeaders): HeaderMap {
  return keep(headers, (name) => gatewaysOwn.has(name) || gatewaysGroups.test(name));
}
