import { renderPage, screen } from '../testing/test-render.js';
import { activeFilterCount, type FilterRules, useAddressFilters } from './address-filters.js';

const none = { search: '', open: false, sortBy: 'newest' };
const rules: FilterRules<typeof none> = { none, known: { sortBy: ['newest', 'oldest'] } };

function List() {
  const [filters, change] = useAddressFilters(rules);
  return (
    <>
      <p>{JSON.stringify(filters)}</p>
      <p>{activeFilterCount(filters, none)} active</p>
      <button type="button" onClick={() => change({ search: 'rye & salt' })}>
        Search
      </button>
      <button
        type="button"
        onClick={() => {
          change({ open: true });
          change({ sortBy: 'oldest' });
        }}
      >
        Two at once
      </button>
      <button type="button" onClick={() => change(none)}>
        Clear
      </button>
    </>
  );
}

describe('useAddressFilters', () => {
  it('reads the address; unknown values count as not set', () => {
    renderPage(<List />, { route: '/list', at: '/list?open=maybe&sortBy=price&search=rye&tab=x' });
    expect(screen.getByText('{"search":"rye","open":false,"sortBy":"newest"}')).toBeVisible();
    expect(screen.getByText('0 active')).toBeVisible();
  });

  it('writes changes, also two at once, and leaves other keys alone', async () => {
    const { user, path } = renderPage(<List />, { route: '/list', at: '/list?tab=x' });
    await user.click(screen.getByText('Search'));
    await user.click(screen.getByText('Two at once'));
    expect(path()).toBe('/list?tab=x&search=rye+%26+salt&open=true&sortBy=oldest');
    expect(screen.getByText('2 active')).toBeVisible();
    await user.click(screen.getByText('Clear'));
    expect(path()).toBe('/list?tab=x');
  });
});
