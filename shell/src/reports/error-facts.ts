/** Longest message that is sent. */
const longest = 200;

/** A script of ours in a stack: that of a remote below /mfe/, else of the shell below /assets/. */
const ownScript = /\/(?:mfe\/(mfe-[a-z-]+)\/|assets\/)(?:[^\s():]*\/)?([\w.-]+\.js:\d+:\d+)/;

/** Whose code threw an error, and where in it; undefined when no script of ours is in its stack. */
export function codePlace(error: unknown): { area: string; at: string } | undefined {
  const found = ownScript.exec((error instanceof Error && error.stack) || '');
  if (!found) return undefined;
  const [, area = 'shell', at = ''] = found;
  return { area, at };
}

/** What happens on purpose: a call that its page gave up, or that failed for want of a network. */
export const isOthers = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'AbortError' || error.name === 'ApiError');

/** Name and message of an error. Of anything else only its type: it could be what somebody typed. */
export const errorText = (error: unknown): string =>
  error instanceof Error
    ? `${error.name}: ${error.message}`.slice(0, longest)
    : `a thrown ${typeof error}`;
