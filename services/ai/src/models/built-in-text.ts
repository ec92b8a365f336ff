/** A text of the built-in writer. */
export interface BuiltInText {
  readonly text: string;
  /** What would make the text better, for people: "the date by which you need an answer". */
  readonly missing?: readonly string[];
}
