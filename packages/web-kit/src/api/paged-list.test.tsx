import { useState } from 'react';
import { renderPage, screen } from '../testing/test-render.js';
import { usePagedList } from './paged-list.js';

const answer = { rows: [{ id: 'a' }, { id: 'b' }, { id: 'a' }], total: 2, more: false };

function List({ onRows }: { readonly onRows: (rows: unknown) => void }) {
  const [typed, type] = useState(0);
  const { rows, loaded } = usePagedList({ queryKey: ['/jobs'], fetchPage: async () => answer });
  if (loaded) onRows(rows);
  return (
    <button onClick={() => type(typed + 1)} type="button">
      {`${rows.length} rows, ${typed}`}
    </button>
  );
}

it('keeps the same rows while only the page around them changes, so that cards are not rendered again', async () => {
  const seen = new Set<unknown>();
  const { user } = renderPage(<List onRows={(rows) => seen.add(rows)} />);
  await user.click(await screen.findByRole('button', { name: '2 rows, 0' }));
  await user.click(screen.getByRole('button', { name: '2 rows, 1' }));
  expect(screen.getByRole('button', { name: '2 rows, 2' })).toBeVisible();
  expect(seen.size).toBe(1);
});
