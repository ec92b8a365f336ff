import { competitorMaximum } from '@commons/contracts/ai-lists';
import type { AiTool } from '../ai-tool';

/** AIT-05 */
export const marketAnalysis: AiTool = {
  id: 'market-analysis',
  name: 'Market Analysis',
  path: '/ai/market-analysis',
  fields: [
    { kind: 'line', name: 'businessType', label: 'Business type', required: true },
    {
      kind: 'line',
      name: 'targetLocation',
      label: 'Target location',
      required: true,
      help: 'A city, a county, a state: where your customers are.',
    },
    { kind: 'text', name: 'productService', label: 'Product or service', required: true },
    {
      kind: 'text',
      name: 'valueProposition',
      label: 'Value proposition',
      rows: 2,
      help: 'Why customers choose you and not another.',
    },
    {
      kind: 'entries',
      name: 'mainCompetitors',
      label: 'Main competitors',
      noun: 'Competitor',
      most: competitorMaximum,
    },
  ],
  body: ({
    businessType,
    targetLocation,
    mainCompetitors = '',
    productService,
    valueProposition,
  }) => ({
    businessType,
    targetLocation,
    mainCompetitors: mainCompetitors
      .split('\n')
      .map((name) => name.trim())
      .filter(Boolean)
      .slice(0, competitorMaximum),
    productService,
    valueProposition,
  }),
  texts: {
    failed: 'Error generating market analysis. Please try again.',
    empty: 'No analysis generated',
  },
};
