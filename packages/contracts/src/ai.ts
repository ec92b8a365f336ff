import { z } from 'zod';
import { aiTextMaximum, competitorMaximum, growthPeriods } from './ai-lists.js';
import { isoDate, longText, optionalLongText, paging } from './field-types.js';

// Enumerated fields are free text on the server, length-capped (decision A11).
const choice = longText(200);
const optionalChoice = optionalLongText(200);
const text = longText(aiTextMaximum);
const optionalText = optionalLongText(aiTextMaximum);

/** POST /ai/business-advisor. */
export const AdvisorRequest = z
  .object({
    businessStage: longText(100),
    industry: longText(200),
    primaryChallenge: longText(200),
    situationDescription: text,
    desiredOutcome: longText(5_000),
  })
  .meta({ id: 'AdvisorRequest' });
export type AdvisorRequest = z.input<typeof AdvisorRequest>;

/** POST /ai/email-assistant. */
export const EmailRequest = z
  .object({
    emailType: choice,
    recipientType: choice,
    emailPurpose: text,
    keyPoints: optionalText,
    tone: optionalChoice.default('professional'),
  })
  .meta({ id: 'EmailRequest' });
export type EmailRequest = z.input<typeof EmailRequest>;

/** POST /ai/market-analysis: blank competitors are dropped, at most five are taken. */
export const MarketRequest = z
  .object({
    businessType: choice,
    targetLocation: choice,
    productService: text,
    valueProposition: optionalText,
    mainCompetitors: z
      .array(z.string().trim().max(200))
      .transform((names) => names.filter(Boolean))
      .pipe(z.array(z.string()).max(competitorMaximum))
      .default([]),
  })
  .meta({ id: 'MarketRequest' });
export type MarketRequest = z.input<typeof MarketRequest>;

const money = z.number().min(0).max(1e12);

/** POST /ai/financial-forecasting. Money in dollars, `growthRate` in percent for each `growthPeriod`. */
export const ForecastRequest = z
  .object({
    businessType: choice,
    monthlyRevenue: money,
    monthlyCosts: money,
    growthRate: z.number().min(-100).max(1_000),
    growthPeriod: z.enum(growthPeriods).default('monthly'),
    /** Months. */
    forecastDuration: z.number().int().min(1).max(36).default(6),
    seasonalInvestments: optionalText,
  })
  .meta({ id: 'ForecastRequest' });
export type ForecastRequest = z.input<typeof ForecastRequest>;

/** POST /ai/content-generator: the answer holds two or three variants, parted by the marker line (decision A34). */
export const ContentRequest = z
  .object({
    contentType: choice,
    targetAudience: text,
    topicBrief: text,
    callToAction: optionalText,
    desiredTone: optionalChoice.default('informative'),
  })
  .meta({ id: 'ContentRequest' });
export type ContentRequest = z.input<typeof ContentRequest>;

/** POST /ai/job-matching and every generic tool (AIT-11, AIT-14). */
export const PromptRequest = z
  .object({ prompt: text, context: optionalLongText(2_000) })
  .meta({ id: 'PromptRequest' });
export type PromptRequest = z.input<typeof PromptRequest>;

/**
 * `provider` says who wrote it: 'built-in' is labelled as such on the screen. `response` is the same text, from tools
 * without a form of their own (AIT-14).
 */
export const AiAnswer = z
  .object({ result: z.string(), provider: z.string(), response: z.string().optional() })
  .meta({ id: 'AiAnswer' });
export type AiAnswer = z.infer<typeof AiAnswer>;

/**
 * Events of a streamed answer (`Accept: text/event-stream`), each with JSON in `data`: `started` names the answer, which
 * GET /ai/answers/{id} follows again after a lost connection or a reload, beginning with all that was written so far;
 * `text` adds to what was written, `restart` says that it is written anew (another worker or writer took over), `done`
 * carries the whole answer, `failed` the reason for people. The stream ends after `done` or `failed`. A reader who has
 * the whole answer says so by DELETE /ai/answers/{id}, and it is forgotten; else it can be picked up for 3 minutes. The
 * same call stops an answer that is being written. 20 s after the last listener left, the worker stops (ADR 0008).
 */
export const aiEvents = {
  started: z.object({ id: z.string() }),
  text: z.object({ text: z.string() }),
  restart: z.object({ reason: z.enum(['worker', 'built-in']) }),
  done: AiAnswer,
  failed: z.object({ detail: z.string() }),
} as const;

/**
 * A row of GET /ai/answers: an answer of the caller that is being written, or ended at most 3 minutes ago and was not
 * forgotten yet. `tool` is the last segment of the path it was asked at; `heard`: somebody follows it now.
 */
export const RunningAnswer = z
  .object({
    id: z.string(),
    tool: z.string(),
    state: z.enum(['writing', 'done', 'failed']),
    heard: z.boolean(),
    began_at: isoDate,
  })
  .meta({ id: 'RunningAnswer' });
export type RunningAnswer = z.infer<typeof RunningAnswer>;

/** POST /ai/drafts: a result that the user keeps. `input` is what was entered, to be put back into the panel. */
export const DraftInput = z
  .object({
    tool: z.string().trim().min(1).max(80),
    title: z.string().trim().max(200).default(''),
    text: longText(64_000),
    provider: z.string().max(120),
    input: z.record(z.string().max(60), z.unknown()).default({}),
  })
  .meta({ id: 'DraftInput' });
export type DraftInput = z.input<typeof DraftInput>;

/** A row of GET /ai/drafts, the latest first; the oldest goes when a user keeps more than twenty of a tool. */
export const Draft = z
  .object({
    id: z.string(),
    tool: z.string(),
    title: z.string(),
    text: z.string(),
    provider: z.string(),
    input: z.record(z.string(), z.unknown()),
    created_at: isoDate,
  })
  .meta({ id: 'Draft' });
export type Draft = z.infer<typeof Draft>;

/** Query of GET /ai/drafts. */
export const DraftList = z
  .object({ tool: z.string().max(80).optional(), ...paging })
  .meta({ id: 'DraftList' });
