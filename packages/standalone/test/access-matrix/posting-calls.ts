import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import { act, type Call, type Calls } from './call.js';
import { newJob, posting, readByEmployer } from './job-records.js';
import type { Stage } from './stage.js';

async function onJob(stage: Stage, body?: object): Promise<Call> {
  return { id: await newJob(stage), body, look: readByEmployer(stage, '/my-jobs') };
}

async function onDraft(stage: Stage, body?: object): Promise<Call> {
  const draft = { title: 'Half a thought' };
  const { id } = await act(stage, 'employer A', 'POST', '/jobs/drafts', draft);
  return { id, body, look: readByEmployer(stage, '/my-jobs') };
}

/** Requests on postings. Employer A owns the job. */
export const postingCalls: Calls = {
  'POST /jobs/search': () => ({ body: {} }),
  'POST /jobs/search/summary': () => ({ body: {} }),
  'POST /jobs/search/map': () => ({ body: {} }),
  'GET /jobs/{id}': async (stage) => ({ id: await newJob(stage) }),
  'GET /jobs/{id}/head': async (stage) => ({ id: await newJob(stage) }),
  'GET /jobs/{id}/reply-time': async (stage) => ({ id: await newJob(stage) }),
  'GET /jobs/sitemap/{page}': async (stage) => {
    await newJob(stage);
    return { id: '1' };
  },
  'POST /jobs': (stage) => ({ body: posting(), look: readByEmployer(stage, '/my-jobs') }),
  'PUT /jobs/{id}': (stage) => onJob(stage, posting('Another title')),
  'POST /jobs/drafts': (stage) => ({
    body: { title: 'Half a thought' },
    look: readByEmployer(stage, '/my-jobs'),
  }),
  'PUT /jobs/drafts/{id}': (stage) => onDraft(stage, { title: 'Another thought' }),
  'DELETE /jobs/drafts/{id}': (stage) => onDraft(stage),
  'DELETE /jobs/{id}': (stage) => onJob(stage),
  'PATCH /jobs/{id}/status': (stage) => onJob(stage, { status: 'closed' }),
  'GET /my-jobs': async (stage) => {
    const text = `Title ${randomUUID()}`;
    await newJob(stage, text);
    return { mark: { owner: 'employer A', text } };
  },
  'GET /my-jobs/same': async (stage) => {
    const title = `Title ${randomUUID()}`;
    await newJob(stage, title);
    const query = `?${new URLSearchParams({ title })}`;
    return { query, mark: { owner: 'employer A', text: title } };
  },
  'POST /jobs/import': () => ({
    body: { rows: [{ title: `Job ${randomUUID()}`, company_name: 'Northside Bakery' }] },
  }),
  'POST /jobs/{id}/report': async (stage) => ({
    id: await newJob(stage),
    body: { reason: 'spam' },
  }),
  'POST /jobs/{id}/objection': async (stage) => {
    const id = await newJob(stage);
    const jobs = (await stage.service.database()).collection('jobs');
    const hidden = { reason: 'Reported', at: new Date(), status_before: 'active', by: 'reports' };
    await jobs.updateOne({ _id: new Types.ObjectId(id) }, { $set: { hidden, status: 'closed' } });
    return { id, body: { text: 'It is a real job.' } };
  },
  'POST /jobs/operator/restore': () => ({
    body: { since: new Date().toISOString(), reason: 'A wave of false reports.' },
  }),
  'GET /jobs/operator/numbers': () => ({ query: '?month=2026-11' }),
  'GET /jobs/operator/subjects': () => ({ query: '?search=baker' }),
  'PATCH /jobs/operator/subjects/{id}': async (stage) => {
    const body = { decision: 'hide', reason: 'A trick to get money.' };
    const { read } = readByEmployer(stage, '/my-jobs');
    return { id: await newJob(stage), body, look: { read } };
  },
};
