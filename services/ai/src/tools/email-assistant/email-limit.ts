import { readConstraints } from '../../facts/requests/constraints.js';

/** Most words of a short e-mail. */
const shortEmail = 90;

/** The most words that orders to the writer ask for. */
export function emailLimit(orders: readonly string[]): number | undefined {
  const { words, short } = readConstraints(orders);
  return words ?? (short ? shortEmail : undefined);
}
