/** General practice of a trade: what customers compare, and where they look. */
export interface Trade {
  readonly words: RegExp;
  readonly compares: readonly string[];
  readonly places: readonly string[];
  readonly spanish: Omit<Trade, 'spanish'>;
}
