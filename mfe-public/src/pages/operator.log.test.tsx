import { refusal, screen, withTotal } from '@commons/web-kit/testing/test-render';
import { mergeActions } from '../features/operator/log/merge-actions';
import { actionSample, openConsole } from '../testing/open-console';

const at = (minute: number) => `2026-11-20T10:${String(minute).padStart(2, '0')}:00.000Z`;
const minutes = (...list: number[]) => list.map((one) => actionSample(String(one), at(one)));
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('the merged log', () => {
  it('shows no entry that an older entry of another part could still precede', () => {
    const parts = [
      { rows: minutes(50, 40), hasNext: true },
      { rows: minutes(45, 20, 10), hasNext: false },
      { rows: minutes(30), hasNext: true },
    ];
    const { rows, behind } = mergeActions(parts);
    expect([ids(rows), behind]).toEqual([['50', '45', '40'], [0]]);
    const more = parts.with(0, { rows: minutes(50, 40, 35, 25), hasNext: true });
    expect(mergeActions(more)).toMatchObject({ behind: [2] });
    expect(ids(mergeActions(more).rows)).toEqual(['50', '45', '40', '35', '30']);
  });

  it('shows everything once nothing is left to load', () => {
    const parts = [minutes(3, 1), [], minutes(2)].map((rows) => ({ rows, hasNext: false }));
    expect(ids(mergeActions(parts).rows)).toEqual(['3', '2', '1']);
    expect(mergeActions(parts).behind).toEqual([]);
  });
});

it('lists the actions of all services by time, with the reason and a link', async () => {
  openConsole('?tab=log', {
    'GET /jobs/operator/actions': () => [actionSample('a', at(20))],
    'GET /business-directory/operator/actions': () => [
      actionSample('b', at(30), {
        action: 'message-done',
        subject_kind: 'message',
        subject_title: 'Opening hours',
      }),
    ],
    'GET /auth/operator/actions': () => [
      actionSample('c', at(10), {
        action: 'change-account-type',
        subject_kind: 'account',
        subject_title: 'ann@example.org',
        reason: 'employer to job_seeker: Asked for it',
      }),
    ],
  });
  expect(await screen.findByRole('link', { name: 'Job a' })).toHaveAttribute('href', '/jobs/job-a');
  expect(shown()).toEqual([
    expect.stringContaining('Opal Operator marked as done the message Opening hours'),
    expect.stringContaining('Opal Operator hid the job Job aReason a'),
    expect.stringContaining('changed the type of the account ann@example.org'),
  ]);
});

it('loads more from the part that reaches back least', async () => {
  const first = Array.from({ length: 20 }, (_, index) => actionSample(`n${index}`, at(59 - index)));
  const { user, api } = openConsole('?tab=log', {
    'GET /jobs/operator/actions': ({ path }) =>
      withTotal(path.includes('offset=20') ? minutes(7) : first, '21'),
    'GET /auth/operator/actions': () => minutes(5),
  });
  expect(await screen.findByText('Showing 20 of 22 actions')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('Showing 22 of 22 actions')).toBeVisible();
  expect(shown().at(-1)).toContain('Job 5');
  const asked = api.calls.filter(({ path }) => path.includes('offset='));
  expect(asked.map(({ path }) => path)).toEqual(['/jobs/operator/actions?limit=20&offset=20']);
});

it('shows the rest when a service is down, and says what is missing', async () => {
  openConsole('?tab=log', {
    'GET /jobs/operator/actions': () => minutes(5),
    'GET /auth/operator/actions': () => {
      throw refusal(503);
    },
  });
  expect(
    await screen.findByText(
      /The actions on accounts, tasks, switches and front ends could not be loaded/,
    ),
  ).toBeVisible();
  expect(await screen.findByText('Job 5')).toBeVisible();
});

it('says when there are no actions', async () => {
  openConsole('?tab=log', {});
  expect(await screen.findByText('Nothing has been done yet.')).toBeVisible();
});
