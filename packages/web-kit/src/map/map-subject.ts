/** The name of a result on the map. */
export interface MapRow {
  readonly id: string;
  readonly name: string;
}

/** What a map shows: jobs or businesses. */
export interface MapSubject {
  /** Address of the page of a result. */
  readonly addressOf: (id: string) => string;
  /** '214 businesses'. */
  readonly counted: (count: number) => string;
}
