import type { MarketRequest } from '@commons/contracts/tools/ai';
import type { z } from 'zod';
import type { MarketFacts } from '../../markets/market-facts.js';
import type { Prompt } from '../../models/language-model.js';
import { commonRules, entriesText } from '../writing-tool.js';
import { competitorsTable, portalLines } from './portal-lines.js';

const rules = [
  'You analyse a local market for the owner of a small business.',
  'Write short sections: what the portal knows, the competitors as a Markdown table, where the business could stand out,',
  'three to five steps with effort, cost and a day to look again, what you could not see.',
  'Begin with what the portal knows, exactly as given, with its links. Say of every other market figure where to look it',
  'up; state none from memory. No filler that fits every business.',
  commonRules,
].join(' ');

/** Prompt for a market analysis: what the portal knows is looked up and counted here. */
export const marketPrompt = (
  input: z.output<typeof MarketRequest>,
  today: Date,
  market: MarketFacts = {},
): Prompt => ({
  rules,
  entries: entriesText({
    'Type of business': input.businessType,
    'Target location': input.targetLocation,
    'Product or service': input.productService,
    'Value proposition': input.valueProposition,
    'Main competitors': input.mainCompetitors.join('\n'),
    'What this portal knows': portalLines(input, market, today).join('\n'),
    'Competitors as listed in this portal': competitorsTable(input.mainCompetitors, market) ?? '',
  }),
});
