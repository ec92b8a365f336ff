/** What the portal knows of the signed-in person: account and listing. Every part may be missing. */
export interface AccountFacts {
  /** Of the page that they look at. */
  readonly language?: string | undefined;
  readonly name?: string | undefined;
  readonly company?: string | undefined;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
  readonly website?: string | undefined;
  readonly category?: string | undefined;
  readonly streetAddress?: string | undefined;
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  /** By weekday, as entered: "8am-5pm". */
  readonly hours?: Readonly<Record<string, string>> | undefined;
  readonly rating?: number | undefined;
  readonly reviews?: number | undefined;
}
