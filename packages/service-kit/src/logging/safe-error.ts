/** Deeper causes say nothing more. */
const deepest = 3;

/**
 * Takes out of a text of a driver what somebody may have typed: the values of a key that was there twice, or that did not
 * fit its field. They stand at the end of the text, or before the stack.
 */
const withoutValues = (text: string): string =>
  text
    .replaceAll(/dup key: [\s\S]*?(?=\n\s+at |$)/g, 'dup key: …')
    .replaceAll(/(Cast to \S+ failed for value) [\s\S]*?(?=\n\s+at |$)/g, '$1 …');

/** An address, also the user and password of a store's URL. */
const addresses = /[^\s"'`<>()[\]{},;:=\\/]+@[^\s"'`<>()[\]{},;:=\\/]+/g;

/** A line of the log without addresses. */
export const withoutAddresses = (line: string): string => line.replaceAll(addresses, '…@…');

/**
 * What the log has of an error: the errors of drivers carry whole documents, mails and commands with them, so only what
 * is named here is taken over.
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

/** The fields of a line: texts of errors are logged as `reason` in many places. */
export const safeFields = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? withoutValues(value) : value,
    ]),
  );
