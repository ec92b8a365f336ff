import type { AiTool } from '@commons/contracts/ai-lists';

export interface ListedAiTool {
  readonly id: AiTool;
  readonly name: string;
  readonly text: string;
}

/** The AI tools as the dashboard and the tools page list them, in this order (specification D2 §2, EMP-23). */
export const aiToolList: readonly ListedAiTool[] = [
  {
    id: 'job-listing-requirements',
    name: 'Job Listing Requirements',
    text: 'A whole job description from a few notes. Publish it on the job board with one click.',
  },
  {
    id: 'content-generator',
    name: 'Content Generator',
    text: 'Posts, captions, ads and newsletters, in two or three variants to choose from.',
  },
  {
    id: 'business-advisor',
    name: 'Business Advisor',
    text: 'A plan for the next 90 days for the problem that you describe.',
  },
  {
    id: 'market-analysis',
    name: 'Market Analysis',
    text: 'Customers, competitors and chances of a business at one place, and what to find out next.',
  },
  {
    id: 'email-assistant',
    name: 'Email Assistant',
    text: 'The e-mail you have to write, in the right tone, ready to send.',
  },
  {
    id: 'financial-forecasting',
    name: 'Financial Forecasting',
    text: 'Revenue, costs and profit for the next months, as a table and a chart.',
  },
];
