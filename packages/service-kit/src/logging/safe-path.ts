/** Matches tokens of share links; ids, file names and words in a path are shorter. */
const tokenInPath = /[\w-]{40,}/g;

/** Path without the query and without tokens: mail links have theirs in the query, share links in the path. */
export const safePath = (url: string): string =>
  (url.split('?', 1)[0] ?? '').replace(tokenInPath, '…');
