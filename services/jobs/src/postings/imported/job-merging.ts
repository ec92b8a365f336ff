import type { RowOutcome } from '@commons/service-kit/imports/import-row';
import type { NewJob } from '../edit/job-facts.js';
import type { JobRecord } from '../job.js';

/** Fields of an imported job that decide what a row, or the lack of one, means. */
export type KnownJob = Pick<
  JobRecord,
  '_id' | 'import_ref' | 'import_refs' | 'import_digest' | 'posting_key' | 'valid_through'
>;

/** A reference to add to a job or remove from it. */
export interface RefChange {
  readonly _id: JobRecord['_id'];
  readonly add?: string;
  readonly remove?: string;
}

/** Rows of an import by what to do with them. */
export interface SortedRows {
  readonly fresh: NewJob[];
  /** Rows with the main reference of a stored job. */
  readonly present: NewJob[];
  /** Further rows of a stored job, which stays active under its main reference. */
  readonly again: NewJob[];
  readonly refs: RefChange[];
  /** Outcome of each row, in order. */
  readonly fates: RowOutcome[];
}

/** Jobs from before the digest existed are rewritten once, and not counted as updated. */
const fateOf = (row: NewJob, { import_digest }: KnownJob): RowOutcome =>
  import_digest && import_digest !== row.import_digest ? 'updated' : 'unchanged';

/** Separates new postings from known ones and from duplicates of other rows. */
export function sortRows(rows: readonly NewJob[], known: readonly KnownJob[]): SortedRows {
  const byRef = new Map(known.map((job) => [job.import_ref, job]));
  const present = rows.filter(({ import_ref }) => byRef.has(import_ref));
  const presentRefs = new Set(present.map(({ import_ref }) => import_ref));
  // A changed row changes its job's key: further rows may no longer belong to it.
  const keys = new Map(known.map((job) => [job, job.posting_key]));
  for (const row of present) keys.set(byRef.get(row.import_ref) as KnownJob, row.posting_key);
  const byFurtherRef = new Map(
    known.flatMap((job) => (job.import_refs ?? []).map((ref) => [ref, job] as const)),
  );
  const byKey = new Map<string | undefined, KnownJob | NewJob>(
    [...keys].map(([job, key]) => [key, job]),
  );
  const sorted = { fresh: [] as NewJob[], again: [] as NewJob[], refs: [] as RefChange[] };
  const runOn = (row: NewJob, { import_ref }: KnownJob) => {
    if (!presentRefs.has(import_ref)) sorted.again.push({ ...row, import_ref });
  };
  const take = (row: NewJob): RowOutcome => {
    const { import_ref: ref = '', posting_key } = row;
    const own = byRef.get(ref);
    if (own) return fateOf(row, own);
    const further = byFurtherRef.get(ref);
    if (further && keys.get(further) === posting_key) {
      runOn(row, further);
      return 'unchanged';
    }
    if (further) sorted.refs.push({ _id: further._id, remove: ref });
    const same = byKey.get(posting_key);
    if (!same) {
      const job = { ...row };
      sorted.fresh.push(job);
      byKey.set(posting_key, job);
      return 'imported';
    }
    if ('_id' in same) {
      sorted.refs.push({ _id: same._id, add: ref });
      runOn(row, same);
    } else same.import_refs = [...(same.import_refs ?? []), ref];
    return 'merged';
  };
  const fates = rows.map(take);
  return { ...sorted, present, fates };
}
