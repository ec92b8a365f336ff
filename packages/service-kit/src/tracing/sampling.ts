/**
 * Whether a trace is recorded. Decided by its id alone, so that all services agree without coordination.
 * @param share 0 to 1
 */
export const isSampled = (traceId: string | undefined, share: number): boolean =>
  traceId === undefined
    ? Math.random() < share
    : Number.parseInt(traceId.slice(-8), 16) < share * 2 ** 32;
