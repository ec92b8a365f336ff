import { randomBytes, randomUUID } from 'node:crypto';
import { act, type Call, type Calls } from './call.js';
import type { Stage } from './stage.js';

const analysis = {
  feedback: {
    overall_score: 5,
    strengths: [],
    areas_for_improvement: [],
    section_feedback: {},
    action_items: ['Add a summary'],
  },
  provider: 'built-in',
};

/** An analysed and rewritten résumé of job seeker A. Written to the store, because no AI service runs here. */
async function newResume({ service, people }: Stage) {
  const text = `Résumé ${randomUUID()}`;
  const improved = randomBytes(12).toString('hex');
  const database = await service.database();
  const { insertedId } = await database.collection('resumes').insertOne({
    user_id: people['job seeker A'].claims.sub,
    filename: `${text}.txt`,
    type: 'txt',
    created_at: new Date(),
    has_file: false,
    structure: { name: text, links: [], lines: [text], sections: [], entries: [] },
    analysis,
    rewrite: {
      improved_resume_id: improved,
      improved_content: text,
      applied_suggestions: [],
      provider: 'built-in',
    },
  });
  await database.close();
  return { id: String(insertedId), improved, text };
}

const look = (stage: Stage) => ({
  owner: 'job seeker A' as const,
  read: () => act(stage, 'job seeker A', 'GET', '/resume/current').catch(() => undefined),
});

const mark = (text: string): Pick<Call, 'mark'> => ({ mark: { owner: 'job seeker A', text } });

function uploadForm(fields: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.append('file', new Blob(['Sam Seeker\nsam@example.org\n']), 'resume.txt');
  return form;
}

/** Requests of the résumé assistant. Job seeker A owns the résumé. */
export const resumeCalls: Calls = {
  'POST /resume/upload': () => ({ body: uploadForm() }),
  'GET /resume/current': async (stage) => mark((await newResume(stage)).text),
  'GET /resume/profile-findings': async (stage) => mark((await newResume(stage)).text),
  'POST /internal/resume-readings': () => ({ body: uploadForm({ owner: '192.0.2.1' }) }),
  'GET /internal/share-links-of/{user_id}': async (stage) => {
    await act(stage, 'job seeker A', 'POST', '/job-seeker/profile/share-link');
    return { id: stage.people['job seeker A'].claims.sub };
  },
  'GET /internal/resumes-of/{user_id}': async (stage) => {
    await newResume(stage);
    return { id: stage.people['job seeker A'].claims.sub };
  },
  'POST /resume/json-resume': () => ({ body: { basics: { name: 'Sam Seeker' } } }),
  'POST /resume/analyze': async (stage) => ({
    body: { resume_id: (await newResume(stage)).id },
    stream: true,
  }),
  'POST /resume/rewrite': async (stage) => ({
    body: { resume_id: (await newResume(stage)).id, selected_suggestions: ['Add a summary'] },
    stream: true,
  }),
  'POST /resume/{id}/cancel': async (stage) => ({ id: (await newResume(stage)).id }),
  'PUT /resume/{id}/expiry': async (stage) => ({
    id: (await newResume(stage)).id,
    body: { expires: false },
  }),
  'DELETE /resume/{id}': async (stage) => ({
    id: (await newResume(stage)).id,
    look: look(stage),
  }),
  'GET /resume/export/{id}': async (stage) => {
    const { improved, text } = await newResume(stage);
    return { id: improved, ...mark(text) };
  },
  'PUT /resume/improved/{id}': async (stage) => ({
    id: (await newResume(stage)).improved,
    body: { improved_content: 'Another text' },
    look: look(stage),
  }),
};
