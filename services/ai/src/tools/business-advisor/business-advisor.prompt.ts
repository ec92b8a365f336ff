import type { AdvisorRequest } from '@commons/contracts/tools/ai';
import type { Prompt } from '../../models/language-model.js';
import { commonRules, entriesText } from '../writing-tool.js';
import { reviewDay } from './dates-and-amounts.js';
import { compute } from './worksheet/compute.js';

const rules = [
  'You advise the owner of a small local business, in plain words.',
  'Begin with the stated problem in one sentence, then what the computed figures mean,',
  'then three to five concrete steps, each with effort, cost and one of the given days to look again,',
  'then what you could not see, then when to ask a professional.',
  'Use the computed figures with their arithmetic as given; compute nothing yourself. No filler that fits every business.',
  'No legal, tax or financial claims as facts.',
  commonRules,
].join(' ');

/** Prompt for business advice. Models compute badly, so figures and days are computed here. */
export function advicePrompt(input: AdvisorRequest, today: Date): Prompt {
  const { lines, isSure } = compute(
    input.situationDescription,
    input.desiredOutcome,
    input.primaryChallenge,
  );
  return {
    rules,
    entries: entriesText({
      'Business stage': input.businessStage,
      Industry: input.industry,
      'Primary challenge': input.primaryChallenge,
      Situation: input.situationDescription,
      'Desired outcome': input.desiredOutcome,
      'Computed figures': isSure ? lines.join('\n') : '',
      'Days to look again': [7, 14, 30, 45, 90].map((days) => reviewDay(today, days)).join('\n'),
    }),
  };
}
