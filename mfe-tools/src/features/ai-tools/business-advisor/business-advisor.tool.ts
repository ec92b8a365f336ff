import { businessChallenges, businessStages } from '@commons/contracts/ai-lists';
import { aiTool } from '../ai-tool';

/** AIT-09 */
export const businessAdvisor = aiTool({
  id: 'business-advisor',
  name: 'Business Advisor',
  fields: [
    {
      kind: 'choice',
      name: 'businessStage',
      label: 'Business stage',
      required: true,
      options: businessStages,
    },
    {
      kind: 'choice',
      name: 'primaryChallenge',
      label: 'Primary challenge',
      required: true,
      options: businessChallenges,
    },
    { kind: 'line', name: 'industry', label: 'Industry', required: true },
    {
      kind: 'text',
      name: 'situationDescription',
      label: 'Situation description',
      required: true,
      help: 'What is going on, with figures where you have them.',
    },
    {
      kind: 'text',
      name: 'desiredOutcome',
      label: 'Desired outcome',
      required: true,
      rows: 2,
      most: 5_000,
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
    failed: 'Error generating business advice. Please try again.',
    empty: 'No business advice generated',
    absent: 'No recommendations available',
  },
});
