import type { IncomingMessage } from 'node:http';
import { callOperation } from './call-operation.js';
import type { RequestPath } from './request-path.js';
import { slowPrefixes } from './route-table.js';

/** Kind of a call, which determines its limits and time-outs. */
export type RouteKind = 'sign-in' | 'search' | 'upload' | 'bulk' | 'slow' | 'write' | 'read';

const mebibyte = 1024 * 1024;

/** Maximum body sizes in bytes. A form has a file of 5 MB, or seven photos of 2 MB and one too many (D1 §9, D2 §9). */
const bodyLimits: Partial<Record<RouteKind, number>> = {
  upload: 18 * mebibyte,
  bulk: 12 * mebibyte,
};

/** Maximum body size by kind, in bytes. */
export const bodyLimit = (kind: RouteKind): number => bodyLimits[kind] ?? mebibyte;

/** Whether the answer may take long to start or to end. Time-outs then count from the last progress (A65). */
export function isLongRunning(kind: RouteKind): boolean {
  return kind === 'upload' || kind === 'bulk' || kind === 'slow';
}

/** Whether a method changes nothing, whatever the call accepts as an answer. */
export const onlyReads = (method: string): boolean =>
  method === 'GET' || method === 'HEAD' || method === 'OPTIONS';

/** @param path as the service gets it, without `/api` */
export function routeKind(request: IncomingMessage, path: RequestPath): RouteKind {
  const method = request.method ?? 'GET';
  const limit = callOperation(method, path.path)?.limit;
  // What a client sends or accepts cannot turn a declared search into a write.
  if (limit) return limit;
  if (request.headers['content-type']?.startsWith('multipart/form-data')) return 'upload';
  const wantsStream = request.headers.accept?.includes('text/event-stream') ?? false;
  if (wantsStream || slowPrefixes.has(path.segments[0] ?? '')) return 'slow';
  return onlyReads(method) ? 'read' : 'write';
}
