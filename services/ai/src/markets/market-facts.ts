import type { TradeInTown, TradeJobs } from '@commons/contracts/businesses/trade-in-town';

/** What the portal knows of a trade. A part is absent when its service could not be reached. */
export interface MarketFacts {
  readonly town?: TradeInTown | undefined;
  readonly jobs?: TradeJobs | undefined;
  /** Whether the caller's own business is among those of the trade. */
  readonly isListed?: boolean | undefined;
}
