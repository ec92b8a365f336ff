import type { FastifyInstance, FastifyRequest } from 'fastify';
import { currentContext, type RequestContext } from '../logging/request-context.js';

/**
 * Headers in which a service declares what the search cache of the gateway must invalidate; clients never see them.
 * Their names are those of the first release: gateway and services are deployed alone.
 */
export const searchDependenciesHeader = 'x-commons-search-needs';
export const searchChangesHeader = 'x-commons-search-changes';

/** Value of {@link searchChangesHeader}: the call changed nothing that searches show. */
export const noSearchChange = '-';

/** Longer values are omitted: the gateway then invalidates more than necessary. Node reads 16 KB of headers in all. */
const longestHeader = 8_000;

interface SearchDeclarations {
  dependencies?: string;
  late?: true;
  changes?: Set<string>;
}

const declarations = new WeakMap<RequestContext, SearchDeclarations>();

function currentDeclaration(): SearchDeclarations | undefined {
  const context = currentContext();
  if (!context) return undefined;
  const known = declarations.get(context) ?? {};
  declarations.set(context, known);
  return known;
}

/** A term in at most six letters and digits (FNV-1a, 31 bits). A collision only invalidates a search too many. */
function shortTerm(term: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < term.length; at += 1) {
    hash = Math.imul(hash ^ term.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 1).toString(36);
}

/** In every change, so that a document without any terms counts as a change too. */
const changed = shortTerm('');

/**
 * Declares that the answer of the current request can only change with a document that has, before or after the change,
 * a term of each group (`Found.dependencies`). The gateway may then cache the answer for longer.
 */
export function declareSearchDependencies(groups: readonly (readonly string[])[]): void {
  const now = currentDeclaration();
  if (now) now.dependencies = groups.map((group) => group.map(shortTerm).join('.')).join(' ');
}

/** Declares that the answer of the current request lacks changes that are already announced: it is cached briefly. */
export function declareStaleSearch(): void {
  const now = currentDeclaration();
  if (now) now.late = true;
}

/**
 * Declares that the current request changed, added or removed a document with these terms, those before and those after
 * the change. May be called several times. A write that calls neither this nor {@link declareNoSearchChange}, and is
 * not refused, invalidates all cached searches of the service. The terms must come from the change itself
 * (`findOneAndUpdate`): a separate read may return those of a concurrent change.
 */
export function declareSearchChange(terms: readonly string[] = []): void {
  const now = currentDeclaration();
  if (!now) return;
  now.changes ??= new Set();
  now.changes.add(changed);
  for (const term of terms) now.changes.add(shortTerm(term));
}

/** Declares that the current request changes nothing that searches show, except for what else it declares. */
export function declareNoSearchChange(): void {
  const now = currentDeclaration();
  if (now) now.changes ??= new Set();
}

function headersOf({ dependencies, late, changes }: SearchDeclarations): Record<string, string> {
  const value = changes && ([...changes].join('.') || noSearchChange);
  const saysDependencies =
    dependencies !== undefined && dependencies.length <= longestHeader && !late;
  return {
    ...(saysDependencies && { [searchDependenciesHeader]: dependencies }),
    ...(value !== undefined && value.length <= longestHeader && { [searchChangesHeader]: value }),
  };
}

/** Refusals before anything was changed. Not 409, which may follow a part of a change. */
const unchanged: ReadonlySet<number> = new Set([400, 401, 403, 404, 413, 429]);

/**
 * Sends what a request declared. A refused request that declared nothing changed nothing: otherwise anybody could empty
 * the cache with writes that are refused. A failure (5xx) declares nothing, since it may have interrupted a change.
 * @param contextOf the context of a request
 */
export function sendSearchCacheHeaders(
  fastify: FastifyInstance,
  contextOf: (request: FastifyRequest) => RequestContext | undefined,
): void {
  fastify.addHook('onSend', (request, reply, payload, done) => {
    const context = contextOf(request);
    const found = context && declarations.get(context);
    if (found && reply.statusCode < 500) reply.headers(headersOf(found));
    if (!found?.changes && unchanged.has(reply.statusCode)) {
      reply.header(searchChangesHeader, noSearchChange);
    }
    done(null, payload);
  });
}
