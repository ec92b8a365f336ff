/** Maximum length of a message that is sent. */
const longest = 200;

/** A script of ours in a stack: that of a remote below /mfe/, else of the shell below /assets/. */
const ownScript = /\/(?:mfe\/(mfe-[a-z-]+)\/|assets\/)(?:[^\s():]*\/)?([\w.-]+\.js:\d+:\d+)/;

/** The front end whose code threw an error, and where; undefined when no script of the portal is in its stack. */
export function codePlace(error: unknown): { area: string; at: string } | undefined {
  const found = ownScript.exec((error instanceof Error && error.stack) || '');
  if (!found) return undefined;
  const [, area = 'shell', at = ''] = found;
  return { area, at };
}

/** Expected failures: a call that its page aborted, or that failed without a network. */
export const isExpectedFailure = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'AbortError' || error.name === 'ApiError');

/** Name and message of an error. Of any other value only its type: it could be user input. */
export const errorText = (error: unknown): string =>
  error instanceof Error
    ? `${error.name}: ${error.message}`.slice(0, longest)
    : `a thrown ${typeof error}`;
