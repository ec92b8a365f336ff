import { randomUUID } from 'node:crypto';
import { act, type Call, type Calls } from './call.js';
import { applyForm, newJob } from './job-records.js';
import type { Stage } from './stage.js';

const keepResume = (stage: Stage) =>
  act(stage, 'job seeker A', 'PUT', '/my-applications/resume', applyForm());

async function keptBySeekerA(stage: Stage): Promise<Call> {
  await keepResume(stage);
  return { mark: { owner: 'job seeker A', text: 'resume.pdf' } };
}

const lookAtKept = (stage: Stage) => ({
  owner: 'job seeker A' as const,
  read: () => act(stage, 'job seeker A', 'GET', '/my-applications/resume'),
});

const elsewhere = (job_title: string) => ({
  ...{ job_title, company_name: 'Ridge Railway', applied_on: '2026-11-03', status: 'applied' },
});
const noteElsewhere = (stage: Stage) =>
  act(stage, 'job seeker A', 'POST', '/my-applications/elsewhere', elsewhere('Signal Fitter'));

const lookAtElsewhere = (stage: Stage) => ({
  owner: 'job seeker A' as const,
  read: () => act(stage, 'job seeker A', 'GET', '/my-applications/elsewhere'),
});

/** Requests on what job seeker A keeps for the next application, and on applications outside the portal. */
export const ownRecordCalls: Calls = {
  'GET /jobs/{id}/application-start': async (stage) => {
    await keepResume(stage);
    return { id: await newJob(stage), mark: { owner: 'job seeker A', text: 'resume.pdf' } };
  },
  'GET /my-applications/resume': keptBySeekerA,
  'PUT /my-applications/resume': (stage) => ({ body: applyForm(), look: lookAtKept(stage) }),
  'DELETE /my-applications/resume': async (stage) => {
    await keepResume(stage);
    return { look: lookAtKept(stage) };
  },
  'GET /my-applications/resume/file': async (stage) => {
    await keepResume(stage);
    return { mark: { owner: 'job seeker A', text: '%PDF-1.4' } };
  },
  'GET /my-applications/elsewhere': async (stage) => {
    await noteElsewhere(stage);
    return { mark: { owner: 'job seeker A', text: 'Signal Fitter' } };
  },
  'POST /my-applications/elsewhere': (stage) => ({
    body: elsewhere('Guard'),
    look: lookAtElsewhere(stage),
  }),
  'PUT /my-applications/elsewhere/{id}': async (stage) => ({
    id: (await noteElsewhere(stage)).id,
    body: elsewhere(`Guard ${randomUUID()}`),
    look: lookAtElsewhere(stage),
  }),
  'DELETE /my-applications/elsewhere/{id}': async (stage) => ({
    id: (await noteElsewhere(stage)).id,
    look: lookAtElsewhere(stage),
  }),
};
