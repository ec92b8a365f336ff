import {
  fakeApi,
  networkError,
  refusal,
  renderPage,
  screen,
  testUser,
} from '@commons/web-kit/testing/test-render';
import { act } from 'react';
import ContactPage from './contact.page';

const open = (answer: () => unknown, options: Parameters<typeof renderPage>[1] = {}) => {
  const api = fakeApi({ 'POST /contact': answer });
  return { api, ...renderPage(<ContactPage />, { route: '/contact', api, ...options }) };
};
const button = (name: string) => screen.getByRole('button', { name });

async function fill(user: ReturnType<typeof open>['user']) {
  await user.type(screen.getByLabelText('Name'), 'Ann Reed');
  await user.type(screen.getByLabelText('Email'), 'ann@example.org');
  await user.type(screen.getByLabelText('Subject'), 'Hours');
  await user.type(screen.getByLabelText('Message'), 'When do you open?');
}

beforeEach(() => sessionStorage.clear());

it('[STA-05] asks for name, email, subject and message, all required, and is busy while sending', async () => {
  const { user, api } = open(() => new Promise(() => {}));
  for (const label of ['Name', 'Email', 'Subject', 'Message']) {
    expect(screen.getByLabelText(label)).toBeRequired();
  }
  await user.click(button('Send Message'));
  for (const text of [
    'Enter your name.',
    'Enter your email address.',
    'Say in a few words what it is about.',
    'Write your message.',
  ]) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(api.calls).toHaveLength(0);
  await fill(user);
  await user.click(button('Send Message'));
  expect(button('Sending...')).toBeDisabled();
  expect(api.calls.map(({ body }) => body)).toEqual([
    { name: 'Ann Reed', email: 'ann@example.org', subject: 'Hours', message: 'When do you open?' },
  ]);
});

it('[STA-06] confirms after a second, and returns to an empty form', async () => {
  const { user } = open(() => ({ id: '1' }));
  await fill(user);
  jest.useFakeTimers();
  try {
    await act(async () => button('Send Message').click());
    await act(() => jest.advanceTimersByTimeAsync(999));
    expect(screen.queryByText('Message sent successfully')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(50));
    expect(screen.getByText('Message sent successfully')).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
  await user.click(button('Send another message'));
  for (const label of ['Name', 'Email', 'Subject', 'Message']) {
    expect(screen.getByLabelText(label)).toHaveValue('');
  }
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

it('[STA-06] never confirms before the message is stored', async () => {
  let store: (answer: unknown) => void = () => {};
  const { user } = open(() => new Promise((resolve) => (store = resolve)));
  await fill(user);
  await user.click(button('Send Message'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 1_300)));
  expect(screen.queryByText('Message sent successfully')).toBeNull();
  await act(async () => store({ id: '1' }));
  expect(await screen.findByText('Message sent successfully')).toBeVisible();
});

it.each([[networkError()], [refusal(500)], [refusal(429, 'Too many messages today.')]])(
  '[STA-06] shows a failure, and keeps the text',
  async (error) => {
    const { user } = open(() => {
      throw error;
    });
    await fill(user);
    await user.click(button('Send Message'));
    expect(
      await screen.findByText('Failed to send message. Please try again later.'),
    ).toBeVisible();
    expect(screen.getByLabelText('Message')).toHaveValue('When do you open?');
    expect(button('Send Message')).toBeEnabled();
  },
);

it('prefills the signed-in user, and the subject of the link once', async () => {
  const { user, path } = open(() => ({ id: '1' }), {
    at: '/contact?subject=Change%20account%20type',
    user: testUser(),
  });
  expect(screen.getByLabelText('Name')).toHaveValue('Ada Brook');
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.org');
  expect(screen.getByLabelText('Subject')).toHaveValue('Change account type');
  await user.type(screen.getByLabelText('Message'), 'I opened a shop.');
  await user.click(button('Send Message'));
  await user.click(await screen.findByRole('button', { name: 'Send another message' }));
  expect(path()).toBe('/contact');
  expect(screen.getByLabelText('Subject')).toHaveValue('');
});

it('keeps the input over a reload', async () => {
  const first = open(() => ({ id: '1' }));
  await first.user.type(screen.getByLabelText('Message'), 'Half a thought');
  first.unmount();
  open(() => ({ id: '1' }));
  expect(screen.getByLabelText('Message')).toHaveValue('Half a thought');
});

it('has a honeypot field that people cannot reach', async () => {
  const { user, api, container } = open(() => ({ id: '1' }));
  await fill(user);
  expect(screen.getAllByRole('textbox')).toHaveLength(4);
  const trap = container.querySelector<HTMLInputElement>('[aria-hidden="true"] input');
  expect(trap).toHaveAttribute('tabindex', '-1');
  if (trap) trap.value = 'https://spam.example';
  await user.click(button('Send Message'));
  expect(api.calls[0]?.body).toMatchObject({ website: 'https://spam.example' });
});
