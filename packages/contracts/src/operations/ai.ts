import { z } from 'zod';
import {
  AdvisorRequest,
  AiAnswer,
  aiEvents,
  ContentRequest,
  Draft,
  DraftInput,
  DraftList,
  EmailRequest,
  ForecastRequest,
  MarketRequest,
  PromptRequest,
  RunningAnswer,
} from '../tools/ai.js';
import {
  BreakEvenAnswer,
  BreakEvenRequest,
  LoanAnswer,
  LoanRequest,
  RoiAnswer,
  RoiRequest,
  TaxAnswer,
  TaxRequest,
} from '../tools/calculators.js';
import { Voice, VoiceEdit, voiceHabits } from '../tools/voice.js';
import { operations } from './operation.js';

/** A tool writes for any signed-in account (decision A63): as a stream, or the whole text. */
const writes = { access: 'signed in', events: aiEvents, whole: AiAnswer } as const;

/** Starts a new text. Running texts finish even when operators switch the tools off. */
const begins = { ...writes, feature: 'ai_tools' } as const;

/** Calculations for everyone (decision A63). */
const computes = { access: 'public', limit: 'search' } as const;

/** Operations of services/ai. */
export const ai = operations({
  'POST /calculators/loan': {
    ...computes,
    summary: 'Works out the payments and the schedule of a loan.',
    body: LoanRequest,
    answer: LoanAnswer,
  },
  'POST /calculators/roi': {
    ...computes,
    summary: 'Works out the return on an investment.',
    body: RoiRequest,
    answer: RoiAnswer,
  },
  'POST /calculators/breakeven': {
    ...computes,
    summary: 'Works out how many units have to be sold to cover all costs.',
    body: BreakEvenRequest,
    answer: BreakEvenAnswer,
  },
  'POST /calculators/tax': {
    ...computes,
    summary: 'Estimates the taxes of a small business.',
    body: TaxRequest,
    answer: TaxAnswer,
  },
  'POST /ai/business-advisor': {
    ...begins,
    summary: 'Writes advice for a situation of a business.',
    body: AdvisorRequest,
  },
  'POST /ai/content-generator': {
    ...begins,
    summary: 'Writes variants of a marketing text.',
    body: ContentRequest,
  },
  'POST /ai/email-assistant': {
    ...begins,
    summary: 'Writes an e-mail for a purpose.',
    body: EmailRequest,
  },
  'POST /ai/financial-forecasting': {
    ...begins,
    summary: 'Writes a forecast from monthly figures.',
    body: ForecastRequest,
  },
  'POST /ai/job-matching': {
    ...begins,
    summary: 'Writes a job description from requirements.',
    body: PromptRequest,
  },
  'POST /ai/market-analysis': {
    ...begins,
    summary: 'Writes an analysis of a market.',
    body: MarketRequest,
  },
  'POST /ai/{tool}': {
    ...begins,
    summary:
      'Writes for a tool without a form: `{prompt, context}`. A tool with a form takes its fields here, too.',
    body: z.record(z.string(), z.unknown()),
    errors: { 404: 'No tool has this name' },
  },
  'GET /ai/answers': {
    access: 'signed in',
    summary: 'Lists the answers that are being written or can still be picked up, newest first.',
    list: RunningAnswer,
  },
  'GET /ai/answers/{id}': {
    ...writes,
    owner: true,
    summary: 'Follows an answer again after a lost connection or a reload.',
  },
  'DELETE /ai/answers/{id}': {
    access: 'signed in',
    owner: true,
    summary: 'Stops an answer, or forgets a finished one that was received.',
    empty: true,
  },
  'GET /ai/voice': {
    access: 'signed in',
    summary: 'Returns how the caller writes, learnt from what they changed in e-mails.',
    answer: Voice,
  },
  'POST /ai/voice/edits': {
    access: 'signed in',
    summary: 'Learns from the changes that the caller made to an e-mail. The texts are not stored.',
    body: VoiceEdit,
    answer: Voice,
  },
  'DELETE /ai/voice': {
    access: 'signed in',
    summary: 'Forgets how the caller writes.',
    empty: true,
  },
  'DELETE /ai/voice/{habit}': {
    access: 'signed in',
    summary: 'Forgets one habit.',
    params: { habit: z.enum(voiceHabits) },
    empty: true,
  },
  'GET /ai/drafts': {
    access: 'signed in',
    summary: 'Lists the texts that the caller saved, newest first.',
    query: DraftList,
    list: Draft,
  },
  'POST /ai/drafts': {
    access: 'signed in',
    summary: 'Saves a text; the oldest goes when there are more than twenty of a tool.',
    body: DraftInput,
    answer: Draft,
    status: 201,
  },
  'DELETE /ai/drafts/{id}': {
    access: 'signed in',
    owner: true,
    summary: 'Deletes a saved text.',
    empty: true,
  },
});
