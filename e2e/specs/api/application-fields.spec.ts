import { jobFields } from '../../portal/people';
import { expect, test } from '../../portal/portal.fixture';
import { resumePdf } from '../../portal/resume-file';

const isoDate = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

test('[ENT-05, ENT-06] employer and job seeker receive all fields of a job and its application', async ({
  portal,
  people,
}) => {
  const employer = await people.register('employer', 'Edda Field', 'Field & Sons');
  const seeker = await people.register('job_seeker', 'Sol Field');
  await people.call('/profile', {
    token: seeker.token,
    method: 'PUT',
    body: { full_name: 'Sol Field', location: 'Rossville, GA' },
  });
  const jobId = await people.postJob(employer);
  const form = new FormData();
  form.set('cover_letter', 'Dear Edda,\nhere I am.');
  form.set(
    'resume',
    new Blob([resumePdf('Sol Field')], { type: 'application/pdf' }),
    'sol field.pdf',
  );
  const sent = await fetch(`${portal.url}/api/jobs/${jobId}/apply`, {
    method: 'POST',
    headers: { authorization: `Bearer ${seeker.token}` },
    body: form,
  });
  expect(sent.ok).toBe(true);

  const read = async (path: string, token: string) =>
    (await (await people.call(path, { token })).json()) as { id?: string }[];
  const [job] = await read('/my-jobs', employer.token);
  expect(job).toMatchObject({
    id: jobId,
    title: jobFields.title,
    category: jobFields.category,
    employment_type: jobFields.employment_type,
    location_city: jobFields.location_city,
    location_state: jobFields.location_state,
    created_at: isoDate,
    view_count: 0,
    application_count: 1,
    status: 'active',
  });
  const [received] = await read('/applications/all', employer.token);
  expect(received).toMatchObject({
    id: expect.any(String),
    applicant_name: 'Sol Field',
    applicant_email: seeker.email,
    applicant_location: 'Rossville, GA',
    job_title: jobFields.title,
    applied_at: isoDate,
    status: 'pending',
    resume_filename: 'sol field.pdf',
    cover_letter: 'Dear Edda,\nhere I am.',
  });
  const change = {
    method: 'PUT',
    token: employer.token,
    body: { status: 'reviewed', notes: 'Please bring a sample.' },
  };
  await people.call(`/applications/${received?.id}/status`, change);
  const [mine] = await read('/my-applications', seeker.token);
  expect(mine).toMatchObject({
    application_id: received?.id,
    job_id: jobId,
    job_title: jobFields.title,
    company_name: 'Field & Sons',
    job_location: 'Chattanooga, TN',
    employment_type: jobFields.employment_type,
    category: jobFields.category,
    status: 'reviewed',
    applied_at: isoDate,
    resume_filename: 'sol field.pdf',
    cover_letter: 'Dear Edda,\nhere I am.',
    notes: 'Please bring a sample.',
    job_salary_range: jobFields.salary_range,
    job_created_at: isoDate,
  });
});
