/** A calendar month (every year), or the n-th month of the forecast. */
export interface EntryMonth {
  readonly of: 'year' | 'forecast';
  readonly number: number;
}

/** A cost entered for a month, or with its optional parts something else that changes a month. */
export interface SeasonalEntry {
  readonly month: EntryMonth;
  readonly dollars: number;
  readonly text: string;
  /**
   * Of the dollars; default a cost of that month. `income` comes besides the usual sales, `sales` in place of them. A
   * lasting one begins in that month and stays.
   */
  readonly kind?: 'income' | 'sales' | 'lasting-cost' | 'lasting-income';
  /** Change of the month's revenue in percent, instead of dollars: -40. */
  readonly percent?: number;
}

export interface SeasonalEntries {
  readonly read: readonly SeasonalEntry[];
  /** Entries whose month or amount is not sure: repeated in the text, not guessed. */
  readonly unread: readonly string[];
}
