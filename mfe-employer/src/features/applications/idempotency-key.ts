/** A new idempotency key: a call repeated with it has its effect once. randomUUID requires a secure context (https). */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
