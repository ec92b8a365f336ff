export interface Choices {
  /** The list of the specification. */
  readonly first: readonly string[];
  /** What rows can also say, under "More" (decision A22). */
  readonly more: readonly string[];
}

/** Compared without capitals: a filter may say 'full-time' where the form says 'Full-time'. */
export const choices = (first: readonly string[], all: readonly string[]): Choices => {
  const known = new Set(first.map((word) => word.toLowerCase()));
  return { first, more: all.filter((word) => !known.has(word.toLowerCase())) };
};

/** Filter words may be lower case on the wire; people read them with a capital. */
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The options of a select: the specified words, then the others under "More". */
export function ChoiceOptions({ first, more }: Choices) {
  return (
    <>
      {first.map((word) => (
        <option key={word} value={word}>
          {capital(word)}
        </option>
      ))}
      <optgroup label="More">
        {more.map((word) => (
          <option key={word} value={word}>
            {word}
          </option>
        ))}
      </optgroup>
    </>
  );
}
