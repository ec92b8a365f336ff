import type { PageCard } from '@commons/contracts/front-ends/page-head';

/** What is drawn: the facts of a page, and the portal that it is of. */
export interface DrawnCard extends PageCard {
  readonly portal: { readonly name: string; readonly place: string; readonly accent: string };
  readonly photo?: Uint8Array | undefined;
  readonly logo?: Uint8Array | undefined;
  readonly portalLogo?: Uint8Array | undefined;
}
