import { MarketRequest } from '@commons/contracts/tools/ai';
import type { MarketFacts } from '../../markets/market-facts.js';
import { writingTool } from '../writing-tool.js';
import { marketPrompt } from './market-analysis.prompt.js';
import { writeMarketAnalysis } from './market-analysis.writer.js';

/** Nobody is their own competitor: the caller's listing is counted, but neither named nor visited. */
export function withoutOwn(market: MarketFacts = {}, company?: string): MarketFacts {
  const { town } = market;
  if (!town || !company) return market;
  const leading = town.leading.filter(({ business_name }) => business_name !== company);
  return { ...market, town: { ...town, leading } };
}

export const marketAnalysis = writingTool({
  id: 'market-analysis',
  request: MarketRequest,
  tradeOf: ({ businessType, mainCompetitors }) => ({
    trade: businessType,
    names: mainCompetitors,
  }),
  prompt: (input, today, account, market) =>
    marketPrompt(input, today, withoutOwn(market, account?.company)),
  writeBuiltIn: (input, today, account, market) =>
    writeMarketAnalysis(input, today, withoutOwn(market, account?.company)),
});
