import { foldText } from '@commons/contracts/text/fold-text';
import type { JobsUnderTest, Person } from './jobs-service.js';

const given = ['Ada', 'Ben', 'Zoë', 'Dmitri', 'Ines', 'Kofi', 'Łukasz', 'Mei', 'Noor', 'Priya'];
const family = ['Quill', 'Álvarez', 'Ochre', 'Sand', 'Okafor', 'Nguyen', 'Wright'];
const statuses = ['pending', 'pending', 'pending', 'reviewed', 'accepted', 'rejected'];

/** Writes complete applications into the store, without their uploads and mails. @returns their ids, newest first */
export async function addApplicants(
  service: JobsUnderTest,
  employer: Person,
  jobs: readonly { readonly id: string; readonly title: string }[],
  count: number,
  change: (at: number) => object = () => ({}),
): Promise<string[]> {
  const applications = (await service.database()).collection('applications');
  const now = Date.now();
  const rows = Array.from({ length: count }, (_, at) => {
    const job = jobs[at % jobs.length] as (typeof jobs)[number];
    const name = `${given[at % given.length]} ${family[at % family.length]} ${at}`;
    return {
      job_id: job.id,
      employer_id: employer.id,
      seeker_id: `seeker-${at}-${employer.id}`,
      job: { title: job.title, company_name: 'Stone Bakery', created_at: new Date(now) },
      applicant: { name, email: `p${at}@example.org`, email_notifications: true },
      job_title_key: foldText(job.title),
      applicant_name_key: foldText(name),
      cover_letter: `I am number ${at} and ${at % 50 === 0 ? 'I knead sourdough' : 'I bake'}.`,
      status: statuses[at % statuses.length],
      applied_at: new Date(now - at * 60_000),
      timeline: [],
      complete: true,
      changes: 0,
      mails_due: [],
      ...change(at),
    };
  });
  const { insertedIds } = await applications.insertMany(rows);
  return Object.values(insertedIds).map(String);
}
