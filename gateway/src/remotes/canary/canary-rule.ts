/** Visitors who started an area in one version, and those who met a failure. */
export interface CanaryCounts {
  readonly visitors: number;
  readonly failed: number;
}

/** Minimum sample size: an early visitor may have a bad connection. */
const fewestVisitors = 20;
const fewestFailed = 5;

/** 99 % quantile of the normal distribution. */
const z = 2.576;

/**
 * Whether a new version fails significantly more often than the previous ones: the 99 % Wilson intervals of their
 * failure rates do not overlap.
 */
export function isClearlyWorse(canary: CanaryCounts, others: CanaryCounts): boolean {
  if (canary.visitors < fewestVisitors || canary.failed < fewestFailed) return false;
  return wilson(canary).low > wilson(others).high;
}

/** Wilson interval of the true rate; 0 to 1 without visitors. */
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
