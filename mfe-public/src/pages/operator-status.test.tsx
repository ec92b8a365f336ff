import { refusal, screen, waitFor, within, withTotal } from '@commons/web-kit/testing/test-render';
import { waitedText } from '../features/operator/status/waited-text';
import { failedTask, openStatus, publishedTools, queue } from '../testing/open-status';

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const dialog = () => within(screen.getByRole('dialog'));

it('shows health, version and problems of each deployable', async () => {
  openStatus();
  const part = await section('Deployables');
  const [gateway, jobs, ai] = await part.findAllByRole('listitem');
  expect(gateway).toHaveTextContent('gatewayWell0.1.0redis ok');
  expect(jobs).toHaveTextContent('jobsIn trouble0.1.0 commit 3f2a9c1b with changesmongo disk full');
  expect(ai).toHaveTextContent('aiNo answerVersion unknown');
});

it('shows the other parts when one fails', async () => {
  let isAway = true;
  const { user } = openStatus({
    'GET /auth/operator/queues': () => {
      if (isAway) throw refusal(503);
      return withTotal([queue('auth')], '1');
    },
  });
  const part = await section('Tasks');
  expect(await part.findByText(/The queues could not be loaded/)).toBeVisible();
  expect((await (await section('Switches')).findAllByRole('listitem')).length).toBe(2);
  isAway = false;
  await user.click(part.getByRole('button', { name: 'Try again' }));
  expect(await part.findByText('None failed')).toBeVisible();
});

it('retries failed tasks, and deletes them with a reason', async () => {
  let failed = [failedTask('a'), failedTask('b')];
  const { user, api } = openStatus({
    'GET /auth/operator/queues': () => withTotal([queue('jobs', { failed: failed.length })], '1'),
    'GET /auth/operator/queues/jobs/failed': () => withTotal(failed, String(failed.length)),
    'POST /auth/operator/queues/jobs/retry': ({ body }) => {
      failed = failed.filter(({ id }) => !(body as { ids: string[] }).ids.includes(id));
      return { tasks: 1 };
    },
    'POST /auth/operator/queues/jobs/drop': () => {
      failed = [];
      return { tasks: 1 };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Failed tasks of jobs' }));
  expect(await screen.findAllByText('Connection refused')).toHaveLength(2);
  expect(screen.getAllByText(/12 tries, the last .*request request-7/)).toHaveLength(2);
  const [again] = screen.getAllByRole('button', { name: 'Run again: jobs.mail-status' });
  await user.click(again as HTMLElement);
  expect(await screen.findByText('1 task restarted.')).toBeVisible();
  await waitFor(() => expect(screen.getAllByText('Connection refused')).toHaveLength(1));

  await user.click(screen.getByRole('button', { name: 'Discard: jobs.mail-status' }));
  expect(dialog().getByText(/will never run/)).toBeVisible();
  await user.click(dialog().getByRole('button', { name: 'Discard' }));
  expect(dialog().getByText('Say why.')).toBeVisible();
  await user.type(dialog().getByLabelText('Reason'), 'Too late');
  await user.click(dialog().getByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('1 task discarded.')).toBeVisible();
  const posted = api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(posted).toEqual([{ ids: ['a'] }, { ids: ['b'], reason: 'Too late' }]);
});

it('shows browser reports per version, and releases one to all visitors', async () => {
  const { user, api } = openStatus({
    'PUT /operator/front-ends/mfe-tools/release': () => ({ release_by: 'console', front_ends: [] }),
  });
  const part = await section('Front ends');
  expect(await part.findByText(/90 % of visitors.*90 page views.*0 not loaded/)).toBeVisible();
  expect(part.getByText(/^Before: 1\.4\.2/)).toHaveTextContent(/Nov 19, 2026.* by Bea\.$/);
  expect(part.getByText(/10 % of visitors.*4 not loaded.*5 errors/)).toBeVisible();
  await user.click(part.getByRole('button', { name: 'Give mfe-tools 1.4.2 to all visitors…' }));
  await user.type(dialog().getByLabelText('Reason'), 'It does not load');
  await user.click(dialog().getByRole('button', { name: 'Give 1.4.2 to all' }));
  expect(await screen.findByText('Visitors get mfe-tools 1.4.2 within seconds.')).toBeVisible();
  expect(api.calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    ...{ version: '1.4.2', reason: 'It does not load' },
    changed_at: '2026-11-20T09:00:00.000Z',
  });
});

it('names the command where the console must not release, and why a version is refused', async () => {
  openStatus({
    'GET /operator/front-ends': () => ({
      release_by: 'command',
      front_ends: [
        { ...publishedTools, refused: 'mfe-tools 1.6.0 requires of the shell: react 20' },
      ],
    }),
  });
  const part = await section('Front ends');
  expect(await part.findByText('npm run release -- mfe-tools 1.5.0')).toBeVisible();
  expect(part.getByText(/Not taken as it is published: mfe-tools 1.6.0 requires/)).toBeVisible();
  expect(part.queryByRole('button', { name: /to all visitors/ })).toBeNull();
});

it('switches a feature off with a reason, and shows the notice', async () => {
  let on = true;
  const { user, api } = openStatus({
    'GET /auth/operator/feature-switches': () =>
      withTotal(
        [
          {
            ...{ name: 'registration', on },
            ...(!on && {
              ...{ changed_by: 'Opal Operator', reason: 'False accounts' },
              changed_at: '2026-11-20T10:00:00.000Z',
            }),
          },
        ],
        '1',
      ),
    'PUT /auth/operator/feature-switches/registration': ({ body }) => {
      on = (body as { on: boolean }).on;
      return { name: 'registration', on };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Switch off: New accounts' }));
  expect(dialog().getByText(/New accounts cannot be created at the moment/)).toBeVisible();
  await user.type(dialog().getByLabelText('Reason'), 'False accounts');
  await user.click(dialog().getByRole('button', { name: 'Switch off' }));
  expect(await screen.findByText(/by Opal Operator: False accounts/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Switch on: New accounts' })).toBeVisible();
  expect(api.calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    ...{ on: false, reason: 'False accounts' },
  });
});

it.each([
  [5, '5 seconds'],
  [60, '1 minute'],
  [7_199, '1 hour'],
  [200_000, '2 days'],
])('%i seconds are %s', (seconds, text) => {
  expect(waitedText(new Date(0).toISOString(), seconds * 1_000)).toBe(text);
});
