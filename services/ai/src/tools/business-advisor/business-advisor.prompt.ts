import type { AdvisorRequest } from '@commons/contracts/ai';
import type { Prompt } from '../../models/language-model.js';
import { commonRules, entriesText } from '../writing-tool.js';

const rules = [
  'You advise the owner of a small local business.',
  'Write short sections: assessment, plan for 30, 60 and 90 days, measures, risks.',
  commonRules,
].join(' ');

/** Prompt for business advice. */
export const advicePrompt = (input: AdvisorRequest): Prompt => ({
  rules,
  entries: entriesText({
    'Business stage': input.businessStage,
    Industry: input.industry,
    'Primary challenge': input.primaryChallenge,
    Situation: input.situationDescription,
    'Desired outcome': input.desiredOutcome,
  }),
});
