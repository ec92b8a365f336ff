import { MarketRequest } from '@commons/contracts/ai';
import { writingTool } from '../writing-tool.js';
import { marketPrompt } from './market-analysis.prompt.js';
import { writeMarketAnalysis } from './market-analysis.writer.js';

export const marketAnalysis = writingTool({
  id: 'market-analysis',
  request: MarketRequest,
  tradeOf: ({ businessType, mainCompetitors }) => ({
    trade: businessType,
    names: mainCompetitors,
  }),
  prompt: (input, today, _account, market) => marketPrompt(input, today, market),
  writeBuiltIn: (input, today, _account, market) => writeMarketAnalysis(input, today, market),
});
