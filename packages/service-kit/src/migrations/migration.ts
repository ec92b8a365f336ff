import type { Collection, Connection, Model } from 'mongoose';

/**
 * Converts stored records to the form of this version of the code. Must be idempotent: it runs again when its process
 * died halfway, and once more when the last instance of a version that does not know it has ended, which may have
 * written records in the old form until then.
 */
export interface Migration {
  /** kebab-case, unique in its service, e.g. `listing-places`. Never changed, since the database stores it. */
  readonly name: string;
  /** Incremented when its logic changes: it then runs again. Default 1. */
  readonly version?: number;
  /** Description for operators, e.g. "fills in the place of stored listings". */
  readonly what: string;
  /**
   * `before ready`: the service is not ready, and builds no indexes, until it is done. Only for short work without
   * which answers would be wrong. Otherwise the service is up meanwhile, so its code must read both forms.
   */
  readonly when: 'before ready' | 'in the background';
  /** Removes what the previous version still reads: waits until no instance of it runs. */
  readonly removes?: true;
  /** @returns the number of changed records */
  run(context: MigrationContext): Promise<number>;
}

export interface MigrationContext {
  /** A collection by its model, with all write hooks of its schema, e.g. those of search indexes. */
  model<Stored>(name: string): Model<Stored>;
  /** A collection by its name, for data without a schema. */
  collection(name: string): Collection;
  /** Aborted when the process stops, or another instance took over. */
  readonly signal: AbortSignal;
}

/** Declares a migration; list it in `migrations` of the service. */
export const defineMigration = (migration: Migration): Migration => migration;

/** Its version: a higher one runs again where a lower one has run. */
export const versionOf = ({ version = 1 }: Migration): number => version;

/** Its name in the database and in logs, e.g. `pay-reading@2`. */
export const keyOf = (migration: Migration): string => `${migration.name}@${versionOf(migration)}`;

/** Injection token of a service's migrations, in order. */
export const MIGRATIONS = Symbol('MIGRATIONS');

/** What a migration may use. @param signal aborted when its service stops */
export function contextOf(connection: Connection, signal: AbortSignal): MigrationContext {
  return {
    model: <Stored>(name: string) => connection.model(name) as unknown as Model<Stored>,
    collection: (name) => connection.collection(name),
    signal,
  };
}

/** @throws Error for a duplicate name */
export function checkedMigrations(migrations: readonly Migration[]): readonly Migration[] {
  const names = migrations.map(({ name }) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice) throw new Error(`two migrations are named ${twice}`);
  return migrations;
}
