import type { NewJob } from '../edit/job-facts.js';
import type { JobRecord } from '../job.js';

/** Fields of an imported job that decide what a row means. */
export type KnownJob = Pick<
  JobRecord,
  '_id' | 'import_ref' | 'import_refs' | 'import_digest' | 'posting_key'
>;

/** A reference to add to a job or remove from it. */
export interface RefChange {
  readonly _id: JobRecord['_id'];
  readonly add?: string;
  readonly remove?: string;
}

/** Rows of an import by what has to be done with them. */
export interface SortedRows {
  readonly fresh: NewJob[];
  /** Rows with the main reference of a stored job. */
  readonly present: NewJob[];
  /** Further rows of a stored job, which stays active under its main reference. */
  readonly again: NewJob[];
  readonly refs: RefChange[];
  /** Number of rows merged into another row's posting. */
  readonly merged: number;
}

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
  let merged = 0;
  const runOn = (row: NewJob, { import_ref }: KnownJob) => {
    if (!presentRefs.has(import_ref)) sorted.again.push({ ...row, import_ref });
  };
  for (const row of rows) {
    const { import_ref: ref = '', posting_key } = row;
    if (byRef.has(ref)) continue;
    const further = byFurtherRef.get(ref);
    if (further && keys.get(further) === posting_key) {
      runOn(row, further);
      continue;
    }
    if (further) sorted.refs.push({ _id: further._id, remove: ref });
    const same = byKey.get(posting_key);
    if (!same) {
      const job = { ...row };
      sorted.fresh.push(job);
      byKey.set(posting_key, job);
      continue;
    }
    merged += 1;
    if ('_id' in same) {
      sorted.refs.push({ _id: same._id, add: ref });
      runOn(row, same);
    } else same.import_refs = [...(same.import_refs ?? []), ref];
  }
  return { ...sorted, present, merged };
}
