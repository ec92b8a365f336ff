/** What one application of a call takes at most, in ms. */
const roomMs = 25;

/**
 * When the decisions of one call become final: all at once, with the whole time for an undo after the last was stored.
 */
export const sharedEnd = (undoSeconds: number, applications: number): Date =>
  new Date(Date.now() + undoSeconds * 1_000 + (undoSeconds > 0 ? applications * roomMs : 0));
