/**
 * Whether a trace is recorded. Its id alone decides, so that every service decides alike about a request without being
 * told.
 * @param share 0 to 1
 */
export const isSampled = (traceId: string | undefined, share: number): boolean =>
  traceId === undefined
    ? Math.random() < share
    : Number.parseInt(traceId.slice(-8), 16) < share * 2 ** 32;
