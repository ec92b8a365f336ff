import {
  fakeApi,
  refusal,
  renderPage,
  screen,
  testUser,
  within,
} from '@commons/web-kit/testing/test-render';
import { sent } from '../testing/open-dashboard';
import JobSeekerDashboardPage from './job-seeker-dashboard.page';

const at = '2026-11-04T12:00:00.000Z';

function open(answers: Parameters<typeof fakeApi>[0]) {
  const api = fakeApi(answers);
  const route = '/job-seeker-dashboard';
  const user = testUser({ full_name: 'Jamie Lindqvist' });
  return {
    api,
    ...renderPage(<JobSeekerDashboardPage />, {
      user,
      api,
      route,
      at: `${route}?tab=applications`,
    }),
  };
}

it('withdraws an application after a confirmation, and shows it', async () => {
  let withdrawn = false;
  let refused = true;
  const { user } = open({
    'GET /my-applications': () => [
      sent('1', { job_title: 'Baker', ...(withdrawn && { withdrawn_at: at }) }),
    ],
    'POST /my-applications/1/withdraw': () => {
      if (refused) throw refusal(503);
      withdrawn = true;
      return sent('1', { job_title: 'Baker', withdrawn_at: at });
    },
  });
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  await press('Withdraw application');
  expect(screen.getByRole('dialog', { name: 'Withdraw this application?' })).toBeVisible();
  await press('Keep it');
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Withdraw application');
  await press('Withdraw');
  expect(await screen.findByText('Failed to withdraw the application.')).toBeVisible();
  refused = false;
  await press('Withdraw');
  const card = within(await screen.findByRole('article', { name: 'Baker' }));
  expect((await card.findAllByText('Withdrawn'))[0]).toBeVisible();
  expect(card.getByText('Nov 4, 2026')).toBeVisible();
  expect(card.queryByText('Pending')).toBeNull();
  expect(screen.queryByRole('button', { name: /Withdraw/ })).toBeNull();
  expect(card.getByRole('link', { name: 'Baker' })).toHaveFocus();
  expect(await screen.findByText('Application withdrawn')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Status'), 'pending');
  expect(screen.getByText('None of your applications has this status')).toBeVisible();
});

it('shows the history of an application', async () => {
  const { user } = open({
    'GET /my-applications': () => [
      sent('1', {
        timeline: [
          { kind: 'submitted', at },
          { kind: 'viewed', at },
          { kind: 'email', at, subject: 'Come on Tuesday', email_type: 'interview_invitation' },
          { kind: 'status', at, status: 'accepted' },
        ],
      }),
    ],
  });
  await user.click(await screen.findByText('History'));
  for (const text of [
    'You applied',
    'The employer opened your resume',
    'The employer sent you an email: Come on Tuesday',
    'The employer marked it as Accepted',
  ])
    expect(screen.getByText(text)).toBeVisible();
});

it('shows a changed status without a reload', async () => {
  let status: 'pending' | 'accepted' = 'pending';
  let tell = () => {};
  open({
    'GET /my-applications': () => [sent('1', { status })],
    'GET /my-applications/events': async function* () {
      yield { event: 'ready', data: '{}' };
      await new Promise<void>((resolve) => {
        tell = resolve;
      });
      yield { event: 'application', data: JSON.stringify({ application_id: '1' }) };
      await new Promise(() => {});
    },
  });
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('Pending')).toBeVisible();
  status = 'accepted';
  tell();
  expect(await card.findByText('Accepted')).toBeVisible();
});

it('says that the employer took the job down, and leads nowhere', async () => {
  open({ 'GET /my-applications': () => [sent('1', { job_title: 'Baker', job_deleted_at: at })] });
  const card = within(await screen.findByRole('article', { name: 'Baker' }));
  expect(card.getByText(/^The employer removed this job on/)).toHaveTextContent('Nov 4, 2026');
  expect(card.queryByRole('link', { name: 'Baker' })).toBeNull();
});

it('[B164] says that the employer is gone, whose closed job can still be read', async () => {
  open({ 'GET /my-applications': () => [sent('1', { job_title: 'Baker', employer_left_at: at })] });
  const card = within(await screen.findByRole('article', { name: 'Baker' }));
  expect(card.getByText(/^The employer deleted its account on/)).toHaveTextContent('Nov 4, 2026');
  expect(card.getByRole('link', { name: 'Baker' })).toBeVisible();
});
