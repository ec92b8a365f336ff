import { act } from './call.js';
import type { Stage } from './stage.js';

export const posting = (title = 'Pastry Chef') => ({
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

export function applyForm(): FormData {
  const form = new FormData();
  form.set('cover_letter', 'I bake. A lot.');
  form.set('resume', new Blob([pdf], { type: 'application/pdf' }), 'resume.pdf');
  return form;
}

/** A job of employer A. */
export async function newJob(stage: Stage, title?: string): Promise<string> {
  return (await act(stage, 'employer A', 'POST', '/jobs', posting(title))).id;
}

/** The application of job seeker A for a job of employer A. */
export async function newApplication(stage: Stage): Promise<string> {
  const path = `/jobs/${await newJob(stage)}/apply`;
  return (await act(stage, 'job seeker A', 'POST', path, applyForm())).application_id;
}

/** Reads what only employer A can see and change. */
export const readByEmployer = (stage: Stage, path: string) => ({
  owner: 'employer A' as const,
  read: () => act(stage, 'employer A', 'GET', path),
});

/** Without the remaining undo time, which changes by itself. */
export const lookAtApplications = (stage: Stage) => ({
  owner: 'employer A' as const,
  read: async () => {
    const rows = (await readByEmployer(stage, '/applications/all').read()) as { undo?: unknown }[];
    return rows.map(({ undo, ...application }) => application);
  },
});
