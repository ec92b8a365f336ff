import type { Quantity } from './quantity.js';

/** Words of the same thought beside a number, up to the numbers beside it. */
export function beside(one: Quantity) {
  // What belongs to the number before it ends with its thought.
  const left = one.lead.replace(
    /^[\s\S]*\d(?:[^,;:.]*?(?:[,;:.]|\b(?:and|but|so|while|y|pero)\b))?/,
    '',
  );
  const right = one.after.replace(
    /(?:[,;:.](?!\d)|\b(?:and|but|so|while|y|pero)\b|\$?\d)[\s\S]*$/,
    '',
  );
  return { left, right };
}
