import { renderPage, screen } from '../testing/test-render.js';
import { SuggestingSearchBox } from './suggesting-search-box.js';

it('searches from the first page and with corrections, also before its script has started', () => {
  renderPage(
    <SuggestingSearchBox
      fetchSuggestions={async () => []}
      filters={{ search: 'oven', exact: true, category: '', location: 'Erie' }}
      label="Search jobs"
      onAgain={() => {}}
      onChange={() => {}}
      pageOf={() => undefined}
      path="/jobs/suggestions"
      placeholder="Title"
    />,
    { route: '/jobs', at: '/jobs?search=oven&location=Erie&page=3&exact=true&utm=x' },
  );
  const form = screen.getByRole<HTMLFormElement>('search');
  const sent = Object.fromEntries(new FormData(form));
  expect(sent).toEqual({ search: 'oven', location: 'Erie', utm: 'x' });
});
