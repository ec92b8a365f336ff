import { render, screen } from '@testing-library/react';
import { LoadMore } from './load-more';

it.each([
  [1, 1, 'Showing 1 of 1'],
  [2, 2, 'Showing 2 of 2 jobs'],
  [1, 3, 'Showing 1 of 3 jobs'],
  [2, undefined, 'Showing 2 jobs'],
])('with %s of %s rows says: %s', (shown, total, text) => {
  render(<LoadMore noun="jobs" onMore={() => undefined} shown={shown} {...(total && { total })} />);
  expect(screen.getByRole('status').textContent).toBe(text);
});
