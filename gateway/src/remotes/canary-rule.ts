/** Visitors that started an area in one version, and those of them that met a failure. */
export interface CanaryCounts {
  readonly visitors: number;
  readonly failed: number;
}

/** Below these nothing is decided: the first visitors of a canary say little, and one of them may have a bad line. */
const fewestVisitors = 20;
const fewestFailed = 5;

/** 99 % of a normal distribution. */
const z = 2.576;

/**
 * Whether a new version fails clearly more often than what visitors had: the share of its visitors that met a failure is
 * above that of the others even when chance is against it in both (99 % Wilson intervals that do not touch).
 */
export function isClearlyWorse(canary: CanaryCounts, others: CanaryCounts): boolean {
  if (canary.visitors < fewestVisitors || canary.failed < fewestFailed) return false;
  return wilson(canary).low > wilson(others).high;
}

/** Where the true share lies; everything is possible without visitors. */
function wilson({ visitors, failed }: CanaryCounts): { low: number; high: number } {
  if (visitors === 0) return { low: 0, high: 1 };
  const share = Math.min(failed / visitors, 1);
  const square = z * z;
  const middle = share + square / (2 * visitors);
  const spread =
    z * Math.sqrt((share * (1 - share)) / visitors + square / (4 * visitors * visitors));
  const whole = 1 + square / visitors;
  return { low: (middle - spread) / whole, high: (middle + spread) / whole };
}
