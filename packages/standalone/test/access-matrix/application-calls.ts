import { act, type Calls } from './call.js';
import {
  applyForm,
  lookAtApplications,
  newApplication,
  newJob,
  readByEmployer,
} from './job-records.js';

/** Requests on one application, by job seeker A for a job of employer A. */
export const applicationCalls: Calls = {
  'POST /jobs/{id}/apply': async (stage) => ({
    id: await newJob(stage),
    body: applyForm(),
    look: { read: readByEmployer(stage, '/applications/all').read },
  }),
  'GET /jobs/{id}/fit': async (stage) => ({ id: await newJob(stage) }),
  'POST /jobs/{id}/fit': async (stage) => {
    const body = new FormData();
    body.set('text', 'Two years as a baker');
    return { id: await newJob(stage), body };
  },
  'GET /applications/{id}/fit': async (stage) => ({
    id: await newApplication(stage),
    mark: { owner: 'employer A', text: 'professional kitchen' },
  }),
  'GET /my-applications': async (stage) => ({
    mark: { owner: 'job seeker A', text: await newApplication(stage) },
  }),
  'GET /applications/all': async (stage) => ({
    mark: { owner: 'employer A', text: await newApplication(stage) },
  }),
  'PUT /applications/{id}/status': async (stage) => ({
    id: await newApplication(stage),
    body: { status: 'reviewed', notes: 'A note' },
    look: lookAtApplications(stage),
  }),
  'POST /applications/{id}/status/undo': async (stage) => {
    const id = await newApplication(stage);
    await act(stage, 'employer A', 'PUT', `/applications/${id}/status`, { status: 'rejected' });
    return { id, body: { change: 1 }, look: lookAtApplications(stage) };
  },
  'GET /applications/{id}/email-template/{type}': async (stage) => ({
    id: [await newApplication(stage), 'acceptance'],
    mark: { owner: 'employer A', text: 'Pastry Chef' },
  }),
  'POST /applications/{id}/email': async (stage) => {
    const id = await newApplication(stage);
    const mail = { subject: 'Interview', message: 'Come on Tuesday.', email_type: 'custom' };
    return { id, body: { ...mail, application_id: id }, look: lookAtApplications(stage) };
  },
  'POST /my-applications/{id}/withdraw': async (stage) => ({
    id: await newApplication(stage),
    look: {
      owner: 'job seeker A',
      read: () => act(stage, 'job seeker A', 'GET', '/my-applications'),
    },
  }),
  'GET /applications/events': () => ({ stream: true }),
  'GET /my-applications/events': () => ({ stream: true }),
  'GET /applications/{id}/resume': async (stage) => ({
    id: await newApplication(stage),
    mark: { owner: 'employer A', text: '%PDF-1.4' },
  }),
};
