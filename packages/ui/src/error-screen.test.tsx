import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorScreen } from './error-screen';

it.each([false, true])(
  'says the given words and offers both ways out (compact: %s)',
  async (compact) => {
    const onRefresh = jest.fn();
    const onTryAgain = jest.fn();
    render(<ErrorScreen compact={compact} onRefresh={onRefresh} onTryAgain={onTryAgain} />);
    expect(
      screen.getByRole('heading', { name: 'Oops! Something went wrong', level: compact ? 2 : 1 }),
    ).toBeTruthy();
    expect(
      screen.getByText(
        "We're sorry, but something unexpected happened. Please try refreshing the page.",
      ),
    ).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Refresh Page' }));
    expect([onRefresh.mock.calls.length, onTryAgain.mock.calls.length]).toEqual([1, 0]);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect([onRefresh.mock.calls.length, onTryAgain.mock.calls.length]).toEqual([1, 1]);
  },
);
