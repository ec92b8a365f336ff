/** Longer texts are compared by their beginning only. */
const longestText = 120;

/** Counts the import rows per text, for the report of values that could not be mapped. */
export class TextCounts {
  readonly #counts = new Map<string, number>();
  total = 0;

  /** Counts a text, cut to the longest one that is reported. */
  add(text: string): void {
    const short = text.slice(0, longestText);
    this.#counts.set(short, (this.#counts.get(short) ?? 0) + 1);
    this.total += 1;
  }

  /** As a field of an answer; empty when nothing was counted. */
  as<Name extends string>(name: Name): Partial<Record<Name, { text: string; rows: number }[]>> {
    if (this.total === 0) return {};
    const texts = [...this.#counts].map(([text, rows]) => ({ text, rows }));
    return { [name]: texts } as Partial<Record<Name, { text: string; rows: number }[]>>;
  }
}
