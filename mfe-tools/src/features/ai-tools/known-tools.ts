import type { AiTool } from './ai-tool';
import { businessAdvisor } from './business-advisor/business-advisor.tool';
import { contentGenerator } from './content-generator/content-generator.tool';
import { emailAssistant } from './email-assistant/email-assistant.tool';
import { financialForecasting } from './financial-forecasting/financial-forecasting.tool';
import { genericTool } from './generic/generic.tool';
import { jobListingRequirements } from './job-listing-requirements/job-listing-requirements.tool';
import { marketAnalysis } from './market-analysis/market-analysis.tool';

const known = new Map(
  [
    jobListingRequirements,
    contentGenerator,
    businessAdvisor,
    marketAnalysis,
    emailAssistant,
    financialForecasting,
  ].map((tool) => [tool.id, tool]),
);

/** The tool with an id; an unknown id gets one prompt box (AIT-01). */
export const aiToolOf = (id: string): AiTool => known.get(id) ?? genericTool(id);
