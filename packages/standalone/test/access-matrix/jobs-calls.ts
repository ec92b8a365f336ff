import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import { act, type Call, type Calls } from './call.js';
import { decisionsAboutCalls } from './decisions-about-calls.js';
import type { Stage } from './stage.js';
import { townWordsCalls } from './town-words-calls.js';
import { userDataCalls } from './user-data-calls.js';

const posting = (title = 'Pastry Chef') => ({
  title,
  category: 'Food Service',
  employment_type: 'Full-time',
  location_type: 'On-site',
  overview: 'Bake bread and cakes in a small kitchen.',
  key_responsibilities: 'Opening the bakery at five in the morning.',
  required_qualifications: 'Two years in a professional kitchen.',
  experience_required: 'Mid Level',
});

const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

function applyForm(): FormData {
  const form = new FormData();
  form.set('cover_letter', 'I bake. A lot.');
  form.set('resume', new Blob([pdf], { type: 'application/pdf' }), 'resume.pdf');
  return form;
}

/** A job of employer A. */
async function newJob(stage: Stage, title?: string): Promise<string> {
  return (await act(stage, 'employer A', 'POST', '/jobs', posting(title))).id;
}

/** The application of job seeker A for a job of employer A. */
async function newApplication(stage: Stage): Promise<string> {
  const path = `/jobs/${await newJob(stage)}/apply`;
  return (await act(stage, 'job seeker A', 'POST', path, applyForm())).application_id;
}

/** Reads what only employer A can see and change. */
const lookAt = (stage: Stage, path: string) => ({
  owner: 'employer A' as const,
  read: () => act(stage, 'employer A', 'GET', path),
});

/** A job that job seeker A saved. */
async function savedBySeekerA(stage: Stage) {
  const id = await newJob(stage);
  await act(stage, 'job seeker A', 'PUT', `/jobs/saved/${id}`);
  return { id, mark: { owner: 'job seeker A' as const, text: id } };
}

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

const saveSearch = (stage: Stage) =>
  act(stage, 'job seeker A', 'POST', '/jobs/searches', { search: { search: 'pastry' } });

const elsewhere = (job_title: string) => ({
  ...{ job_title, company_name: 'Ridge Railway', applied_on: '2026-11-03', status: 'applied' },
});
const noteElsewhere = (stage: Stage) =>
  act(stage, 'job seeker A', 'POST', '/my-applications/elsewhere', elsewhere('Signal Fitter'));

const lookAtElsewhere = (stage: Stage) => ({
  owner: 'job seeker A' as const,
  read: () => act(stage, 'job seeker A', 'GET', '/my-applications/elsewhere'),
});

const lookAtSearches = (stage: Stage) => ({
  owner: 'job seeker A' as const,
  read: () => act(stage, 'job seeker A', 'GET', '/jobs/searches'),
});

async function searchToken(stage: Stage): Promise<Call> {
  await saveSearch(stage);
  const user_id = stage.people['job seeker A'].claims.sub;
  const database = await stage.service.database();
  const saved = await database.collection('saved_searches').findOne({ user_id });
  return { id: String(saved?.token) };
}

/** Without the remaining undo time, which changes by itself. */
const lookAtApplications = (stage: Stage) => ({
  owner: 'employer A' as const,
  read: async () => {
    const rows = (await lookAt(stage, '/applications/all').read()) as { undo?: unknown }[];
    return rows.map(({ undo, ...application }) => application);
  },
});

const lookAtSaved = (stage: Stage) => ({
  owner: 'job seeker A' as const,
  read: () => act(stage, 'job seeker A', 'GET', '/jobs/saved/ids'),
});

async function onJob(stage: Stage, body?: object): Promise<Call> {
  return { id: await newJob(stage), body, look: lookAt(stage, '/my-jobs') };
}

