import type { OperatorAction } from '@commons/contracts/moderation/moderation';

/** The loaded entries of one log, newest first. */
interface LogPart {
  readonly rows: readonly OperatorAction[];
  /** The service has older entries that are not loaded. */
  readonly hasNext: boolean;
}

interface MergedLog {
  readonly rows: readonly OperatorAction[];
  /** The parts that must load more before anything older can be shown. */
  readonly behind: readonly number[];
}

/**
 * Merges several logs, newest first. Only entries that no unloaded entry can precede are shown: down to the oldest
 * entry of the part that reaches back least.
 */
export function mergeActions(parts: readonly LogPart[]): MergedLog {
  const reach = parts.map(({ rows, hasNext }) => (hasNext ? (rows.at(-1)?.created_at ?? '') : ''));
  // ISO times of equal length sort as text.
  const horizon = [...reach].sort().at(-1) ?? '';
  const rows = parts
    .flatMap((part) => part.rows)
    .filter(({ created_at }) => created_at >= horizon)
    .sort((one, other) => order(other.created_at, one.created_at) || order(other.id, one.id));
  const behind = reach.flatMap((time, at) => (parts[at]?.hasNext && time === horizon ? [at] : []));
  return { rows, behind };
}

const order = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
