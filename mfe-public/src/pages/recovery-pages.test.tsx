import {
  fakeApi,
  networkError,
  refusal,
  renderPage,
  screen,
  testUser,
  timedOut,
  timeoutText,
  waitFor,
} from '@commons/web-kit/testing/test-render';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import ForgotPasswordPage from './forgot-password.page';
import ResetPasswordPage from './reset-password.page';

const failing = (error: unknown) => () => {
  throw error;
};

describe('/forgot-password', () => {
  const open = (forgot: () => unknown) => {
    const api = fakeApi({ 'POST /auth/forgot-password': forgot });
    return { api, ...renderPage(<ForgotPasswordPage />, { route: '/forgot-password', api }) };
  };
  const send = async (user: ReturnType<typeof open>['user']) => {
    await user.type(screen.getByLabelText('Email'), 'ada@example.org');
    await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
  };

  it('[AUT-19] has one required e-mail field and sends its address without a token', async () => {
    const { user, api } = open(() => new Promise(() => {}));
    expect(screen.getByLabelText('Email')).toBeRequired();
    expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
    await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
    expect(api.calls).toHaveLength(0);
    await send(user);
    expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    expect(api.calls).toEqual([
      expect.objectContaining({ method: 'POST', body: { email: 'ada@example.org' }, plain: true }),
    ]);
  });

  it('[AUT-20] answers neutrally, links back, and takes another address on an empty form', async () => {
    const { user } = open(() => ({ message: 'Done' }));
    await send(user);
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(
      'If your email exists in our system, you will receive a password reset link shortly.',
    );
    expect(screen.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login');
    await user.click(screen.getByRole('button', { name: 'Try Another Email' }));
    expect(screen.getByLabelText('Email')).toHaveValue('');
  });

  it('moves the focus and the tab title to the answer, and back', async () => {
    const { user } = open(() => ({ message: 'Done' }));
    expect(document.title).toBe('Forgot password · Commons');
    await send(user);
    await screen.findByRole('heading', { name: 'Check your email' });
    expect(screen.getByRole('status')).toHaveFocus();
    expect(document.title).toBe('Check your email · Commons');
    await user.click(screen.getByRole('button', { name: 'Try Another Email' }));
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(document.title).toBe('Forgot password · Commons');
  });

  it.each([
    ['a server text', refusal(429, 'Too many mails'), 'Too many mails'],
    ['an answer without one', refusal(500), 'Failed to send password reset email.'],
    ['no network', networkError(), 'An error occurred. Please try again.'],
    ['a time-out', timedOut(), timeoutText],
  ])('[AUT-21] shows why not, and keeps the address: %s', async (_case, error, text) => {
    const { user } = open(failing(error));
    await send(user);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.org');
    expect(screen.getByRole('button', { name: 'Send Reset Link' })).toBeEnabled();
  });
});

describe('/reset-password', () => {
  const open = (reset: () => unknown, options: Parameters<typeof renderPage>[1] = {}) => {
    const api = fakeApi({ 'POST /auth/reset-password': reset });
    const at = '/reset-password?token=t1';
    const page = renderPage(<ResetPasswordPage />, {
      route: '/reset-password',
      at,
      api,
      ...options,
    });
    return { api, ...page };
  };
  const fill = async (
    user: ReturnType<typeof open>['user'],
    password: string,
    again = password,
  ) => {
    await user.clear(screen.getByLabelText('New Password'));
    await user.clear(screen.getByLabelText('Confirm New Password'));
    await user.type(screen.getByLabelText('New Password'), password);
    await user.type(screen.getByLabelText('Confirm New Password'), again);
    await user.click(screen.getByRole('button', { name: 'Reset Password' }));
  };

  it('[AUT-22] has two password fields, the hint, and a busy label', async () => {
    const { user } = open(() => new Promise(() => {}));
    const password = screen.getByLabelText('New Password');
    expect(password).toHaveAttribute('type', 'password');
    expect(screen.getByLabelText('Confirm New Password')).toHaveAttribute('type', 'password');
    expect(password).toHaveAccessibleDescription(
      'Must be at least 8 characters with uppercase, lowercase, and number',
    );
    await fill(user, 'Long-enough-1');
    expect(screen.getByRole('button', { name: 'Resetting...' })).toBeDisabled();
  });

  it('[AUT-23] checks the match, then the length, and nothing else', async () => {
    const { user, api } = open(failing(refusal(400)));
    await fill(user, 'short', 'other');
    expect(screen.getByText('Passwords do not match.')).toBeVisible();
    expect(screen.queryByText('Password must be at least 8 characters long.')).toBeNull();
    await fill(user, 'seven77');
    expect(screen.getByText('Password must be at least 8 characters long.')).toBeVisible();
    expect(screen.queryByText('Passwords do not match.')).toBeNull();
    expect(api.calls).toHaveLength(0);
    await fill(user, 'lowercase');
    await waitFor(() => expect(api.calls).toHaveLength(1));
  });

  it('[AUT-24] sends token and password, says so, and goes to /login after 3 seconds', async () => {
    jest.useFakeTimers();
    try {
      const { api, path } = open(() => ({ message: 'Done' }));
      await fill(userEvent.setup({ advanceTimers: jest.advanceTimersByTime }), 'Long-enough-1');
      await act(() => jest.advanceTimersByTimeAsync(10));
      expect(api.calls[0]).toMatchObject({
        method: 'POST',
        body: { token: 't1', new_password: 'Long-enough-1' },
        plain: true,
      });
      expect(screen.getByRole('heading', { name: 'Password Reset!' })).toBeVisible();
      expect(screen.getByText('Your password has been reset successfully!')).toBeVisible();
      await act(() => jest.advanceTimersByTimeAsync(2900));
      expect(path()).toBe('/reset-password?token=t1');
      await act(() => jest.advanceTimersByTimeAsync(100));
      expect(path()).toBe('/login');
    } finally {
      jest.useRealTimers();
    }
  });

  it('checks the session of a signed-in user before going to /login', async () => {
    jest.useFakeTimers();
    try {
      const refresh = jest.fn(async () => {});
      const { path } = open(() => ({ message: 'Done' }), {
        user: testUser(),
        session: { refresh },
      });
      await fill(userEvent.setup({ advanceTimers: jest.advanceTimersByTime }), 'Long-enough-1');
      await act(() => jest.advanceTimersByTimeAsync(10));
      await act(() => jest.advanceTimersByTimeAsync(3000));
      expect(refresh).toHaveBeenCalledTimes(1);
      expect(path()).toBe('/login');
    } finally {
      jest.useRealTimers();
    }
  });

  it('[AUT-25] goes straight to the error view without a token', () => {
    const { api } = open(() => ({ message: 'Done' }), { at: '/reset-password' });
    expect(screen.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Invalid reset link. Please request a new password reset.',
    );
    expect(screen.getByRole('link', { name: 'Request New Reset Link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    expect(screen.queryByLabelText('New Password')).toBeNull();
    expect(api.calls).toHaveLength(0);
  });

  it.each([
    ['a server text', refusal(400, 'Link already used'), 'Link already used'],
    ['an answer without one', refusal(500), 'Failed to reset password. The link may have expired.'],
    ['no network', networkError(), 'An error occurred. Please try again.'],
    ['a time-out', timedOut(), timeoutText],
  ])('[AUT-25] shows why it failed, and keeps the input: %s', async (_case, error, text) => {
    const { user } = open(failing(error));
    await fill(user, 'Long-enough-1');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
    expect(screen.getByLabelText('New Password')).toHaveValue('Long-enough-1');
  });
});
