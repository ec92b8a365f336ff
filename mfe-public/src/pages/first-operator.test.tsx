import { fakeApi, refusal, renderPage, screen } from '@commons/web-kit/testing/test-render';
import FirstOperatorPage from './first-operator.page';

const answer = () => ({
  ...{ access_token: 'token', token_type: 'bearer' },
  user: {
    ...{ id: 'o', full_name: 'Opal Stone', email: 'opal@hall.example', account_type: 'employer' },
    ...{ email_verified: false, created_at: '2026-11-24T10:00:00.000Z', operator: true },
  },
});

function open(at: string, create: () => unknown = answer) {
  const api = fakeApi({ 'POST /auth/first-operator': create });
  const signIn = jest.fn();
  const route = '/first-operator';
  return {
    api,
    signIn,
    ...renderPage(<FirstOperatorPage />, { route, at, api, session: { signIn } }),
  };
}

async function fill(user: ReturnType<typeof open>['user']) {
  await user.type(screen.getByLabelText('Full name'), 'Opal Stone');
  await user.type(screen.getByLabelText(/^Email/), 'opal@hall.example');
  await user.type(screen.getByLabelText('Password'), 'correct horse battery');
  await user.type(screen.getByLabelText('Confirm password'), 'correct horse battery');
  await user.click(screen.getByRole('button', { name: 'Create the account' }));
}

it('makes an operator with the link’s token, and opens the portal settings', async () => {
  const { api, user, signIn, path } = open('/first-operator#s3cret');
  await fill(user);
  await screen.findByText('elsewhere');
  expect(api.calls[0]?.body).toEqual({
    ...{ token: 's3cret', full_name: 'Opal Stone', email: 'opal@hall.example' },
    password: 'correct horse battery',
  });
  expect(signIn).toHaveBeenCalledWith(answer());
  expect(path()).toBe('/operator/portal');
});

it('reports an expired link, and keeps the input', async () => {
  const { user } = open('/first-operator#s3cret', () => {
    throw refusal(404, 'This link is over: it was used.');
  });
  await fill(user);
  expect(await screen.findByText('This link is over: it was used.')).toBeVisible();
  expect(screen.getByLabelText('Full name')).toHaveValue('Opal Stone');
});

it('asks for the complete link when its token is missing', () => {
  open('/first-operator');
  expect(screen.getByRole('alert')).toHaveTextContent('Open it again exactly as it was printed');
});
