import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { Button, ButtonLink, IconButton } from './button';

const RouterLink = ({ to, ...rest }: { to: string } & ComponentProps<'a'>) => (
  <a href={`/base${to}`} {...rest} />
);

it('shows the busy label, is disabled and cannot be pressed while its call runs', async () => {
  const onClick = jest.fn();
  const { rerender } = render(
    <Button busyLabel="Signing in..." onClick={onClick}>
      Sign in
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(onClick).toHaveBeenCalledTimes(1);

  rerender(
    <Button busy busyLabel="Signing in..." onClick={onClick}>
      Sign in
    </Button>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Signing in...' });
  expect(button.disabled).toBe(true);
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('does not submit a form by default', async () => {
  const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button>Cancel</Button>
      <IconButton icon={null} label="Close" />
      <Button type="submit">Send</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('draws a link with the element that the caller brings', () => {
  render(
    <ButtonLink as={RouterLink} to="/register" variant="primary">
      Get Started
    </ButtonLink>,
  );
  expect(screen.getByRole('link', { name: 'Get Started' }).getAttribute('href')).toBe(
    '/base/register',
  );
});

it('has the focus again after its call, unless the person moved it', () => {
  const form = (busy: boolean) => (
    <>
      <Button busy={busy}>Save</Button>
      <Button>Other</Button>
    </>
  );
  const { rerender } = render(form(false));
  const button = screen.getByRole('button', { name: 'Save' });
  button.focus();
  rerender(form(true));
  // Browsers blur a disabled button on rendering.
  button.blur();
  rerender(form(false));
  expect(document.activeElement).toBe(button);

  rerender(form(true));
  const other = screen.getByRole('button', { name: 'Other' });
  other.focus();
  rerender(form(false));
  expect(document.activeElement).toBe(other);
});
