import { act, fireEvent, render, screen } from '@testing-library/react';
import { Tabs } from './tabs';

const items = ['One', 'Two', 'Three'].map((label) => ({ id: label, label }));

/** Gives the tab list the sizes that a browser would measure. */
function measure(sizes: { scrollLeft?: number; clientWidth: number; scrollWidth: number }) {
  const list = screen.getByRole('tablist');
  for (const [name, value] of Object.entries({ scrollLeft: 0, ...sizes })) {
    Object.defineProperty(list, name, { configurable: true, value });
  }
  fireEvent.scroll(list);
  return list.parentElement as HTMLElement;
}

const open = () =>
  render(
    <Tabs active="One" items={items} label="Dashboard" onChange={() => {}}>
      Panel
    </Tabs>,
  );

it('shows on which side there are more tabs', () => {
  open();
  const fits = measure({ clientWidth: 300, scrollWidth: 300 });
  expect(fits.dataset).not.toHaveProperty('moreAfter');
  expect(measure({ clientWidth: 300, scrollWidth: 500 }).dataset).toMatchObject({
    moreAfter: 'true',
  });
  const middle = measure({ scrollLeft: 100, clientWidth: 300, scrollWidth: 500 });
  expect(middle.dataset).toMatchObject({ moreAfter: 'true', moreBefore: 'true' });
  const end = measure({ scrollLeft: 200, clientWidth: 300, scrollWidth: 500 });
  expect(end.dataset).toMatchObject({ moreBefore: 'true' });
  expect(end.dataset).not.toHaveProperty('moreAfter');
});

it('scrolls on by a click, outside the keyboard order', () => {
  open();
  const strip = measure({ clientWidth: 300, scrollWidth: 500 });
  const list = screen.getByRole('tablist');
  list.scrollBy = jest.fn();
  const more = strip.querySelector<HTMLElement>(':scope > button');
  expect(more?.tabIndex).toBe(-1);
  act(() => more?.click());
  expect(list.scrollBy).toHaveBeenCalledWith({ left: 210 });
});
