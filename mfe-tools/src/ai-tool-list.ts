import type { AiTool } from '@commons/contracts/tools/ai-lists';
import { t } from '@commons/ui/text/texts';
import { hasArea } from '@commons/web-kit/portal/portal-areas';

interface ListedAiTool {
  readonly id: AiTool;
  readonly name: string;
  readonly text: string;
}

/** The AI tools as the dashboard and the tools page list them, in this order (specification D2 §2, EMP-23). */
export const aiToolList: readonly ListedAiTool[] = [
  {
    id: 'job-listing-requirements',
    name: t('jobListingRequirements'),
    text: t('wholeJobDescriptionFew'),
  },
  {
    id: 'content-generator',
    name: t('contentGenerator'),
    text: t('postsCaptionsAdsNewsletters'),
  },
  {
    id: 'business-advisor',
    name: t('businessAdvisor'),
    text: t('planNext90Days'),
  },
  {
    id: 'market-analysis',
    name: t('marketAnalysis'),
    text: t('customersCompetitorsChancesBusiness'),
  },
  {
    id: 'email-assistant',
    name: t('emailAssistant'),
    text: t('eMailHaveWrite'),
  },
  {
    id: 'financial-forecasting',
    name: t('financialForecasting'),
    text: t('revenueCostsProfitNext'),
  },
];

/** Without a job board there are no jobs to write. */
export const shownAiTools = (): readonly ListedAiTool[] =>
  aiToolList.filter(({ id }) => id !== 'job-listing-requirements' || hasArea('jobs'));
