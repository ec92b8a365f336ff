import type { FastifyInstance, FastifyRequest } from 'fastify';
import { currentContext, type RequestContext } from '../logging/request-context.js';

/** Names of the headers by which a service tells the gateway what its kept searches need; clients never see them. */
export const searchNeedsHeader = 'x-commons-search-needs';
export const searchChangesHeader = 'x-commons-search-changes';

/** Value of {@link searchChangesHeader}: the call changed nothing that a search shows. */
export const noSearchChange = '-';

/** Longer values are left out: the gateway then takes the careful way. Node reads 16 KB of headers in all. */
const longestHeader = 8_000;

interface SearchNotes {
  needs?: string;
  late?: true;
  changes?: Set<string>;
}

const notes = new WeakMap<RequestContext, SearchNotes>();

function notesNow(): SearchNotes | undefined {
  const context = currentContext();
  if (!context) return undefined;
  const known = notes.get(context) ?? {};
  notes.set(context, known);
  return known;
}

/** A term in at most six letters and digits (FNV-1a, 31 bits). Two terms that share one only void a search too many. */
export function shortTerm(term: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < term.length; at += 1) {
    hash = Math.imul(hash ^ term.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 1).toString(36);
}

/** In every change, so that one of a document without any terms is a change too. */
const changed = shortTerm('');

/**
 * Says of the running request that its answer can only change when a document does that has, before or after, a term of
 * each group (`Found.needs`). The gateway may then keep the answer for longer than without.
 */
export function noteSearchNeeds(groups: readonly (readonly string[])[]): void {
  const now = notesNow();
  if (now) now.needs = groups.map((group) => group.map(shortTerm).join('.')).join(' ');
}

/** Says of the running request that its answer lacks changes which are known already: it must not be kept for long. */
export function noteLateSearch(): void {
  const now = notesNow();
  if (now) now.late = true;
}

/**
 * Says of the running request that it changed, added or removed a document with these terms: those it had before and
 * those it has after. May be called several times. A write that never calls this or {@link noteNoSearchChange} voids
 * all kept searches of the service. The terms must be those of the very moment of the change (`findOneAndUpdate`): read
 * apart from it, they may be those of another writer's change.
 */
export function noteSearchChange(terms: readonly string[] = []): void {
  const now = notesNow();
  if (!now) return;
  now.changes ??= new Set();
  now.changes.add(changed);
  for (const term of terms) now.changes.add(shortTerm(term));
}

/** Says that the running request changes nothing that a search shows, beside what else it notes. */
export function noteNoSearchChange(): void {
  const now = notesNow();
  if (now) now.changes ??= new Set();
}

function headersOf({ needs, late, changes }: SearchNotes): Record<string, string> {
  const value = changes && ([...changes].join('.') || noSearchChange);
  const saysNeeds = needs !== undefined && needs.length <= longestHeader && !late;
  return {
    ...(saysNeeds && { [searchNeedsHeader]: needs }),
    ...(value !== undefined && value.length <= longestHeader && { [searchChangesHeader]: value }),
  };
}

/**
 * Sends what a request noted. A failure (5xx) says nothing: it may have come in the middle of a change.
 * @param contextOf the context of a request
 */
export function sendSearchNotes(
  fastify: FastifyInstance,
  contextOf: (request: FastifyRequest) => RequestContext | undefined,
): void {
  fastify.addHook('onSend', (request, reply, payload, done) => {
    const context = contextOf(request);
    const found = context && notes.get(context);
    if (found && reply.statusCode < 500) reply.headers(headersOf(found));
    done(null, payload);
  });
}
