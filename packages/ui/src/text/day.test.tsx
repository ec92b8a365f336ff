import { render, screen } from '@testing-library/react';
import { Day, DayTime, dayText } from './day';

const iso = '2026-11-21T12:00:00Z';

it('writes a day for the reader, and one for machines', () => {
  expect(dayText(iso)).toBe('Nov 21, 2026');
  render(<Day className="small" iso={iso} />);
  const day = screen.getByText('Nov 21, 2026');
  expect([day.getAttribute('datetime'), day.className]).toEqual([iso, 'small']);
});

it('writes the time of day too', () => {
  render(<DayTime iso={iso} />);
  const time = screen.getByText(/^Nov 21, 2026, \d+:\d\d\s[AP]M$/);
  expect(time.getAttribute('datetime')).toBe(iso);
});
