import { z } from 'zod';
import { longText } from './field-types.js';

/** POST /ai/business-advisor. Enumerated fields are free text on the server, length-capped (decision A11). */
export const AdvisorRequest = z
  .object({
    businessStage: longText(100),
    industry: longText(200),
    primaryChallenge: longText(200),
    situationDescription: longText(20_000),
    desiredOutcome: longText(5_000),
  })
  .meta({ id: 'AdvisorRequest' });
export type AdvisorRequest = z.input<typeof AdvisorRequest>;

/** `provider` says who wrote it: 'built-in' is labelled as such on the screen. */
export const AiAnswer = z
  .object({ result: z.string(), provider: z.string() })
  .meta({ id: 'AiAnswer' });
export type AiAnswer = z.infer<typeof AiAnswer>;
