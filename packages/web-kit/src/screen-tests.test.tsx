// Of scripts/jest/screen-setup.cjs and browser-environment.cjs, which save screen tests time.
import { render, screen, waitFor } from '@testing-library/react';

it('a missing element is reported with the page that was there instead', async () => {
  render(<p>Still loading</p>);
  const missing = screen.findByText('Ready', {}, { timeout: 60 });
  await expect(missing).rejects.toThrow(/Unable to find .*Ready[\s\S]*Still loading/);
});

it('the page is printed when an error is read, not whenever a wait looks again', async () => {
  const { rerender } = render(<p>before</p>);
  const errors: unknown[] = [];
  await waitFor(() => {
    try {
      screen.getByText('Ready');
    } catch (error) {
      errors.push(error);
    }
  });
  rerender(<p>after</p>);
  expect(String((errors[0] as Error).message)).toContain('after');
});

it('a list of elements has its length, also with an element of that name', () => {
  render(<p id="length">one</p>);
  expect(document.getElementsByTagName('p').length).toBe(1);
});
