/** A new key: repeated with the same one, a call has its effect once. randomUUID exists only in a secure context (https). */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
