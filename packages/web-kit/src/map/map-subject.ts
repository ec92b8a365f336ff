/** A result as the map names it. */
export interface MapRow {
  readonly id: string;
  readonly name: string;
}

/** What the map is of. */
export interface MapSubject {
  /** Address of the page of a result. */
  readonly addressOf: (id: string) => string;
  /** '214 businesses'. */
  readonly counted: (count: number) => string;
}
