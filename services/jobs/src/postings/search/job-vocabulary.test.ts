import {
  categoryFilters,
  employmentTypeOf,
  experienceLevelOf,
  locationTypeOf,
} from './job-vocabulary.js';

describe('job vocabulary', () => {
  it.each([
    ['Entry Level', 'Entry Level'],
    ['  mid level ', 'Mid Level'],
    ['mid', 'Mid Level'],
    ['Senior (5-8)', 'Senior Level'],
    ['Lead/Principal (8+)', 'Senior Level'],
    ['internship', 'Internship'],
    ['3 years of welding', undefined],
    ['', undefined],
  ])('experience %j is %j (decision A24)', (text, level) => {
    expect(experienceLevelOf(text)).toBe(level);
  });

  it('normalizes employment and location types to their lists', () => {
    expect(employmentTypeOf('full_time')).toBe('Full-time');
    expect(employmentTypeOf('PART TIME')).toBe('Part-time');
    expect(employmentTypeOf('Seasonal')).toBe('Seasonal');
    expect(employmentTypeOf(undefined)).toBe('');
    expect(locationTypeOf('remote')).toBe('Remote');
    expect(locationTypeOf('onsite')).toBe('On-site');
    expect(locationTypeOf(undefined)).toBeUndefined();
  });

  it('matches filters to categories by the alias table (decision A22)', () => {
    expect(categoryFilters('Information Technology')).toEqual([
      'Information Technology',
      'Technology',
    ]);
    expect(categoryFilters('writing & editing')).toEqual(['writing & editing', 'Other']);
    expect(categoryFilters('Retail')).toEqual(['Retail']);
  });
});
