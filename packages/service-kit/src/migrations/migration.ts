import type { Collection, Connection, Model } from 'mongoose';

/**
 * Brings stored records into the form of this version of the code. It must be idempotent: it is run again when its
 * process died in the middle of it, and once more when the last instance of a version that does not know it is gone,
 * which may have written records of the former form until then.
 */
export interface Migration {
  /** kebab-case, once in its service, e.g. `listing-places`. Never changed: the database remembers it. */
  readonly name: string;
  /** Raised when its rule changes: it then runs again. Default 1. */
  readonly version?: number;
  /** For operators: what it does, e.g. "fills in the place of stored listings". */
  readonly what: string;
  /**
   * `before ready`: the service is not ready, and builds no indexes, until it is done. Only for short work without which
   * its answers would be wrong. Otherwise it serves meanwhile, so its code reads both forms.
   */
  readonly when: 'before ready' | 'in the background';
  /** Takes away what the version before still reads: waits until no instance of such a version runs. */
  readonly removes?: true;
  /** @returns how many records it changed */
  run(context: MigrationContext): Promise<number>;
}

export interface MigrationContext {
  /**
   * A collection by the name of its model, with all that its schema does for a write: search indexes follow it.
   */
  model<Stored>(name: string): Model<Stored>;
  /** A collection by its own name, for what no schema knows any more. */
  collection(name: string): Collection;
  /** Aborted when the process stops, or when another instance took over. */
  readonly signal: AbortSignal;
}

export const defineMigration = (migration: Migration): Migration => migration;

export const versionOf = ({ version = 1 }: Migration): number => version;

/** How the database and the logs call it, e.g. `pay-reading@2`. */
export const keyOf = (migration: Migration): string => `${migration.name}@${versionOf(migration)}`;

/** Injection token of the migrations of a service, in the order in which they run. */
export const MIGRATIONS = Symbol('MIGRATIONS');

export function contextOf(connection: Connection, signal: AbortSignal): MigrationContext {
  return {
    model: <Stored>(name: string) => connection.model(name) as unknown as Model<Stored>,
    collection: (name) => connection.collection(name),
    signal,
  };
}

/** @throws Error when two have the same name */
export function checkedMigrations(migrations: readonly Migration[]): readonly Migration[] {
  const names = migrations.map(({ name }) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice) throw new Error(`two migrations are named ${twice}`);
  return migrations;
}
