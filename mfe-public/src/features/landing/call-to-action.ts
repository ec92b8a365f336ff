/** Label and target of a button of the landing page. */
export interface Way {
  readonly text: string;
  readonly to: string;
}
