import { foldText } from '@commons/contracts/text/fold-text';

/** The option of a list for a folded value; undefined when the list lacks it. */
export function fromList(list: readonly string[]): (folded: string) => string | undefined {
  const byKey = new Map(list.map((word) => [foldText(word), word]));
  return (folded) => byKey.get(folded);
}

/** A folded name with capital letters: "little rock" → "Little Rock". */
export const titled = (folded: string): string =>
  folded.replace(
    /(^|[\s-])(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
