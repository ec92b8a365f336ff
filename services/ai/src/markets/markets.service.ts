import {
  TradeInTown,
  TradeJobs,
  type TradeQuery,
} from '@commons/contracts/businesses/trade-in-town';
import { InternalClient } from '@commons/service-kit/internal/internal-client';
import { Injectable } from '@nestjs/common';
import type { MarketFacts } from './market-facts.js';

/** In milliseconds. The text is written without what comes later; the first search after a start takes longest. */
const longestWait = 6_000;

/** Looks a trade up in the directory and on the job board. */
@Injectable()
export class MarketsService {
  constructor(private readonly calls: InternalClient) {}

  /** Never fails: a service that is down costs only its own part. */
  async facts(query: TradeQuery): Promise<MarketFacts> {
    const [town, jobs] = await Promise.all([
      this.calls
        .post('directory', '/internal/trade-in-town', query, TradeInTown, longestWait)
        .catch(() => undefined),
      this.calls
        .post('jobs', '/internal/trade-jobs', query, TradeJobs, longestWait)
        .catch(() => undefined),
    ]);
    return { town, jobs };
  }
}
