import { isDeepStrictEqual } from 'node:util';
import type { ServiceName } from '@commons/service-kit/service.config';
import { apiPrefixes } from '../routing/route-table.js';

/** Whose operations the API's description has. */
export type Documented = ServiceName | 'gateway';

/** The parts of an OpenAPI 3 document that merging uses. */
export interface ServiceDocument {
  readonly paths?: Record<string, Record<string, unknown>>;
  readonly components?: Record<string, Record<string, unknown>>;
}

interface Merged {
  readonly paths: Record<string, Record<string, unknown>>;
  readonly components: Record<string, Record<string, unknown>>;
}

/** References of components that need the service's name as prefix, because of a name conflict. */
function renames(document: ServiceDocument, service: Documented, merged: Merged) {
  const changed = new Map<string, string>();
  for (const [group, entries] of Object.entries(document.components ?? {})) {
    for (const [name, value] of Object.entries(entries)) {
      const other = merged.components[group]?.[name];
      if (other !== undefined && !isDeepStrictEqual(other, value)) {
        changed.set(`#/components/${group}/${name}`, `#/components/${group}/${service}_${name}`);
      }
    }
  }
  return changed;
}

function withReferences<Value>(value: Value, changed: ReadonlyMap<string, string>): Value {
  if (changed.size === 0) return value;
  return JSON.parse(
    JSON.stringify(value, (key, inner) =>
      key === '$ref' && typeof inner === 'string' ? (changed.get(inner) ?? inner) : inner,
    ),
  );
}

/** Only routed paths are documented: no health checks, nothing internal. */
function isRouted(path: string, service: Documented): boolean {
  return service === 'gateway' || apiPrefixes.get(path.split('/')[1] ?? '') === service;
}

/**
 * Merges documents: paths move below `/api`, and each operation is tagged with its service.
 * @param documents by service; identical components are shared
 */
export function mergeDocuments(documents: ReadonlyMap<Documented, ServiceDocument>): Merged {
  const merged: Merged = { paths: {}, components: {} };
  for (const [service, document] of documents) {
    const changed = renames(document, service, merged);
    addComponents(merged, document, changed);
    for (const [path, operations] of Object.entries(document.paths ?? {})) {
      if (isRouted(path, service)) {
        merged.paths[`/api${path}`] = tagged(withReferences(operations, changed), service);
      }
    }
  }
  return merged;
}

function addComponents(
  merged: Merged,
  document: ServiceDocument,
  changed: ReadonlyMap<string, string>,
): void {
  for (const [group, entries] of Object.entries(document.components ?? {})) {
    const target = merged.components[group] ?? {};
    merged.components[group] = target;
    for (const [name, value] of Object.entries(entries)) {
      const reference = `#/components/${group}/${name}`;
      const finalName = (changed.get(reference) ?? reference).split('/').at(-1)!;
      target[finalName] = withReferences(value, changed);
    }
  }
}

function tagged(operations: Record<string, unknown>, service: Documented) {
  const entries = Object.entries(operations).map(([method, operation]) => [
    method,
    typeof operation === 'object' && !Array.isArray(operation)
      ? { ...operation, tags: [service] }
      : operation,
  ]);
  return Object.fromEntries(entries);
}
