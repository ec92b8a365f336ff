/** Depth of logged causes; deeper ones add nothing. */
const deepest = 3;

/**
 * Removes possible user input from a driver's message: the values of a duplicate key, or values that do not fit their
 * field. They are at the end of the message, or before the stack.
 */
const withoutValues = (text: string): string =>
  text
    .replaceAll(/dup key: [\s\S]*?(?=\n\s+at |$)/g, 'dup key: …')
    .replaceAll(/(Cast to \S+ failed for value) [\s\S]*?(?=\n\s+at |$)/g, '$1 …');

/** An e-mail address, also the user and password of a store's URL. */
const addresses = /[^\s"'`<>()[\]{},;:=\\/]+@[^\s"'`<>()[\]{},;:=\\/]+/g;

/** A log line without addresses. */
export const withoutAddresses = (line: string): string => line.replaceAll(addresses, '…@…');

/** The message of an error for operators: without addresses and values, and shortened. */
export const safeMessage = (message: string, most = 500): string => {
  const [text = ''] = withoutAddresses(withoutValues(message)).split(/\n\s+at /);
  return text.length > most ? `${text.slice(0, most)}…` : text;
};

/**
 * The loggable part of an error. Driver errors carry whole documents, mails and commands, so only the fields named here
 * are logged.
 */
export function safeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return withoutValues(String(error));
  const { name, message, stack, cause } = error;
  const { code } = error as { code?: unknown };
  return {
    type: name,
    message: withoutValues(message),
    stack: withoutValues(stack ?? ''),
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    ...(cause instanceof Error && depth < deepest && { cause: safeError(cause, depth + 1) }),
  };
}

/** The fields of a line: many places log error messages as `reason`. */
export const safeFields = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? withoutValues(value) : value,
    ]),
  );
