import { randomUUID } from 'node:crypto';
import { act, type Calls } from './call.js';
import { userDataCalls } from './internal-calls.js';
import type { Stage } from './stage.js';

const newDraft = () => ({ tool: 'planner', text: `Draft ${randomUUID()}`, provider: 'built-in' });

/** A draft of job seeker A. */
async function keptDraft(stage: Stage): Promise<{ id: string; text: string }> {
  return act(stage, 'job seeker A', 'POST', '/ai/drafts', newDraft());
}

/** Id of a text generated for job seeker A that was not confirmed as received. */
async function writtenAnswer({ service, people }: Stage): Promise<string> {
  const answer = await fetch(`${service.url}/ai/planner`, {
    method: 'POST',
    headers: {
      accept: 'text/event-stream',
      authorization: `Bearer ${people['job seeker A'].token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(prompt),
  });
  const [, id = ''] = /"id":"([^"]+)"/.exec(await answer.text()) ?? [];
  return id;
}

const prompt = { prompt: 'A checklist for the spring market' };

/** Requests of ai. Job seeker A owns the draft. */
export const aiCalls: Calls = {
  ...userDataCalls,
  'POST /ai/business-advisor': () => ({
    body: {
      businessStage: 'Startup',
      industry: 'Bakery',
      primaryChallenge: 'Cash Flow',
      situationDescription: 'We sell bread to 14 cafés that pay late.',
      desiredOutcome: 'Two months of rent in the bank.',
    },
  }),
  'POST /ai/content-generator': () => ({
    body: { contentType: 'Ad Copy', targetAudience: 'Families', topicBrief: 'We open' },
  }),
  'POST /ai/email-assistant': () => ({
    body: { emailType: 'Sales', recipientType: 'Client', emailPurpose: 'To sell bread' },
  }),
  'POST /ai/financial-forecasting': () => ({
    body: { businessType: 'Bakery', monthlyRevenue: 9_000, monthlyCosts: 8_000, growthRate: 2 },
  }),
  'POST /ai/job-matching': () => ({ body: prompt }),
  'POST /ai/market-analysis': () => ({
    body: { businessType: 'Bakery', targetLocation: 'Austin', productService: 'Bread' },
  }),
  'POST /ai/{tool}': () => ({ id: 'market_planner', body: prompt }),
  'GET /ai/answers': async (stage) => ({
    mark: { owner: 'job seeker A', text: await writtenAnswer(stage) },
  }),
  'GET /ai/answers/{id}': async (stage) => ({ id: await writtenAnswer(stage) }),
  'DELETE /ai/answers/{id}': async (stage) => ({
    id: await writtenAnswer(stage),
    look: {
      owner: 'job seeker A',
      read: () => act(stage, 'job seeker A', 'GET', '/ai/answers'),
    },
  }),
  'GET /ai/voice': () => ({}),
  'POST /ai/voice/edits': () => ({ body: { written: 'Dear Sam,', edited: 'Hi Sam,' } }),
  'DELETE /ai/voice': () => ({}),
  'DELETE /ai/voice/{habit}': () => ({ id: 'greeting' }),
  'POST /ai/drafts': () => ({ body: newDraft() }),
  'GET /ai/drafts': async (stage) => ({
    mark: { owner: 'job seeker A', text: (await keptDraft(stage)).text },
  }),
  'DELETE /ai/drafts/{id}': async (stage) => ({
    id: (await keptDraft(stage)).id,
    look: {
      owner: 'job seeker A',
      read: () => act(stage, 'job seeker A', 'GET', '/ai/drafts'),
    },
  }),
  'POST /calculators/loan': () => ({
    body: { principal: 10_000, interest_rate: 5, years: 3 },
  }),
  'POST /calculators/roi': () => ({
    body: { initial_investment: 10_000, final_value: 15_000, time_period: 2 },
  }),
  'POST /calculators/breakeven': () => ({
    body: { fixed_costs: 10_000, price_per_unit: 50, variable_cost_per_unit: 30 },
  }),
  'POST /calculators/tax': () => ({ body: { business_income: 80_000, business_type: 'llc' } }),
};
