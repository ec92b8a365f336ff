import type { MarketRequest } from '@commons/contracts/ai';
import type { z } from 'zod';
import type { Prompt } from '../../models/language-model.js';
import { commonRules, entriesText } from '../writing-tool.js';

const rules = [
  'You analyse a local market for the owner of a small business.',
  'Write short sections: offer, customers, size of the market, competitors as a Markdown table, position,',
  'strengths, weaknesses, opportunities and threats, a plan for 90 days, measures.',
  'Say of every market figure that it is to be looked up, and where; state none from memory.',
  commonRules,
].join(' ');

/** Prompt for a market analysis. */
export const marketPrompt = (input: z.output<typeof MarketRequest>): Prompt => ({
  rules,
  entries: entriesText({
    'Type of business': input.businessType,
    'Target location': input.targetLocation,
    'Product or service': input.productService,
    'Value proposition': input.valueProposition,
    'Main competitors': input.mainCompetitors.join('\n'),
  }),
});
