import { z } from 'zod';
import { isoDate, longText, optionalLongText, paging } from '../field-types.js';
import {
  growthPeriods,
  maxAiLineLength,
  maxAiTextLength,
  maxCompetitors,
  maxGrowthRate,
} from './ai-lists.js';

// Options are free text on the server, limited in length (decision A11).
const choice = longText(maxAiLineLength);
const optionalChoice = optionalLongText(maxAiLineLength);
const text = longText(maxAiTextLength);
const optionalText = optionalLongText(maxAiTextLength);

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

/** POST /ai/market-analysis: blank competitors are dropped, at most five are accepted. */
export const MarketRequest = z
  .object({
    businessType: choice,
    targetLocation: choice,
    productService: text,
    valueProposition: optionalText,
    mainCompetitors: z
      .array(z.string().trim().max(maxAiLineLength))
      .transform((names) => names.filter(Boolean))
      .pipe(z.array(z.string()).max(maxCompetitors))
      .default([]),
  })
  .meta({ id: 'MarketRequest' });
export type MarketRequest = z.input<typeof MarketRequest>;

const money = z.number().min(0).max(1e12);

/** POST /ai/financial-forecasting. Money in dollars, `growthRate` in percent per `growthPeriod`. */
export const ForecastRequest = z
  .object({
    businessType: choice,
    monthlyRevenue: money,
    monthlyCosts: money,
    growthRate: z.number().min(-100).max(maxGrowthRate),
    growthPeriod: z.enum(growthPeriods).default('monthly'),
    /** Months. */
    forecastDuration: z.number().int().min(1).max(36).default(6),
    seasonalInvestments: optionalText,
  })
  .meta({ id: 'ForecastRequest' });
export type ForecastRequest = z.input<typeof ForecastRequest>;

/** POST /ai/content-generator: the answer has two or three variants, separated by the marker line (decision A34). */
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
 * Numbers of the entries in the worksheet that decides the question, to be checked and completed (ids of worksheets and
 * names of fields: `@commons/calculators`; readers skip those that they do not know). `decides`: the text has no figure
 * that answers the question.
 */
export const AnswerWorksheet = z
  .object({ id: z.string(), values: z.record(z.string(), z.number()), decides: z.boolean() })
  .meta({ id: 'AnswerWorksheet' });
export type AnswerWorksheet = z.infer<typeof AnswerWorksheet>;

/**
 * `provider` names the writer: screens label 'built-in'. `response` repeats the text, for tools without their own form
 * (AIT-14). `missing` lists information that would improve the text: "the date by which you need an answer". `checks`
 * lists what to verify in a model's text, as whole sentences: invented figures and names, and omitted ones.
 */
export const AiAnswer = z
  .object({
    result: z.string(),
    provider: z.string(),
    response: z.string().optional(),
    missing: z.array(z.string()).optional(),
    checks: z.array(z.string()).optional(),
    worksheet: AnswerWorksheet.optional(),
  })
  .meta({ id: 'AiAnswer' });
export type AiAnswer = z.infer<typeof AiAnswer>;

/**
 * Events of a streamed answer (`Accept: text/event-stream`), each with JSON in `data`. `started` has the id of the
 * answer: GET /ai/answers/{id} follows it again after a lost connection or a reload, from the beginning. `text`
 * appends, `restart` discards the text so far (another worker or writer took over), `done` has the whole answer,
 * `failed` the user-facing reason. The stream ends after `done` or `failed`. A client that has the whole answer deletes
 * it with DELETE /ai/answers/{id}; otherwise it can be fetched for 3 minutes. The same call stops a running answer. The
 * worker stops 20 s after the last listener left (ADR 0008).
 */
export const aiEvents = {
  started: z.object({ id: z.string() }),
  text: z.object({ text: z.string() }),
  restart: z.object({ reason: z.enum(['worker', 'built-in']) }),
  done: AiAnswer,
  failed: z.object({ detail: z.string() }),
} as const;

/**
 * A row of GET /ai/answers: an answer of the caller that is running, or ended at most 3 minutes ago and was not
 * deleted. `tool` is the last segment of the request's path; `heard`: a client follows its stream.
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

/** POST /ai/drafts: a result that the user saves. `input` is what was entered, to be restored into the panel. */
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

/** A row of GET /ai/drafts, the latest first; saving more than twenty of a tool deletes the oldest. */
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
