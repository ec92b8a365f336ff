import type { AccountProfile } from '@commons/contracts/account/account-profile';
import { refusal, screen, within } from '@commons/web-kit/testing/test-render';
import { employerProfile, openAccount, seekerProfile } from './testing/open-account';

const dueAt = '2026-12-05T09:00:00.000Z';

describe('your data', () => {
  it('asks for the password before deleting the account, and says what is deleted', async () => {
    let stored: AccountProfile = { ...employerProfile, deletion_days: 30 };
    const { user, sent } = openAccount({
      profile: stored,
      handlers: {
        'GET /auth/profile': () => stored,
        'POST /auth/account-deletion': ({ body }) => {
          if ((body as { current_password: string }).current_password !== 'right password') {
            throw refusal(400, 'Current password is incorrect');
          }
          stored = { ...stored, deletion_due_at: dueAt };
          return stored;
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/^Everything is deleted 30 days from now/)).toBeVisible();
    expect(dialog.getByText(/Your jobs close/)).toBeVisible();
    const confirm = dialog.getByRole('button', { name: 'Delete my account' });
    await user.click(confirm);
    expect(sent()).toHaveLength(0);
    await user.type(dialog.getByLabelText('Current Password'), 'wrong');
    await user.click(confirm);
    expect(await dialog.findByText('Current password is incorrect')).toBeVisible();
    await user.clear(dialog.getByLabelText('Current Password'));
    await user.type(dialog.getByLabelText('Current Password'), 'right password');
    await user.click(confirm);
    expect(await screen.findByText(/We have emailed you the date/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByRole('button', { name: 'Keep my account' })).toHaveFocus();
  });

  it('shows the deletion date, and cancels the deletion', async () => {
    let stored: AccountProfile = { ...seekerProfile, deletion_due_at: dueAt };
    const { press, sent } = openAccount({
      profile: stored,
      handlers: {
        'GET /auth/profile': () => stored,
        'DELETE /auth/account-deletion': () => {
          stored = seekerProfile;
          return stored;
        },
      },
    });
    expect(await screen.findByText(/will be deleted on December 5, 2026/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
    await press('Keep my account');
    expect(await screen.findByText('Your account stays.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Delete my account' })).toHaveFocus();
    expect(sent()).toEqual([expect.objectContaining({ path: '/auth/account-deletion' })]);
  });

  it('says so when the data is not available right now', async () => {
    const { press } = openAccount({
      handlers: {
        'GET /auth/my-data': () => {
          throw refusal(503, 'Service temporarily unavailable. Please try again later.');
        },
      },
    });
    await screen.findByText('Your data');
    await press('Download my data');
    expect(await screen.findByText(/Service temporarily unavailable/)).toBeVisible();
  });

  it('cancels a pending change of address', async () => {
    const { press, sent } = openAccount({
      profile: { ...seekerProfile, pending_email: 'new@example.org' },
      handlers: { 'DELETE /auth/email': () => seekerProfile },
    });
    await screen.findByText(/new@example\.org/);
    await press('Keep my present email');
    expect(await screen.findByText('Your email stays ada@example.org.')).toBeVisible();
    expect(sent()).toEqual([expect.objectContaining({ method: 'DELETE', path: '/auth/email' })]);
  });
});
