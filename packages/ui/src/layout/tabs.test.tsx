import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './tabs';

const items = [
  { id: 'overview', label: 'Overview' },
  { id: 'jobs', label: 'Jobs' },
  { id: 'profile', label: 'Profile' },
] as const;

function Dashboard() {
  const [active, setActive] = useState<(typeof items)[number]['id']>('overview');
  return (
    <>
      <Tabs active={active} items={items} label="Dashboard" onChange={setActive}>
        The {active} panel
      </Tabs>
      <button type="button">After</button>
    </>
  );
}

const open = () => screen.getByRole('tab', { selected: true }).textContent;

it('moves and opens by arrows, Home and End, and wraps around', async () => {
  render(<Dashboard />);
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Overview');
  for (const [key, expected] of [
    ['{ArrowRight}', 'Jobs'],
    ['{End}', 'Profile'],
    ['{ArrowRight}', 'Overview'],
    ['{ArrowLeft}', 'Profile'],
    ['{Home}', 'Overview'],
  ] as const) {
    await userEvent.keyboard(key);
    expect(open()).toBe(expected);
    expect(document.activeElement?.textContent).toBe(expected);
  }
});

it('is one stop for the Tab key', async () => {
  render(<Dashboard />);
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('After');
});

it('names the panel by the open tab', async () => {
  render(<Dashboard />);
  await userEvent.click(screen.getByRole('tab', { name: 'Jobs' }));
  const panel = screen.getByRole('tabpanel', { name: 'Jobs' });
  expect(panel.textContent).toBe('The jobs panel');
  expect(screen.getByRole('tab', { name: 'Jobs' }).getAttribute('aria-controls')).toBe(panel.id);
});
