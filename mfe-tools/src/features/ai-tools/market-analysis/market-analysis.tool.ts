import { maxCompetitors } from '@commons/contracts/tools/ai-lists';
import { t } from '@commons/ui/text/texts';
import { aiTool } from '../ai-tool';

/** AIT-05 */
export const marketAnalysis = aiTool({
  id: 'market-analysis',
  name: t('marketAnalysis'),
  fields: [
    { kind: 'line', name: 'businessType', label: t('businessType'), required: true },
    {
      kind: 'line',
      name: 'targetLocation',
      label: t('targetLocation'),
      required: true,
      help: t('cityCountyStateWhere'),
    },
    { kind: 'text', name: 'productService', label: t('productService'), required: true },
    {
      kind: 'text',
      name: 'valueProposition',
      label: t('valueProposition'),
      rows: 2,
      help: t('whyCustomersChooseNot'),
    },
    {
      kind: 'entries',
      name: 'mainCompetitors',
      label: t('mainCompetitors'),
      noun: t('competitor'),
      most: maxCompetitors,
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
        .slice(0, maxCompetitors),
      productService,
      valueProposition,
    },
  }),
  texts: {
    failed: t('errorGeneratingMarketAnalysis'),
    empty: t('noAnalysisGenerated'),
  },
});
