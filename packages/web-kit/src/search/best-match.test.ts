import { chosenOrder, orderChoices, orderOf } from './best-match';

const names = { newest: 'Newest first', oldest: 'Oldest first' };
type Sort = keyof typeof names;
const filters = (search: string, sortBy: Sort = 'newest', byDate = false) => ({
  search,
  sortBy,
  byDate,
});

describe('the order of a list with words (decision A69)', () => {
  it('defaults to the best match with words, and to the newest first without', () => {
    expect(orderOf(filters(''))).toBe('newest');
    expect(orderOf(filters('baker'))).toBe('best');
    expect(orderOf(filters('baker', 'oldest'))).toBe('oldest');
    expect(
      orderOf({ ...filters('baker'), ...chosenOrder<Sort>({ search: 'baker' }, 'newest') }),
    ).toBe('newest');
    expect(
      orderOf({ ...filters('baker', 'oldest'), ...chosenOrder<Sort>({ search: 'baker' }, 'best') }),
    ).toBe('best');
  });

  it('is the best match within a distance, with near results first', () => {
    const near = { ...filters(''), location: '72205', within: '10' };
    expect(orderOf(near)).toBe('best');
    expect(orderOf({ ...near, within: '' })).toBe('newest');
    expect(orderOf({ ...near, location: ' ' })).toBe('newest');
    expect(orderOf({ ...near, ...chosenOrder<Sort>(near, 'newest') })).toBe('newest');
  });

  it('offers the best match next to the other orders only while there are words', () => {
    const labels = (search: string) =>
      orderChoices({ search }, ['newest', 'oldest'] as const, names).map(({ label }) => label);
    expect(labels(' ')).toEqual(['Newest first', 'Oldest first']);
    expect(labels('baker')).toEqual(['Best match', 'Newest first', 'Oldest first']);
  });
});
