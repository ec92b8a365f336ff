import { refusal, screen, waitFor, within } from '@commons/web-kit/testing/test-render';
import { openDashboard } from '../testing/open-dashboard';
import { myJob, publicJob } from '../testing/samples';

beforeEach(() => sessionStorage.clear());

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const draft = myJob('7', { title: 'Baker', status: 'draft', category: '', employment_type: '' });
const whole = {
  ...draft,
  category: 'Food Service',
  employment_type: 'Full-time',
  location_type: 'On-site',
  location_city: 'Erie',
  location_state: 'PA',
  overview: 'Bread.',
  key_responsibilities: 'Bake.',
  required_qualifications: 'Hands.',
  experience_required: 'Entry Level',
  compensation_type: 'Hourly',
};

it('saves a new posting with a title as a draft, and lists it', async () => {
  const jobs: unknown[] = [];
  const { user, api, path } = openDashboard('jobs&new', {
    'GET /my-jobs': () => [...jobs],
    'POST /jobs/drafts': () => {
      jobs.push(draft);
      return publicJob(draft);
    },
  });
  await user.click(button('Save as Draft'));
  expect(screen.getByText('Please fill in all required fields: Job Title')).toBeVisible();
  expect(screen.getByLabelText('Job Title')).toHaveFocus();
  await user.type(screen.getByLabelText('Job Title'), 'Baker');
  await user.click(button('Next Step'));
  await user.type(screen.getByLabelText('Job Overview'), 'Bread.');
  await user.click(button('Save as Draft'));
  expect(await screen.findByText(/^Draft saved\./)).toBeVisible();
  const sent = api.calls.find(({ method }) => method === 'POST');
  expect([sent?.path, sent?.body]).toEqual([
    '/jobs/drafts',
    { title: 'Baker', overview: 'Bread.' },
  ]);
  await waitFor(() => expect(path()).toBe('/employer-dashboard?tab=jobs'));
  const card = await screen.findByRole('article', { name: 'Baker' });
  expect(within(card).getByText('Draft')).toBeVisible();
  expect(within(card).getByText(/^Drafted/)).toBeVisible();
  const names = within(card)
    .getAllByRole('button')
    .map((each) => each.textContent);
  expect(names).toEqual(['Edit', 'Publish', 'Post Similar', 'Delete']);
});

it('keeps the input when saving fails', async () => {
  const { user } = openDashboard('jobs&new', {
    'POST /jobs/drafts': () => {
      throw refusal(500);
    },
  });
  await user.type(screen.getByLabelText('Job Title'), 'Baker');
  await user.click(button('Save as Draft'));
  expect(await screen.findByText('Failed to save the draft')).toBeVisible();
  expect(screen.getByLabelText('Job Title')).toHaveValue('Baker');
});

it('opens a draft to save it again', async () => {
  const { user, api } = openDashboard('jobs&edit=7', {
    'GET /jobs/7': () => publicJob(draft),
    'PUT /jobs/drafts/7': () => publicJob(draft),
  });
  const title = await screen.findByLabelText('Job Title');
  await user.type(title, ' at night');
  await user.click(button('Save as Draft'));
  expect(await screen.findByText(/^Draft saved\./)).toBeVisible();
  const sent = api.calls.find(({ method }) => method === 'PUT');
  expect(sent?.body).toEqual({ title: 'Baker at night' });
});

it('posts a complete draft from the form; when publishing fails, the text stays and a second press repeats it', async () => {
  let fails = true;
  const { user, api } = openDashboard('jobs&edit=7', {
    'GET /jobs/7': () => publicJob(whole),
    'PUT /jobs/7': () => publicJob(whole),
    'PATCH /jobs/7/status': () => {
      if (fails) throw refusal(503, 'Not now.');
      return publicJob({ ...whole, status: 'active' });
    },
  });
  await screen.findByLabelText('Job Title');
  await user.click(button(/Compensation/));
  await user.click(button('Post Job'));
  expect(await screen.findByText('Not now.')).toBeVisible();
  expect(screen.getByLabelText('Compensation Type')).toHaveValue('Hourly');
  fails = false;
  await user.click(button('Post Job'));
  expect(await screen.findByText('Job posted successfully!')).toBeVisible();
  expect(api.calls.filter(({ method }) => method === 'PATCH').at(-1)?.body).toEqual({
    status: 'active',
  });
});

it('Publish opens the form when the draft is incomplete', async () => {
  const { user, path } = openDashboard('jobs', {
    'GET /my-jobs': () => [draft],
    'GET /jobs/7': () => publicJob(draft),
    'PATCH /jobs/7/status': () => {
      throw refusal(422, [{ loc: ['body', 'category'], msg: 'Field required', type: 'missing' }]);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Publish: Baker' }));
  expect(await screen.findByText(/^This draft is not complete\./)).toBeVisible();
  expect(path()).toBe('/employer-dashboard?tab=jobs&edit=7');
});

it('deletes a draft after a confirmation', async () => {
  let jobs = [draft];
  const { user } = openDashboard('jobs', {
    'GET /my-jobs': () => jobs,
    'DELETE /jobs/7': () => {
      jobs = [];
      return undefined;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete: Baker' }));
  expect(button('Keep it')).toHaveFocus();
  await user.click(button('Delete draft'));
  expect(await screen.findByText('The draft is deleted.')).toBeVisible();
  expect(await screen.findByText(/^No jobs posted yet/)).toBeVisible();
  expect(button('Post New Job')).toHaveFocus();
});

it('says what goes with a posted job before it is deleted', async () => {
  const job = { ...whole, status: 'active' as const, application_count: 2 };
  let jobs = [job];
  const { user } = openDashboard('jobs', {
    'GET /my-jobs': () => jobs,
    'DELETE /jobs/7': () => {
      jobs = [];
      return undefined;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete: Baker' }));
  expect(screen.getByRole('dialog')).toHaveTextContent(/2 applications and the resumes sent/);
  expect(screen.getByRole('dialog')).toHaveTextContent(/use Close or Mark Filled instead/);
  await user.click(button('Delete job'));
  expect(await screen.findByText('The job is deleted.')).toBeVisible();
  expect(await screen.findByText(/^No jobs posted yet/)).toBeVisible();
});

it('has no Save as Draft for a posted job', async () => {
  openDashboard('jobs&edit=7', { 'GET /jobs/7': () => publicJob({ ...whole, status: 'active' }) });
  await screen.findByLabelText('Job Title');
  expect(screen.queryByRole('button', { name: 'Save as Draft' })).toBeNull();
});
