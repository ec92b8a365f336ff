import { advisorRequestLimits } from '@commons/contracts/field-limits';
import { businessChallenges, businessStages } from '@commons/contracts/tools/ai-lists';
import { t } from '@commons/ui/text/texts';
import { aiTool } from '../ai-tool';
import { AdviceNext } from './advice-next';

/** AIT-09 */
export const businessAdvisor = aiTool({
  id: 'business-advisor',
  name: t('businessAdvisor'),
  fields: [
    {
      kind: 'choice',
      name: 'businessStage',
      label: t('businessStage'),
      required: true,
      options: businessStages,
    },
    {
      kind: 'choice',
      name: 'primaryChallenge',
      label: t('primaryChallenge'),
      required: true,
      options: businessChallenges,
    },
    { kind: 'line', name: 'industry', label: t('industry'), required: true },
    {
      kind: 'text',
      name: 'situationDescription',
      label: t('situationDescription'),
      required: true,
      help: t('whatGoingFiguresWhere'),
    },
    {
      kind: 'text',
      name: 'desiredOutcome',
      label: t('desiredOutcome'),
      required: true,
      rows: 2,
      most: advisorRequestLimits.desiredOutcome,
    },
  ],
  call: ({ businessStage, industry, primaryChallenge, situationDescription, desiredOutcome }) => ({
    name: 'POST /ai/business-advisor',
    body: {
      businessStage,
      industry,
      primaryChallenge,
      situationDescription,
      desiredOutcome,
    },
  }),
  texts: {
    failed: t('errorGeneratingBusinessAdvice'),
    empty: t('noBusinessAdviceGenerated'),
    absent: t('noRecommendationsAvailable'),
  },
  Next: AdviceNext,
});
