import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Disclosure } from './disclosure';

it('opens and closes by its button and says so', async () => {
  render(
    <Disclosure count={2} label="Filters">
      <p>Category</p>
    </Disclosure>,
  );
  const button = screen.getByRole('button', { name: /Filters\s*2/ });
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(panel?.hidden).toBe(true);
  await userEvent.click(button);
  expect([button.getAttribute('aria-expanded'), panel?.hidden]).toEqual(['true', false]);
  await userEvent.click(button);
  expect([button.getAttribute('aria-expanded'), panel?.hidden]).toEqual(['false', true]);
});

it('leaves the state to a caller who wants it', async () => {
  const onToggle = jest.fn();
  render(
    <Disclosure label="Filters" onToggle={onToggle} open={false}>
      <p>Category</p>
    </Disclosure>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  expect(onToggle).toHaveBeenCalledWith(true);
  expect(screen.getByRole('button', { name: 'Filters' }).getAttribute('aria-expanded')).toBe(
    'false',
  );
});
