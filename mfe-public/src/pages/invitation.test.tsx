import {
  fakeApi,
  networkError,
  networkText,
  refusal,
  renderPage,
  screen,
  testUser,
} from '@commons/web-kit/testing/test-render';
import InvitationPage from './invitation.page';

const invitation = {
  business_name: 'Ridge Bakery',
  inviter_name: 'Rosa Lopez',
  email: 'sam@example.org',
  role: 'viewer',
  expires_at: '2030-01-05T09:00:00.000Z',
};
const failing = (error: unknown) => () => {
  throw error;
};

function open(
  handlers: Parameters<typeof fakeApi>[0],
  user: Parameters<typeof testUser>[0] | null = null,
  at = '/invitation?token=abc',
) {
  const api = fakeApi({ 'POST /auth/invitations/read': () => invitation, ...handlers });
  const route = { route: '/invitation', at, api };
  return { api, ...renderPage(<InvitationPage />, { ...route, user: user && testUser(user) }) };
}

const sam = { email: 'sam@example.org', account_type: 'employer' } as const;

describe('/invitation', () => {
  it('shows inviter and business, and accepts with the invited account', async () => {
    const { user, api } = open(
      { 'POST /auth/invitations/accept': failing(refusal(409, 'No')) },
      sam,
    );
    expect(await screen.findByRole('heading', { name: 'Work for Ridge Bakery' })).toBeVisible();
    expect(screen.getByText(/Rosa Lopez invites you as a viewer/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('No');
    expect(api.calls.at(-1)).toMatchObject({ body: { token: 'abc' } });
  });

  it('asks guests to sign in, and others to sign out first', async () => {
    const guest = open({});
    expect(await screen.findByRole('link', { name: 'Sign in' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
    guest.unmount();
    open({}, { ...sam, email: 'ada@example.org' });
    expect(await screen.findByText(/You are signed in as ada@example.org/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  });

  it('declines', async () => {
    const { user } = open({ 'POST /auth/invitations/decline': () => undefined }, sam);
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    expect(await screen.findByRole('heading', { name: 'Invitation declined' })).toBeVisible();
  });

  it('distinguishes an answered invitation from a failed connection, which can be retried', async () => {
    const over = open({ 'POST /auth/invitations/read': failing(refusal(400, 'It was answered.')) });
    expect(await screen.findByRole('alert')).toHaveTextContent('It was answered.');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    over.unmount();
    let answer: () => unknown = failing(networkError());
    const { user } = open({ 'POST /auth/invitations/read': () => answer() });
    expect(await screen.findByRole('alert')).toHaveTextContent(networkText);
    answer = () => invitation;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Work for Ridge Bakery' })).toBeVisible();
  });

  it('reports an incomplete link', async () => {
    open({}, null, '/invitation');
    expect(await screen.findByRole('alert')).toHaveTextContent('not complete');
  });
});
