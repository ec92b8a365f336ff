import type { SessionAnswer } from '@commons/contracts/account/account';
import type { AccountType } from '@commons/contracts/account/account-lists';
import {
  fakeApi,
  networkError,
  networkText,
  refusal,
  renderPage,
  screen,
  testUser,
  timedOut,
  timeoutText,
  waitFor,
} from '@commons/web-kit/testing/test-render';
import LoginPage from './login.page';
import RegisterPage from './register.page';

const answer = (account_type: AccountType): SessionAnswer => ({
  access_token: 'token-1',
  token_type: 'bearer',
  user: testUser({ account_type }),
});

const failing = (error: unknown) => () => {
  throw error;
};

const press = (name: string | RegExp) => screen.getByRole('button', { name });

beforeEach(() => sessionStorage.clear());

describe('/login', () => {
  const open = (login: () => unknown) => {
    const api = fakeApi({ 'POST /auth/login': login });
    const signIn = jest.fn();
    return {
      api,
      signIn,
      ...renderPage(<LoginPage />, { route: '/login', api, session: { signIn } }),
    };
  };
  const fill = async (user: ReturnType<typeof open>['user']) => {
    await user.type(screen.getByLabelText('Email'), 'ada@example.org');
    await user.type(screen.getByLabelText('Password'), 'secret words');
  };

  it('[AUT-05] has its fields, the link for forgotten passwords and a busy label', async () => {
    const { user } = open(() => new Promise(() => {}));
    expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
    expect(screen.getByLabelText('Email')).toBeRequired();
    expect(screen.getByLabelText('Password')).toBeRequired();
    expect(screen.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
    expect(screen.getByRole('link', { name: /forgot/i })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    await fill(user);
    await user.click(press('Sign in'));
    expect(press('Signing in...')).toBeDisabled();
  });

  it.each([
    ['employer', '/employer-dashboard'],
    ['job_seeker', '/job-seeker-dashboard'],
  ] as const)('[AUT-12] stores the session of a %s and goes to %s', async (type, target) => {
    const { user, path, api, signIn } = open(() => answer(type));
    await fill(user);
    await user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await user.keyboard('{Tab}{Tab}{Enter}');
    await waitFor(() => expect(path()).toBe(target));
    expect(signIn).toHaveBeenCalledWith(answer(type));
    expect(api.calls[0]?.body).toEqual({
      email: 'ada@example.org',
      password: 'secret words',
      remember: true,
    });
  });

  it.each([
    [refusal(401, 'Incorrect email or password'), 'Incorrect email or password'],
    [refusal(500), 'Login failed. Please check your credentials.'],
    [networkError(), networkText],
    [timedOut(), timeoutText],
  ])("[AUT-07] [ERR-03] shows the server's message, else its own text", async (error, text) => {
    const { user, signIn } = open(failing(error));
    await fill(user);
    await user.click(press('Sign in'));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(press('Sign in')).toBeEnabled();
    expect(signIn).not.toHaveBeenCalled();
  });

  it('shows next to each field what is missing, and sends nothing', async () => {
    const { user, api } = open(() => answer('employer'));
    await user.type(screen.getByLabelText('Email'), 'ada');
    await user.click(press('Sign in'));
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/name@example\.com/);
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.');
    expect(api.calls).toHaveLength(0);
  });
});

describe('/register', () => {
  const open = (register: () => unknown) => {
    const api = fakeApi({ 'POST /auth/register': register });
    const signIn = jest.fn();
    return {
      api,
      signIn,
      ...renderPage(<RegisterPage />, { route: '/register', api, session: { signIn } }),
    };
  };
  const fill = async (user: ReturnType<typeof open>['user'], confirm = '1', password = confirm) => {
    await user.type(screen.getByLabelText('Full name'), 'Ada Brook');
    await user.type(screen.getByLabelText('Email'), 'ada@example.org');
    await user.type(screen.getByLabelText('Password'), password);
    await user.type(screen.getByLabelText('Confirm password'), confirm);
  };

  it('[AUT-08] has its fields, the two account types and a busy label', async () => {
    const { user } = open(() => new Promise(() => {}));
    for (const label of ['Full name', 'Email', 'Password', 'Confirm password']) {
      expect(screen.getByLabelText(label)).toBeRequired();
    }
    const type = screen.getByLabelText('Account type');
    expect(type).toHaveValue('job_seeker');
    expect(screen.getByRole('option', { name: 'Employer / Business Owner' })).toHaveValue(
      'employer',
    );
    await fill(user);
    await user.click(press('Create account'));
    expect(press('Creating account...')).toBeDisabled();
  });

  it('[AUT-09] sends nothing while the passwords differ, and enforces no strength', async () => {
    const { user, api } = open(failing(refusal(422)));
    await fill(user, '2', '1');
    await user.click(press('Create account'));
    expect(screen.getByText('Passwords do not match')).toBeVisible();
    expect(api.calls).toHaveLength(0);
    await user.clear(screen.getByLabelText('Confirm password'));
    await user.type(screen.getByLabelText('Confirm password'), '1');
    await user.click(press('Create account'));
    expect(api.calls).toHaveLength(1);
  });

  it('[AUT-12] sends the input, stores the session and goes to the dashboard', async () => {
    const { user, api, signIn, path } = open(() => answer('employer'));
    await fill(user, 'secret');
    await user.selectOptions(screen.getByLabelText('Account type'), 'employer');
    await user.click(press('Create account'));
    await waitFor(() => expect(path()).toBe('/employer-dashboard'));
    expect(signIn).toHaveBeenCalledWith(answer('employer'));
    expect(api.calls[0]?.body).toEqual({
      full_name: 'Ada Brook',
      email: 'ada@example.org',
      password: 'secret',
      account_type: 'employer',
    });
  });

  it.each([
    [refusal(409, 'Email already registered'), 'Email already registered'],
    [refusal(503), 'Registration failed. Please try again.'],
    [networkError(), networkText],
    [timedOut(), timeoutText],
  ])("[AUT-11] [ERR-03] shows the server's message, else its own text", async (error, text) => {
    const { user } = open(failing(error));
    await fill(user);
    await user.click(press('Create account'));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it("shows a refused field's message next to the field only", async () => {
    const msg = 'Password must be at least 6 characters long';
    const { user } = open(
      failing(refusal(422, [{ loc: ['body', 'password'], msg, type: 'too_short' }])),
    );
    await fill(user);
    await user.click(press('Create account'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Please check the marked fields\.$/,
    );
    expect(screen.getAllByText(msg)).toHaveLength(1);
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(msg);
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });
});

it('explains in place of the form that registration is switched off', async () => {
  const api = fakeApi({ 'GET /feature-switches': () => ({ off: ['registration'] }) });
  renderPage(<RegisterPage />, { route: '/register', at: '/register', api });
  expect(await screen.findByText(/New accounts cannot be created at the moment/)).toBeVisible();
  expect(screen.queryByLabelText('Email')).toBeNull();
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
});
