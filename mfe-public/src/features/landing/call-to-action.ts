/** Label and target of a button of the landing page. */
export interface CallToAction {
  readonly text: string;
  readonly to: string;
}
