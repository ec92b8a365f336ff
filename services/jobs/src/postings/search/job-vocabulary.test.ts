import {
  categoryFilters,
  employmentTypeOf,
  experienceLevelOf,
  locationTypeIn,
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

  it('reads a column "Remote" with yes or no, or with other words (decision B175)', () => {
    expect(['yes', 'TRUE', 'No', 'sí', 'WFH', 'Teletrabajo'].map(locationTypeOf)).toEqual([
      ...['Remote', 'Remote', 'On-site', 'Remote', 'Remote', 'Remote'],
    ]);
  });

  it.each([
    ['Billing Clerk (Remote)', 'Remote'],
    ['FT Data Entry - Work From Home', 'Remote'],
    ['Asistente (desde casa)', 'Remote'],
    ['Accountant, Hybrid', 'Hybrid'],
    ['Remote Sensing Analyst', undefined],
    ['Hybrid Vehicle Mechanic', undefined],
    ['Line Cook', undefined],
  ])('the title %j says %j of the workplace (decision B175)', (title, place) => {
    expect(locationTypeIn(title)).toBe(place);
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
