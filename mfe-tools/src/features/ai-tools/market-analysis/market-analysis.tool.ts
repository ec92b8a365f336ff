import { competitorMaximum } from '@commons/contracts/ai-lists';
import { aiTool } from '../ai-tool';

/** AIT-05 */
export const marketAnalysis = aiTool({
  id: 'market-analysis',
  name: 'Market Analysis',
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
  call: ({ businessType, targetLocation, mainCompetitors, productService, valueProposition }) => ({
    name: 'POST /ai/market-analysis',
    body: {
      businessType,
      targetLocation,
      mainCompetitors: mainCompetitors
        .split('\n')
        .map((name) => name.trim())
        .filter(Boolean)
        .slice(0, competitorMaximum),
      productService,
      valueProposition,
    },
  }),
  texts: {
    failed: 'Error generating market analysis. Please try again.',
    empty: 'No analysis generated',
  },
});
