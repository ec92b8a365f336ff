import type { JobRecord } from '../job.js';
import type { KnownJob } from './job-merging.js';

/** What is left of a job whose sources dropped references. */
export interface RemainingRefs {
  readonly _id: JobRecord['_id'];
  readonly import_ref: string;
  readonly import_refs: readonly string[];
  /** No source has it any longer. */
  readonly isGone: boolean;
}

/**
 * Drops references from jobs. The next one becomes the main one; the last one stays, so that a source that has the
 * posting again finds its job.
 * @param mains main references of other jobs, to which they belong, whatever an undone import left in `import_refs`
 */
export function dropRefs(
  jobs: readonly KnownJob[],
  dropped: ReadonlySet<string>,
  mains: Iterable<string>,
): RemainingRefs[] {
  const taken = new Set(mains);
  return jobs.map(({ _id, import_ref = '', import_refs = [] }) => {
    const further = import_refs.filter((ref) => !dropped.has(ref) && !taken.has(ref));
    if (!dropped.has(import_ref)) return { _id, import_ref, import_refs: further, isGone: false };
    const [main = import_ref, ...rest] = further;
    taken.add(main);
    return { _id, import_ref: main, import_refs: rest, isGone: further.length === 0 };
  });
}
