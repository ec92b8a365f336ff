import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RetryBanner } from './retry-banner';

it('says what failed, and tries again once a press', async () => {
  const retry = jest.fn();
  render(<RetryBanner onRetry={retry}>The jobs could not be loaded.</RetryBanner>);
  screen.getByText('The jobs could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('takes no press while it is trying', async () => {
  const retry = jest.fn();
  render(
    <RetryBanner busy onRetry={retry}>
      The jobs could not be loaded.
    </RetryBanner>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).not.toHaveBeenCalled();
});
