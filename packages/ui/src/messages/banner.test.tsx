import { act, fireEvent, render, screen } from '@testing-library/react';
import { MessageBanner } from './banner';
import { useTimedMessage } from './use-timed-message';

function Screen() {
  const { message, showSuccess, showError, clear } = useTimedMessage();
  return (
    <>
      <button onClick={() => showSuccess('Job posted successfully!')} type="button">
        succeed
      </button>
      <button onClick={() => showError('Failed to load jobs.')} type="button">
        fail
      </button>
      <MessageBanner message={message} onClose={clear} />
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it.each([
  ['success', 'succeed', 'Job posted successfully!', 'status'],
  ['error', 'fail', 'Failed to load jobs.', 'alert'],
])('[SHL-15] shows a %s banner for 5000 ms and no longer', (tone, button, text, role) => {
  render(<Screen />);
  press(button);
  expect(screen.getByRole(role).textContent).toContain(text);
  // The classes that apply the green and red tokens.
  expect(screen.getByText(text).closest(`.${tone}`)).toBeTruthy();
  pass(4999);
  expect(screen.getByText(text)).toBeTruthy();
  pass(1);
  expect(screen.queryByText(text)).toBeNull();
});

it('restarts the 5000 ms for each message, also for the same text', () => {
  render(<Screen />);
  press('succeed');
  pass(3000);
  press('succeed');
  pass(4999);
  expect(screen.getByText('Job posted successfully!')).toBeTruthy();
  pass(1);
  expect(screen.queryByText('Job posted successfully!')).toBeNull();
});

it('keeps a message that arrives while the last one disappears', () => {
  render(<Screen />);
  press('succeed');
  act(() => {
    screen.getByRole('button', { name: 'fail' }).click();
    // On a busy page the previous message expires before the new one is rendered.
    jest.advanceTimersByTime(5000);
  });
  expect(screen.getByText('Failed to load jobs.')).toBeTruthy();
});

it('shows one message at a time', () => {
  render(<Screen />);
  press('succeed');
  press('fail');
  expect(screen.queryByText('Job posted successfully!')).toBeNull();
  expect(screen.getByText('Failed to load jobs.')).toBeTruthy();
});

it('closes by its button', () => {
  render(<Screen />);
  press('fail');
  press('Dismiss');
  expect(screen.queryByText('Failed to load jobs.')).toBeNull();
});