async function onDraft(stage: Stage, body?: object): Promise<Call> {
  const draft = { title: 'Half a thought' };
  const { id } = await act(stage, 'employer A', 'POST', '/jobs/drafts', draft);
  return { id, body, look: lookAt(stage, '/my-jobs') };
}

/** Saved jobs, reports, and the link of the weekly mail. */
const jobBoardCalls: Calls = {
  'GET /jobs/saved': (stage) => savedBySeekerA(stage),
  'GET /jobs/saved/ids': (stage) => savedBySeekerA(stage),
  'PUT /jobs/saved/{id}': async (stage) => ({ id: await newJob(stage), look: lookAtSaved(stage) }),
  'DELETE /jobs/saved/{id}': async (stage) => {
    const { id } = await savedBySeekerA(stage);
    return { id, look: lookAtSaved(stage) };
  },
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
    const { read } = lookAt(stage, '/my-jobs');
    return { id: await newJob(stage), body, look: { read } };
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
  'GET /jobs/searches': async (stage) => {
    await saveSearch(stage);
    return { mark: { owner: 'job seeker A', text: 'pastry' } };
  },
  'POST /jobs/searches': (stage) => ({
    body: { search: { search: 'another' } },
    look: lookAtSearches(stage),
  }),
  'PATCH /jobs/searches/{id}': async (stage) => ({
    id: (await saveSearch(stage)).id,
    body: { name: `Name ${randomUUID()}` },
    look: lookAtSearches(stage),
  }),
  'DELETE /jobs/searches/{id}': async (stage) => ({
    id: (await saveSearch(stage)).id,
    look: lookAtSearches(stage),
  }),
  'GET /jobs/search-alerts/{token}/stop': () => ({ id: randomUUID() }),
  'POST /jobs/search-alerts/{token}/stop': searchToken,
  'POST /jobs/search-alerts/{token}/resume': searchToken,
  'GET /jobs/alerts/{token}/unsubscribe': () => ({ id: randomUUID() }),
  'POST /jobs/alerts/{token}/unsubscribe': async ({ service, people }) => {
    const token = randomUUID();
    const user_id = people['job seeker A'].claims.sub;
    const alerts = (await service.database()).collection('job_alerts');
    await alerts.deleteMany({ user_id });
    await alerts.insertOne({ user_id, token, seen_until: new Date(), week: 1 });
    return { id: token };
  },
};

/** Somebody who has asked for the weekly letter. */
const letterToken = async ({ service }: Stage) => {
  const id = randomUUID();
  const readers = (await service.database()).collection('letter_readers');
  await readers.insertOne({ token: id, email: `${id}@example.org`, asked_at: new Date() });
  return { id };
};

const letterCalls: Calls = {
  'POST /letter': () => ({ body: { email: `${randomUUID()}@example.org` } }),
  'POST /letter/{token}/confirmation': letterToken,
  'GET /letter/{token}/stop': () => ({ id: randomUUID() }),
  'POST /letter/{token}/stop': letterToken,
};

/** Work with many applications: what is another's is left out, or named as refused. */
const manyApplicationsCalls: Calls = {
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

/** Requests of jobs. Employer A owns the job, job seeker A the application for it. */
export const jobsCalls: Calls = {
  ...townWordsCalls,
  ...decisionsAboutCalls,
  ...userDataCalls,
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
  'POST /jobs': (stage) => ({ body: posting(), look: lookAt(stage, '/my-jobs') }),
  'PUT /jobs/{id}': (stage) => onJob(stage, posting('Another title')),
  'POST /jobs/drafts': (stage) => ({
    body: { title: 'Half a thought' },
    look: lookAt(stage, '/my-jobs'),
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
  'POST /jobs/{id}/apply': async (stage) => ({
    id: await newJob(stage),
    body: applyForm(),
    look: { read: lookAt(stage, '/applications/all').read },
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
  ...jobBoardCalls,
  ...manyApplicationsCalls,
  ...letterCalls,
  'POST /internal/trade-jobs': () => ({ body: { trade: 'bakery' } }),
};
