import {
  fakeApi,
  renderPage,
  screen,
  testUser,
  waitFor,
} from '@commons/web-kit/testing/test-render';
import LoginPage from './login.page';
import RegisterPage from './register.page';

const employer = testUser({ account_type: 'employer' });
const answer = () => ({ access_token: 'token-1', token_type: 'bearer', user: employer });
const api = () => fakeApi({ 'POST /auth/login': answer, 'POST /auth/register': answer });
const address = '/employer-dashboard?tab=applications&application=7';

beforeEach(() => sessionStorage.clear());

async function register(user: ReturnType<typeof renderPage>['user']) {
  await user.type(screen.getByLabelText('Full name'), 'Ada Brook');
  await user.type(screen.getByLabelText('Email'), 'ada@example.org');
  await user.selectOptions(screen.getByLabelText('Account type'), 'employer');
  await user.type(screen.getByLabelText('Password'), 'secret words');
  await user.type(screen.getByLabelText('Confirm password'), 'secret words');
}

describe('a deep link', () => {
  const open = (returnTo: string) =>
    renderPage(<LoginPage />, { route: '/login', state: { returnTo }, api: api() });
  const signIn = async (user: ReturnType<typeof renderPage>['user']) => {
    await user.type(screen.getByLabelText('Email'), 'ada@example.org');
    await user.type(screen.getByLabelText('Password'), 'secret words{Enter}');
  };

  it('survives the sign-in', async () => {
    const { user, path } = open(address);
    await signIn(user);
    await waitFor(() => expect(path()).toBe(address));
  });

  it('never leads off the site', async () => {
    const { user, path } = open('//evil.example/employer-dashboard');
    await signIn(user);
    await waitFor(() => expect(path()).toBe('/employer-dashboard'));
  });

  it('survives the creation of an account', async () => {
    const { user, path } = renderPage(<RegisterPage />, {
      route: '/register',
      state: { returnTo: address },
      api: api(),
    });
    await register(user);
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(path()).toBe(address));
  });
});

describe('the input on /register', () => {
  const open = () => renderPage(<RegisterPage />, { route: '/register', api: api() });

  it('survives a reload, without the password, until the account is created', async () => {
    const first = open();
    await register(first.user);
    first.unmount();
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('secret words');

    const second = open();
    expect(screen.getByLabelText('Full name')).toHaveValue('Ada Brook');
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.org');
    expect(screen.getByLabelText('Account type')).toHaveValue('employer');
    expect(screen.getByLabelText('Password')).toHaveValue('');
    await second.user.type(screen.getByLabelText('Password'), 'secret words');
    await second.user.type(screen.getByLabelText('Confirm password'), 'secret words');
    await second.user.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(second.path()).toBe('/employer-dashboard'));
    second.unmount();

    open();
    expect(screen.getByLabelText('Full name')).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
  });
});
