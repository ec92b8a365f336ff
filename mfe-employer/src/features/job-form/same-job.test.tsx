import { jobSample } from '@commons/web-kit/testing/job-sample';
import {
  fakeApi,
  refusal,
  renderPage,
  screen,
  waitFor,
} from '@commons/web-kit/testing/test-render';
import { JobForm } from './job.form';

beforeEach(() => sessionStorage.clear());

const posting = {
  title: 'Baker',
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
const open = {
  id: '7',
  title: 'Baker',
  location_city: 'Erie',
  location_state: 'PA',
  created_at: '2026-11-02T12:00:00.000Z',
  expires_at: '2027-01-01T12:00:00.000Z',
};
const button = (name: string) => screen.getByRole('button', { name });

async function post(answers: Parameters<typeof fakeApi>[0], initial: object = posting) {
  const api = fakeApi({ 'POST /jobs': () => jobSample('8'), ...answers });
  const [onPosted, onCancel] = [jest.fn(), jest.fn()];
  const form = <JobForm initial={initial} onPosted={onPosted} onCancel={onCancel} />;
  const page = renderPage(form, { api });
  await page.user.click(button('Next Step'));
  await page.user.click(button('Next Step'));
  await page.user.click(button('Post Job'));
  const posted = () => api.calls.filter(({ path }) => path === '/jobs');
  return { ...page, api, onPosted, onCancel, posted };
}
const isOpen = { 'GET /my-jobs/same': () => [open] };
const title = 'You already have this job open';

it('points out that the same job is open, and posts another when that is wanted', async () => {
  const { user, onPosted, posted, api } = await post(isOpen);
  const dialog = await screen.findByRole('dialog', { name: title });
  expect(dialog).toHaveTextContent('“Baker” in Erie, PA');
  expect(posted()).toEqual([]);
  expect(api.calls[0]?.path).toContain('title=Baker');
  expect(screen.getByRole('link', { name: 'Edit it' })).toHaveAttribute(
    'href',
    '/employer-dashboard?tab=jobs&edit=7',
  );
  await user.click(button('Post another'));
  await waitFor(() => expect(onPosted).toHaveBeenCalled());
  expect(posted()).toHaveLength(1);
});

it('renews the open job instead', async () => {
  const { user, onCancel, posted, api } = await post({
    ...isOpen,
    'PATCH /jobs/7/status': () => jobSample('7'),
  });
  await screen.findByRole('dialog', { name: title });
  await user.click(button('Renew it'));
  expect(await screen.findByText('“Baker” is on the board for another 60 days.')).toBeVisible();
  expect(button('Done')).toHaveFocus();
  await user.click(button('Done'));
  expect(onCancel).toHaveBeenCalled();
  expect(posted()).toEqual([]);
  expect(api.calls.at(-1)).toMatchObject({ method: 'PATCH', body: { status: 'active' } });
});

it('leads back to the form with all that was typed', async () => {
  const { user, posted } = await post(isOpen);
  await screen.findByRole('dialog', { name: title });
  await user.click(button('Close'));
  await user.click(screen.getByRole('button', { name: /Basic Info/ }));
  expect(screen.getByLabelText('Job Title')).toHaveValue('Baker');
  expect(posted()).toEqual([]);
});

it('posts when the check fails', async () => {
  const { onPosted } = await post({
    'GET /my-jobs/same': () => {
      throw refusal(503);
    },
  });
  await waitFor(() => expect(onPosted).toHaveBeenCalled());
});

it('sends urgent only when it is ticked', async () => {
  const { posted } = await post({ 'GET /my-jobs/same': () => [] }, { ...posting, urgent: true });
  await waitFor(() => expect(posted()[0]?.body).toMatchObject({ urgent: true }));
});
