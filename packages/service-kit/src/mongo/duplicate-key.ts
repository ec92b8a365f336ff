/** MongoDB's code. FerretDB answers an upsert that lost a race with its general code and this text. */
const duplicateKey = 11_000;
const generalCode = 1;

/** Whether a write failed because a unique index has that key already. */
export function isDuplicateKey(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (code === duplicateKey) return true;
  return code === generalCode && /duplicate key/i.test(String(message));
}
