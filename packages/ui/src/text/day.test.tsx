import { render, screen } from '@testing-library/react';
import { Day, DayTime, dayText } from './day';

const iso = '2026-11-21T12:00:00Z';

it('writes a day for people, and one for machines', () => {
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

it('writes days and times of the town, wherever the reader is', () => {
  document.head.innerHTML = '<meta name="commons-time-zone" content="Pacific/Kiritimati">';
  expect(dayText(iso)).toBe('Nov 22, 2026');
  render(<DayTime iso={iso} />);
  expect(screen.getByText(/^Nov 22, 2026, 2:00\sAM$/)).toBeTruthy();
  document.head.innerHTML = '<meta name="commons-time-zone" content="Nowhere/Else">';
  expect(dayText(iso)).toBe('Nov 21, 2026');
  document.head.innerHTML = '';
});
