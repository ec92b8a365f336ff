import type { MyJob } from '@commons/contracts/jobs/jobs';
import { refusal, screen, waitFor } from '@commons/web-kit/testing/test-render';
import { openDashboard } from '../testing/open-dashboard';
import { myJob, publicJob } from '../testing/samples';

const full = {
  ...myJob('7', { title: 'Printer' }),
  location_type: 'On-site',
  location_city: 'Chattanooga',
  location_state: 'TN',
  overview: 'Prints.',
  key_responsibilities: 'Printing.',
  required_qualifications: 'Eyes.',
  experience_required: 'Mid Level',
  compensation_type: 'Hourly',
  urgent: true,
};

it.each([
  ['Close', 'closed', 'The job is closed.'],
  ['Mark Filled', 'filled', 'The job is marked as filled.'],
  ['Renew', 'active', 'The job is on the board for another 60 days.'],
] as const)('%s sets an active job to %s', async (label, status, text) => {
  const { user, api } = openDashboard('jobs', {
    'GET /my-jobs': () => [full],
    'PATCH /jobs/7/status': () => publicJob({ ...full, status }),
  });
  await user.click(await screen.findByRole('button', { name: `${label}: Printer` }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(api.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ status });
});

it.each([
  ['expired', ['Renew', 'Mark Filled']],
  ['closed', ['Reopen']],
  ['filled', ['Reopen']],
] as const)('offers the next status changes for a job that is %s', async (status, steps) => {
  openDashboard('jobs', { 'GET /my-jobs': () => [{ ...full, status }] });
  await screen.findByText('Printer');
  const names = screen
    .getAllByRole('button', { name: /: Printer$/ })
    .map((button) => button.textContent);
  expect(names).toEqual(['Edit', ...steps, 'Post Similar', 'Delete']);
});

it.each([
  ['Renew', 'active', 'Renew'],
  ['Close', 'closed', 'Reopen'],
] as const)('keeps the focus at the job after %s', async (label, status, next) => {
  let job: MyJob = full;
  const { user } = openDashboard('jobs', {
    'GET /my-jobs': () => [job],
    'PATCH /jobs/7/status': () => {
      job = { ...full, status };
      return publicJob(job);
    },
  });
  (await screen.findByRole('button', { name: `${label}: Printer` })).focus();
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: `${next}: Printer` })).toHaveFocus(),
  );
});

it('says why a job is hidden, and offers no status change', async () => {
  const hidden_reason = 'A trick.';
  openDashboard('jobs', { 'GET /my-jobs': () => [{ ...full, status: 'closed', hidden_reason }] });
  expect(await screen.findByText('Hidden: A trick.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reopen: Printer' })).toBeNull();
});

it('shows why a change was refused', async () => {
  const { user } = openDashboard('jobs', {
    'GET /my-jobs': () => [full],
    'PATCH /jobs/7/status': () => {
      throw refusal(409, 'This job is hidden: A trick.');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Close: Printer' }));
  expect(await screen.findByText('This job is hidden: A trick.')).toBeVisible();
});

it('[PJF-03] opens the form filled from the job, saves it by PUT, and keeps fields that the form lacks', async () => {
  const { user, api } = openDashboard('jobs', {
    'GET /my-jobs': () => [full],
    'GET /jobs/7': () => publicJob(full),
    'PUT /jobs/7': () => publicJob(full),
  });
  await user.click(await screen.findByRole('button', { name: 'Edit: Printer' }));
  const title = await screen.findByLabelText(/Job Title/);
  expect(title).toHaveValue('Printer');
  await user.clear(title);
  await user.type(title, 'Master Printer');
  await user.click(screen.getByRole('button', { name: 'Next Step' }));
  await user.click(screen.getByRole('button', { name: 'Next Step' }));
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Job updated successfully!')).toBeVisible();
  expect(api.calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    ...{ title: 'Master Printer', overview: 'Prints.', urgent: true },
  });
});

it('posts a similar job by POST with the fields of the first', async () => {
  const { user, api } = openDashboard('jobs', {
    'GET /my-jobs': () => [full],
    'GET /jobs/7': () => publicJob(full),
    'POST /jobs': () => publicJob(full),
  });
  await user.click(await screen.findByRole('button', { name: 'Post Similar: Printer' }));
  expect(await screen.findByLabelText(/Job Title/)).toHaveValue('Printer');
  await user.click(screen.getByRole('button', { name: 'Next Step' }));
  await user.click(screen.getByRole('button', { name: 'Next Step' }));
  await user.click(screen.getByRole('button', { name: 'Post Job' }));
  expect(await screen.findByText('Job posted successfully!')).toBeVisible();
  const sent = api.calls.find(({ method, path }) => method === 'POST' && path === '/jobs');
  expect(sent?.body).toMatchObject({ title: 'Printer', location_city: 'Chattanooga' });
});

it('says why a job is hidden, and sends one objection to the operators', async () => {
  const hidden = { hidden_reason: 'Several people reported this job.', hidden_by: 'reports' };
  let job: object = { ...full, status: 'closed', ...hidden };
  let refusals = 1;
  const { user, api } = openDashboard('jobs', {
    'GET /my-jobs': () => [job],
    'POST /jobs/7/objection': () => {
      if (refusals-- > 0) throw refusal(422, 'Please write less.');
      job = { ...job, objected_at: '2026-11-20T11:00:00.000Z' };
      return { detail: 'Thank you. An operator will look at your job again.' };
    },
  });
  expect(await screen.findByText('Hidden: Several people reported this job.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Object: Printer' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText('Say why the job should be shown.')).toBeVisible();
  await user.type(screen.getByLabelText(/^Why should it be shown/), 'It is real.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Please write less.')).toBeVisible();
  expect(screen.getByLabelText(/^Why should it be shown/)).toHaveValue('It is real.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(
    await screen.findByText('Thank you. An operator will look at your job again.'),
  ).toBeVisible();
  expect(await screen.findByText(/^You objected/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Object: Printer' })).toBeNull();
  expect(api.calls.findLast(({ method }) => method === 'POST')?.body).toEqual({
    text: 'It is real.',
  });
});
