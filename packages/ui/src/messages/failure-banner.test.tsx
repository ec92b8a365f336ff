import { render, screen } from '@testing-library/react';
import { FailureBanner } from './failure-banner';

it('scrolls to itself each time that something fails, and is nothing before', () => {
  const shown: Element[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    shown.push(this);
  };
  const { rerender, container } = render(<FailureBanner>{''}</FailureBanner>);
  expect(container.innerHTML).toBe('');
  expect(shown).toEqual([]);
  for (const times of [1, 2]) {
    rerender(<FailureBanner>Please try again in a minute.</FailureBanner>);
    expect(shown).toHaveLength(times);
    expect(shown.at(-1)?.contains(screen.getByRole('alert'))).toBe(true);
    rerender(<FailureBanner>{''}</FailureBanner>);
  }
});
