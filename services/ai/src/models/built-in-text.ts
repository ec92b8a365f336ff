/** A text of the built-in writer. */
export interface BuiltInText {
  readonly text: string;
  /** What would make the text better, for people: "the date by which you need an answer". */
  readonly missing?: readonly string[];
  /** Number of notes that are list items because no whole sentence could be made of them. */
  readonly listed?: number;
}
