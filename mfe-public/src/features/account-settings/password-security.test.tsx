import type { SessionItem } from '@commons/contracts/account/account-profile';
import {
  networkError,
  networkText,
  refusal,
  screen,
  timedOut,
  timeoutText,
  waitFor,
  within,
} from '@commons/web-kit/testing/test-render';
import { openAccount } from './testing/open-account';

const failing = (error: unknown) => () => {
  throw error;
};

describe('the password', () => {
  const open = (change: () => unknown = () => ({ message: 'Done' })) =>
    openAccount({ section: 'security', handlers: { 'PUT /auth/password': change } });

  it('[ACC-06] checks current, new, match and length in this order, and sends nothing', async () => {
    const { retype, press, sent } = open();
    const onlyProblem = async (text: string) => {
      await press('Update Password');
      expect(screen.getByText(text)).toBeVisible();
      expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(1);
    };
    await retype('Confirm New Password', 'x');
    await onlyProblem('Current password is required');
    await retype('Current Password', 'old-secret');
    await onlyProblem('New password is required');
    await retype('New Password', 'five5');
    await onlyProblem('New passwords do not match');
    await retype('Confirm New Password', 'five5');
    await onlyProblem('Password must be at least 6 characters long');
    expect(sent()).toEqual([]);
    await retype('New Password', 'six666');
    await retype('Confirm New Password', 'six666');
    await press('Update Password');
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  const fill = async ({ retype, press }: ReturnType<typeof open>) => {
    await retype('Current Password', 'old-secret');
    await retype('New Password', 'new-secret');
    await retype('Confirm New Password', 'new-secret');
    await press('Update Password');
  };

  it('[ACC-07] sends both, confirms, empties the fields and refetches the sessions', async () => {
    const page = open();
    await fill(page);
    expect(await screen.findByText('Password updated successfully!')).toBeVisible();
    expect(page.sent()).toEqual([
      expect.objectContaining({
        method: 'PUT',
        path: '/auth/password',
        body: { current_password: 'old-secret', new_password: 'new-secret' },
      }),
    ]);
    for (const label of ['Current Password', 'New Password', 'Confirm New Password']) {
      expect(screen.getByLabelText(label)).toHaveValue('');
    }
    const reads = () => page.api.calls.filter(({ path }) => path === '/auth/sessions');
    await waitFor(() => expect(reads()).toHaveLength(2));
  });

  it.each([
    ['a server text', refusal(400, 'Current password is wrong'), 'Current password is wrong'],
    ['an answer without one', refusal(500), 'Failed to update password'],
    ['no network', networkError(), networkText],
    ['a time-out', timedOut(), timeoutText],
  ])('[ACC-07] shows why it failed and keeps the input: %s', async (_case, error, text) => {
    await fill(open(failing(error)));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText('New Password')).toHaveValue('new-secret');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret');
  });

  it('is busy while saving', async () => {
    await fill(open(() => new Promise(() => {})));
    expect(screen.getByRole('button', { name: 'Updating...' })).toBeDisabled();
  });
});

describe('the sessions', () => {
  const session = (id: string, device: string, current = false): SessionItem => ({
    id,
    device,
    current,
    created_at: '2026-11-01T08:00:00.000Z',
    last_used_at: '2026-11-20T08:00:00.000Z',
  });
  const here = session('s1', 'Firefox on Linux', true);
  const phone = session('s2', 'Safari on iPhone');
  const work = session('s3', 'Edge on Windows');

  const open = (handlers: Parameters<typeof openAccount>[0] = {}) => {
    let rows = [phone, here, work];
    return openAccount({
      section: 'security',
      handlers: {
        'GET /auth/sessions': () => rows,
        'DELETE /auth/sessions/*': ({ path }) => {
          rows = rows.filter(({ id }) => !path.endsWith(id));
        },
        'DELETE /auth/sessions': () => {
          rows = [here];
        },
        ...handlers.handlers,
      },
    });
  };
  const devices = async () =>
    within(await screen.findByRole('list', { name: 'Signed-in devices' }))
      .getAllByRole('listitem')
      .map((row) => row.textContent);

  it('are listed with this one first; every other one can be ended', async () => {
    const { press, sent } = open();
    expect(await devices()).toEqual([
      expect.stringContaining('Firefox on LinuxThis device'),
      expect.stringContaining('Safari on iPhone'),
      expect.stringContaining('Edge on Windows'),
    ]);
    expect(screen.queryByRole('button', { name: 'Sign out Firefox on Linux' })).toBeNull();
    await press('Sign out Safari on iPhone');
    expect(await screen.findByText('Signed out: Safari on iPhone.')).toBeVisible();
    expect(sent()).toEqual([
      expect.objectContaining({ method: 'DELETE', path: '/auth/sessions/s2' }),
    ]);
    expect(await devices()).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Sign out Edge on Windows' })).toHaveFocus();
  });

  it('are all ended except this one', async () => {
    const { press, sent } = open();
    await devices();
    await press('Sign out everywhere else');
    expect(await screen.findByText('Signed out everywhere else.')).toBeVisible();
    expect(sent()).toEqual([expect.objectContaining({ method: 'DELETE', path: '/auth/sessions' })]);
    expect(await devices()).toEqual([expect.stringContaining('This device')]);
    expect(screen.queryByRole('button', { name: /^Sign out/ })).toBeNull();
  });

  it('stay listed when ending one fails', async () => {
    const { press } = open({ handlers: { 'DELETE /auth/sessions/*': failing(networkError()) } });
    await devices();
    await press('Sign out Safari on iPhone');
    expect(await screen.findByRole('alert')).toHaveTextContent('Network error.');
    expect(await devices()).toHaveLength(3);
  });

  it('can be reloaded after a failed load', async () => {
    let answer: () => unknown = failing(refusal(500));
    const { press } = open({ handlers: { 'GET /auth/sessions': () => answer() } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Server error.');
    answer = () => [here];
    await press('Try again');
    expect(await devices()).toHaveLength(1);
  });
});
