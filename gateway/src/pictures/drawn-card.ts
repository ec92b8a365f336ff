import type { PageCard } from '@commons/contracts/front-ends/page-head';

/** The content of a card: facts of a page, and its portal. */
export interface DrawnCard extends PageCard {
  readonly portal: { readonly name: string; readonly place: string; readonly accent: string };
  readonly photo?: Uint8Array | undefined;
  readonly logo?: Uint8Array | undefined;
  readonly portalLogo?: Uint8Array | undefined;
}
