/** MongoDB's code. FerretDB answers an upsert that lost a race with a general code and this text. */
const duplicateKey = 11_000;
const generalCode = 1;

/** Whether a write failed because the key exists in a unique index. */
export function isDuplicateKey(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (code === duplicateKey) return true;
  return code === generalCode && /duplicate key/i.test(String(message));
}
