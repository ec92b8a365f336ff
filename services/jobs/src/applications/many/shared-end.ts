/** Longest processing time of one application in a bulk call, in ms. */
const roomMs = 25;

/** When the decisions of one call become final: together, with the full undo time after the last one is stored. */
export const sharedEnd = (undoSeconds: number, applications: number): Date =>
  new Date(Date.now() + undoSeconds * 1_000 + (undoSeconds > 0 ? applications * roomMs : 0));
