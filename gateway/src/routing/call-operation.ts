import { allOperations } from '@commons/contracts/operations/all';
import type { Operation } from '@commons/contracts/operations/operation';

/** Operations without parameters in their path, by `METHOD /path`. */
const exact = new Map<string, Operation>();
/** Those with parameters, by method and number of segments. */
const patterns = new Map<string, { readonly pattern: RegExp; readonly operation: Operation }[]>();

const bucketOf = (method: string, path: string) => `${method} ${path.split('/').length}`;

for (const operation of Object.values<Operation>(allOperations)) {
  const { method, path } = operation;
  if (operation.access === 'internal') continue;
  if (!path.includes('{')) {
    exact.set(`${method} ${path}`, operation);
    continue;
  }
  const bucket = bucketOf(method, path);
  const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
  patterns.set(bucket, [...(patterns.get(bucket) ?? []), { pattern, operation }]);
}

/**
 * The operation of a call (packages/contracts/src/operations), undefined when no service declares one. An exact path
 * takes precedence over one with parameters.
 * @param path as the service gets it, without `/api` and query
 */
export const callOperation = (method: string, path: string): Operation | undefined =>
  exact.get(`${method} ${path}`) ??
  patterns.get(bucketOf(method, path))?.find(({ pattern }) => pattern.test(path))?.operation;

/** Any other id is refused by the service, so there is nothing to cache. */
const endsWithId = /\/[0-9a-f]{24}$/;

/** Scope in which an answer to a guest may be cached; undefined when it may not. */
export function cacheScope(method: string, path: string): Operation['cache'] {
  const scope = callOperation(method, path)?.cache;
  return scope === 'visitor' && !endsWithId.test(path) ? undefined : scope;
}
