import { businessAdvisor } from './business-advisor/business-advisor.tool.js';
import { contentGenerator } from './content-generator/content-generator.tool.js';
import { emailAssistant } from './email-assistant/email-assistant.tool.js';
import { financialForecasting } from './financial-forecasting/financial-forecasting.tool.js';
import { freeText } from './free-text/free-text.tool.js';
import { jobMatching } from './job-matching/job-matching.tool.js';
import { marketAnalysis } from './market-analysis/market-analysis.tool.js';
import type { WritingTool } from './writing-tool.js';

const tools: readonly WritingTool[] = [
  businessAdvisor,
  contentGenerator,
  emailAssistant,
  financialForecasting,
  freeText,
  jobMatching,
  marketAnalysis,
];

/**
 * The tool of a path or a task. The first hyphen may be an underscore, as in the specification's generic call (decision
 * A35).
 */
export function findTool(id: string): WritingTool | undefined {
  const name = id.replaceAll('_', '-');
  return tools.find((tool) => tool.id === name);
}
