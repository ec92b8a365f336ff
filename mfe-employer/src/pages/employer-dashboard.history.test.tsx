import type { ServerEvent } from '@commons/contracts/shell-contract';
import { screen, waitFor, within } from '@commons/web-kit/testing/test-render';
import { openDashboard } from '../testing/open-dashboard';
import { application } from '../testing/samples';

beforeEach(() => sessionStorage.clear());

it('shows the history of an application', async () => {
  const at = '2026-11-03T12:00:00.000Z';
  const { user } = openDashboard('applications', {
    'GET /applications/all': () => [
      application('a', {
        timeline: [
          { kind: 'submitted', at },
          { kind: 'viewed', at },
          { kind: 'status', at, status: 'reviewed' },
          { kind: 'email', at, subject: 'Come on Tuesday', email_type: 'custom' },
        ],
      }),
    ],
  });
  await user.click(await screen.findByText('History'));
  expect(screen.getAllByRole('listitem').map(({ lastChild }) => lastChild?.textContent)).toEqual([
    'Application received',
    'You opened the resume',
    'You marked it as Reviewed',
    'You sent an email: Come on Tuesday',
  ]);
});

it('shows a withdrawn application as such, with nothing to decide', async () => {
  openDashboard('applications', {
    'GET /applications/all': () => [application('a', { withdrawn_at: '2026-11-04T12:00:00.000Z' })],
  });
  const card = within(await screen.findByRole('article', { name: 'Person a' }));
  expect(card.getAllByText('Withdrawn')[0]).toBeVisible();
  expect(card.getByText('Nov 4, 2026')).toBeVisible();
  expect(card.queryByText('Pending')).toBeNull();
  expect(card.queryByRole('button')).toBeNull();
});

it('sends a note with the next decision or alone, and keeps its draft', async () => {
  const { user, api } = openDashboard('applications', {
    'GET /applications/all': () => [application('a', { status: 'reviewed' })],
    'PUT /applications/a/status': () => application('a'),
  });
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const puts = () => api.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  await press('Add a note');
  expect(screen.getByRole('button', { name: 'Save note' })).toBeDisabled();
  await user.type(screen.getByLabelText('Note to the applicant'), 'Come on Tuesday.');
  await press('Save note');
  await waitFor(() => expect(screen.queryByLabelText('Note to the applicant')).toBeNull());
  await press('Add a note');
  await user.type(screen.getByLabelText('Note to the applicant'), 'Welcome.');
  await press('Accept');
  await waitFor(() =>
    expect(puts()).toEqual([
      { status: 'reviewed', notes: 'Come on Tuesday.' },
      { status: 'accepted', notes: 'Welcome.' },
    ]),
  );
});

it('shows a new application without a reload', async () => {
  let rows = [application('a')];
  let tell = () => {};
  async function* events(): AsyncGenerator<ServerEvent> {
    yield { event: 'ready', data: '{}' };
    await new Promise<void>((resolve) => {
      tell = resolve;
    });
    yield { event: 'application', data: '{"application_id":"b"}' };
    await new Promise(() => {});
  }
  openDashboard('applications', {
    'GET /applications/all': () => rows,
    'GET /applications/events': events,
  });
  await screen.findByRole('article', { name: 'Person a' });
  rows = [application('b'), ...rows];
  tell();
  expect(await screen.findByRole('article', { name: 'Person b' })).toBeVisible();
});
