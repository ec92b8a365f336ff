import {
  boardAge,
  detailLocation,
  jobAge,
  levelBadge,
  listLocation,
  postedDate,
  salaryText,
} from './job-text';

describe('location', () => {
  const city = { location_city: 'Chattanooga', location_state: 'TN' };

  it('shows city and state on lists, else the location text, else a placeholder', () => {
    expect(listLocation({ ...city, location: 'Somewhere' })).toBe('Chattanooga, TN');
    expect(listLocation({ location_city: 'Chattanooga', location: 'Hamilton County' })).toBe(
      'Hamilton County',
    );
    expect(listLocation({ location_city: 'Chattanooga' })).toBe('Location not specified');
    expect(listLocation({})).toBe('Location not specified');
  });

  it('[JOB-17] adds the location type on the detail page, and only to city and state', () => {
    expect(detailLocation({ ...city, location_type: 'Hybrid' })).toBe('Chattanooga, TN (Hybrid)');
    expect(detailLocation(city)).toBe('Chattanooga, TN');
    expect(detailLocation({ location: 'Anywhere', location_type: 'Remote' })).toBe('Anywhere');
    expect(detailLocation({ location_type: 'Remote' })).toBe('Location not specified');
  });
});

describe('salary', () => {
  it("prefers the employer's text, then the range, then the minimum", () => {
    expect(salaryText({ salary_range: '$20/hr', salary_min: 41_600 })).toBe('$20/hr');
    expect(salaryText({ salary_min: 45_000, salary_max: 1_060_000 })).toBe('$45,000 - $1,060,000');
    expect(salaryText({ salary_min: 45_000 })).toBe('From $45,000');
    expect(salaryText({ salary_min: 46_000, salary_max: 46_000 })).toBe('$46,000');
    expect(salaryText({ salary_range: '$46,000 - $46,000' })).toBe('$46,000');
  });

  it('is empty without a minimum', () => {
    expect(salaryText({})).toBeUndefined();
    expect(salaryText({ salary_range: '', salary_max: 60_000 })).toBeUndefined();
  });
});

describe('age', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');

  it.each([
    ['2026-11-21T11:59:00Z', '1h ago'],
    ['2026-11-21T09:30:00Z', '2h ago'],
    ['2026-11-20T12:00:01Z', '23h ago'],
    ['2026-11-20T12:00:00Z', '1d ago'],
    ['2026-10-22T12:00:00Z', '30d ago'],
    ['2026-11-21T12:05:00Z', '1h ago'],
  ])('%s is %s', (createdAt, text) => expect(jobAge(createdAt, now)).toBe(text));
});

it.each([
  [true, '2019-03-09T12:00:00Z', 'Mar 2019'],
  [true, '2026-11-20T12:00:00Z', '1d ago'],
  [undefined, '2026-08-01T12:00:00Z', '112d ago'],
])('shows the month of an old import, else the age: %s, %s', (external, date, text) => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  expect(boardAge({ created_at: date, ...(external && { external }) }, now)).toBe(text);
});

it('formats the posting day', () => {
  expect(postedDate('2026-11-21T12:00:00Z')).toBe('Nov 21, 2026');
});

it('does not repeat "level" in the badge', () => {
  expect(levelBadge('Entry Level')).toBe('Entry level');
  expect(levelBadge('Internship')).toBe('Internship level');
});
