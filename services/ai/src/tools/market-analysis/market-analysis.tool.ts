import { MarketRequest } from '@commons/contracts/tools/ai';
import type { MarketFacts } from '../../markets/market-facts.js';
import { cutAtWord } from '../entered-text.js';
import { writingTool } from '../writing-tool.js';
import { marketPrompt } from './market-analysis.prompt.js';
import { writeMarketAnalysis } from './market-analysis.writer.js';
import { namedCompetitors } from './named-competitors.js';

/** Nobody is their own competitor: the caller's listing is counted, but neither named nor visited. */
export function withoutOwn(market: MarketFacts = {}, company?: string): MarketFacts {
  const { town, jobs } = market;
  if (!company) return market;
  const others = jobs?.jobs.filter(({ company_name }) => company_name !== company);
  const isOwn = (listing?: { readonly business_name: string }) =>
    listing?.business_name === company;
  return {
    ...(jobs &&
      others && {
        jobs: { ...jobs, total: jobs.total - (jobs.jobs.length - others.length), jobs: others },
      }),
    ...(town && {
      town: {
        ...town,
        leading: town.leading.filter((listing) => !isOwn(listing)),
        best: town.best.filter((listing) => !isOwn(listing)),
        priced: town.priced.filter((listing) => !isOwn(listing)),
        named: town.named.filter(({ listing }) => !isOwn(listing)),
      },
      isListed:
        [...town.leading, ...town.best].some(isOwn) ||
        town.named.some(({ listing }) => isOwn(listing)),
    }),
  };
}

export const marketAnalysis = writingTool({
  id: 'market-analysis',
  request: MarketRequest.transform((input) => ({
    ...input,
    mainCompetitors: namedCompetitors(input.mainCompetitors),
  })),
  tradeOf: ({ businessType, productService, targetLocation, mainCompetitors }) => ({
    trade: businessType,
    offer: cutAtWord(productService, 500),
    place: cutAtWord(targetLocation, 120),
    names: mainCompetitors,
  }),
  prompt: (input, today, account, market) =>
    marketPrompt(input, today, withoutOwn(market, account?.company)),
  writeBuiltIn: (input, today, account, market) =>
    writeMarketAnalysis(input, today, withoutOwn(market, account?.company), account?.language),
});
