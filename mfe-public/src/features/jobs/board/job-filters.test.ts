import {
  activeFilterCount,
  filtersFromQuery,
  queryWithFilters,
} from '@commons/web-kit/page/address-filters';
import { jobFilterRules, noJobFilters, searchRequest, wholeDollars } from './job-filters';

const read = (query: URLSearchParams) => filtersFromQuery(query, jobFilterRules);

const chosen = {
  search: 'press operator',
  category: 'Manufacturing',
  location: 'Chattanooga',
  within: '',
  employment_type: 'full-time',
  experience_level: 'Mid Level',
  company_size: '11-50',
  salary_min: '45,000',
  salary_max: '60000',
  posted_within_days: '7',
  remote_ok: true,
  has_salary: true,
  source: 'imported' as const,
  sortBy: 'salary_high' as const,
  exact: false,
};

describe('filters in the address', () => {
  it('are restored from the address', () => {
    const filters = { ...chosen, byDate: true };
    expect(read(queryWithFilters(new URLSearchParams(), filters, noJobFilters))).toEqual(filters);
  });

  it('leave no parameter when empty, and keep other parameters', () => {
    const query = new URLSearchParams('tab=search&category=Retail&sortBy=title');
    expect(queryWithFilters(query, noJobFilters, noJobFilters).toString()).toBe('tab=search');
  });

  it('[JOB-04] have the specified keys; an unknown sort falls back to newest', () => {
    expect(read(new URLSearchParams('sortBy=cheapest&remote_ok=maybe'))).toEqual(noJobFilters);
    expect(Object.keys(noJobFilters)).toEqual(
      expect.arrayContaining(
        'search category location employment_type experience_level salary_min salary_max sortBy remote_ok has_salary'.split(
          ' ',
        ),
      ),
    );
    expect(noJobFilters.sortBy).toBe('newest');
  });
});

it('counts active filters, without empty values, newest and unticked boxes', () => {
  expect(activeFilterCount(noJobFilters, noJobFilters)).toBe(0);
  expect(
    activeFilterCount({ ...noJobFilters, category: 'Retail', has_salary: true }, noJobFilters),
  ).toBe(2);
  expect(activeFilterCount({ ...noJobFilters, sortBy: 'oldest' }, noJobFilters)).toBe(1);
  expect(activeFilterCount({ ...noJobFilters, location: '   ' }, noJobFilters)).toBe(0);
  // Search words are no filter.
  expect(activeFilterCount({ ...chosen, byDate: false }, noJobFilters)).toBe(12);
});

describe('the search call', () => {
  it('sends nothing for empty filters', () => {
    expect(searchRequest(noJobFilters)).toEqual({});
  });

  it('sends every value, amounts and days as integers', () => {
    const { within: _any, exact: _tolerant, ...sent } = chosen;
    expect(searchRequest({ ...chosen, byDate: false }, 50)).toEqual({
      ...sent,
      salary_min: 45_000,
      salary_max: 60_000,
      posted_within_days: 7,
      offset: 50,
    });
  });

  it('sends the place with a distance as the centre of a circle, and exact words on request', () => {
    const near = { ...noJobFilters, search: 'rn', location: ' 72205 ', within: '10', exact: true };
    expect(searchRequest(near)).toEqual({
      search: 'rn',
      near: '72205',
      within_miles: 10,
      exact: true,
    });
    expect(searchRequest({ ...noJobFilters, within: '10' })).toEqual({});
  });

  it('leaves out blanks and invalid amounts', () => {
    expect(
      searchRequest({ ...noJobFilters, search: '  ', salary_min: 'much', salary_max: '0' }),
    ).toEqual({ salary_max: 0 });
  });
});

it.each([
  ['45000', 45_000],
  ['$45,000', 45_000],
  ['45k', 45_000],
  ['45.000', 45_000],
  ['52.5K', 52_500],
  ['45000.99', 45_000],
  ['999999999999', 100_000_000],
  ['-5', undefined],
  ['', undefined],
  ['12 monkeys', undefined],
])('reads %p as %p dollars', (typed, amount) => expect(wholeDollars(typed)).toBe(amount));
