import {
  fakeApi,
  networkError,
  refusal,
  renderPage,
  screen,
  timedOut,
  timeoutText,
  waitFor,
} from '@commons/web-kit/testing/test-render';
import { act } from 'react';
import ResendVerificationPage from './resend-verification.page';
import VerifyEmailPage from './verify-email.page';

const failing = (error: unknown) => () => {
  throw error;
};

describe('/verify-email', () => {
  const open = (verify: () => unknown, at = '/verify-email?token=t1') => {
    const api = fakeApi({ 'POST /auth/verify-email': verify });
    return { api, ...renderPage(<VerifyEmailPage />, { route: '/verify-email', at, api }) };
  };

  it('[AUT-13] sends the token without a session and shows a spinner', async () => {
    const { api } = open(() => new Promise(() => {}));
    expect(screen.getByRole('status')).toHaveTextContent('Verifying your email...');
    expect(api.calls[0]).toMatchObject({ method: 'POST', body: { token: 't1' }, plain: true });
  });

  it('[AUT-14] shows success and goes to /login after 3 seconds', async () => {
    jest.useFakeTimers();
    try {
      const { path } = open(() => ({ message: 'ok' }));
      await act(() => jest.advanceTimersByTimeAsync(10));
      expect(screen.getByText('Email Verified!')).toBeVisible();
      expect(screen.getByText('Your email has been verified successfully!')).toBeVisible();
      expect(screen.getByText('Redirecting to login...')).toBeVisible();
      await act(() => jest.advanceTimersByTimeAsync(2900));
      expect(path()).toBe('/verify-email?token=t1');
      await act(() => jest.advanceTimersByTimeAsync(100));
      expect(path()).toBe('/login');
    } finally {
      jest.useRealTimers();
    }
  });

  it('[AUT-15] offers another mail and a link back after a failure', async () => {
    open(failing(refusal(400)));
    expect(await screen.findByText('Verification Failed')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Resend Verification Email' })).toHaveAttribute(
      'href',
      '/resend-verification',
    );
    expect(screen.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login');
  });

  it.each([
    [
      'no token',
      '/verify-email',
      refusal(400),
      'Invalid verification link. Please check your email and try again.',
    ],
    ['a server text', undefined, refusal(400, 'Link already used'), 'Link already used'],
    [
      'an answer without one',
      undefined,
      refusal(500),
      'Email verification failed. The link may have expired.',
    ],
    [
      'no network',
      undefined,
      networkError(),
      'An error occurred during verification. Please try again.',
    ],
    ['a time-out', undefined, timedOut(), timeoutText],
  ])('[AUT-16] shows why: %s', async (_case, at, error, text) => {
    const { api } = open(failing(error), at);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(api.calls).toHaveLength(at ? 0 : 1);
  });
});

it('sends the token again while the link could not be checked', async () => {
  let isDown = true;
  const verify = () => {
    if (isDown) throw refusal(503, 'Service temporarily unavailable. Please try again later.');
    return { message: 'ok' };
  };
  const api = fakeApi({ 'POST /auth/verify-email': verify });
  const at = '/verify-email?token=t1';
  const { user } = renderPage(<VerifyEmailPage />, { route: '/verify-email', at, api });
  expect(
    await screen.findByRole('heading', { name: 'We could not check your link' }),
  ).toBeVisible();
  expect(screen.queryByText('Verification Failed')).toBeNull();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Email Verified!')).toBeVisible();
});

describe('/resend-verification', () => {
  const open = (resend: () => unknown) => {
    const api = fakeApi({ 'POST /auth/resend-verification': resend });
    return { api, ...renderPage(<ResendVerificationPage />, { api }) };
  };
  const send = async (user: ReturnType<typeof open>['user']) => {
    await user.type(screen.getByLabelText('Email'), 'ada@example.org');
    await user.click(screen.getByRole('button', { name: 'Send Verification Email' }));
  };

  it('[AUT-17] has one required e-mail field, a busy label, and sends the address', async () => {
    const { user, api } = open(() => new Promise(() => {}));
    expect(screen.getByLabelText('Email')).toBeRequired();
    expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
    await send(user);
    expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    expect(api.calls[0]).toMatchObject({ method: 'POST', body: { email: 'ada@example.org' } });
  });

  it('[AUT-18] says that it was sent, or why not', async () => {
    const done = open(() => ({ message: 'Done' }));
    await send(done.user);
    expect(await screen.findByText('Email Sent!')).toBeVisible();
    expect(screen.getByText('Verification email sent! Please check your inbox.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login');
    done.unmount();

    const failures = [
      [refusal(429, 'Too many mails'), 'Too many mails'],
      [refusal(500), 'Failed to send verification email.'],
      [networkError(), 'An error occurred. Please try again.'],
      [timedOut(), timeoutText],
    ] as const;
    for (const [error, text] of failures) {
      const failed = open(failing(error));
      await send(failed.user);
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
      failed.unmount();
    }
  });
});
