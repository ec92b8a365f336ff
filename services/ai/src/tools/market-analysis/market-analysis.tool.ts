import { MarketRequest } from '@commons/contracts/ai';
import { writingTool } from '../writing-tool.js';
import { marketPrompt } from './market-analysis.prompt.js';
import { writeMarketAnalysis } from './market-analysis.writer.js';

export const marketAnalysis = writingTool({
  id: 'market-analysis',
  request: MarketRequest,
  prompt: marketPrompt,
  writeBuiltIn: writeMarketAnalysis,
});
