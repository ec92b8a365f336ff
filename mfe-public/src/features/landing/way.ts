/** What a button of the landing page says, and where it leads. */
export interface Way {
  readonly text: string;
  readonly to: string;
}
