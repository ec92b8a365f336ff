// No zod here: the front ends import this alone.

/**
 * Folds a text for equality and sorting: compatibility decomposition (NFKD) without accents and without characters that
 * nobody sees (zero-width spaces, marks of direction), lower case, single spaces, e.g. `" Café  Zoë"` → `"cafe zoe"`.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]+/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** Orders texts as the server does, which sorts by the folded text. */
export function compareFolded(one: string, other: string): number {
  const [first, second] = [foldText(one), foldText(other)];
  return first < second ? -1 : Number(first > second);
}
