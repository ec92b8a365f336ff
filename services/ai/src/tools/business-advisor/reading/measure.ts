/** The period of a flow. */
export type Period = 'hour' | 'day' | 'week' | 'two weeks' | 'month' | 'year';

/** How often each period is in a year; hours are those that a full place is paid for. */
export const periodsInYear: Readonly<Record<Period, number>> = {
  hour: 2_080,
  day: 365,
  week: 52,
  'two weeks': 26,
  month: 12,
  year: 1,
};

/** A number of a situation with what it measures, as the words beside it tell. */
export interface Measure {
  readonly kind: 'money' | 'count' | 'percent';
  readonly value: number;
  /** What a count counts, as stems: "14 private students" are `['private', 'student']`. */
  readonly things: readonly string[];
  /** The same as it was written, for the lines: "dogs". */
  readonly noun: string;
  readonly period?: Period | undefined;
  /** What an amount or a count is for: "$5 an animal", "28 squares for a roof". */
  readonly each?: readonly string[] | undefined;
  /** It is for the subject of its clause: "a fill is $35". */
  readonly isOfSubject?: boolean | undefined;
  /** The word of it as it was written, for the lines. */
  readonly eachNoun?: string | undefined;
  /** Whether an amount comes in or goes out; nothing where the words do not tell. */
  readonly flow?: 'in' | 'out' | undefined;
  readonly sentence: number;
  /** The words of its clause, lower case, with the numbers in them. */
  readonly clause: string;
  /** Words before it in its clause, in its sentence, and all behind it in its sentence; lower case. */
  readonly before: string;
  readonly lead: string;
  readonly after: string;
}
