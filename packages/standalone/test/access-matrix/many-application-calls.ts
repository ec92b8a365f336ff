import { randomUUID } from 'node:crypto';
import { act, type Calls } from './call.js';
import { lookAtApplications, newApplication } from './job-records.js';

/** Requests on many applications: what is another's is left out, or named as refused. */
export const manyApplicationCalls: Calls = {
  'GET /applications/summary': async (stage) => {
    await newApplication(stage);
    return { mark: { owner: 'employer A', text: 'Pastry Chef' } };
  },
  'GET /applications/matching': async (stage) => ({
    mark: { owner: 'employer A', text: await newApplication(stage) },
  }),
  'POST /applications/changes': async (stage) => {
    const id = await newApplication(stage);
    const changes = [{ id, status: 'reviewed', stars: 2, private_note: 'Call back' }];
    return { body: { changes }, look: lookAtApplications(stage) };
  },
  'POST /applications/changes/undo': async (stage) => {
    const id = await newApplication(stage);
    await act(stage, 'employer A', 'PUT', `/applications/${id}/status`, { status: 'rejected' });
    return { body: { decisions: [{ id, change: 1 }] }, look: lookAtApplications(stage) };
  },
  'POST /applications/letters': async (stage) => {
    const mail = { subject: 'Interview', message: 'Come on Tuesday.', email_type: 'custom' };
    const ids = [await newApplication(stage)];
    return { body: { ...mail, ids, key: randomUUID() }, look: lookAtApplications(stage) };
  },
  'POST /applications/export.csv': async (stage) => ({
    body: { ids: [await newApplication(stage)] },
    mark: { owner: 'employer A', text: 'I bake. A lot.' },
  }),
  'POST /applications/resumes.zip': async (stage) => ({
    body: { ids: [await newApplication(stage)] },
    mark: { owner: 'employer A', text: '%PDF-1.4' },
  }),
  'GET /applications/{id}/resume-text': async (stage) => ({ id: await newApplication(stage) }),
};
