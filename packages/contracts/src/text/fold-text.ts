// No zod here: front ends import this file.

/**
 * Folds a text for comparison and sorting: compatibility decomposition (NFKD) without accents and invisible characters
 * (zero-width spaces, directional marks), lower case, single spaces, e.g. `" Café Zoë"` → `"cafe zoe"`.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]+/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** Compares texts in the server's order, which sorts by the folded text. */
export function compareFolded(one: string, other: string): number {
  const [first, second] = [foldText(one), foldText(other)];
  return first < second ? -1 : Number(first > second);
}
