import type { Suggestion } from '@commons/contracts/search/suggestions';
import { accountSample } from '@commons/web-kit/testing/account-sample';
import { jobSample } from '@commons/web-kit/testing/job-sample';
import { searchSummary } from '@commons/web-kit/testing/search-summary-sample';
import {
  networkError,
  refusal,
  screen,
  testUser,
  waitFor,
  widenScreen,
  within,
  withTotal,
} from '@commons/web-kit/testing/test-render';
import { openBoard as open } from '../testing/open-board';

// On a wide screen the filters are next to the list.
beforeAll(widenScreen);

type Summary = Parameters<typeof searchSummary>[0];

const openWith = (summary: Summary, at: string, rows: unknown[] = [jobSample('a')]) =>
  open(
    () => withTotal(rows, String(rows.length)),
    { at },
    {
      'POST /jobs/search/summary': () => searchSummary(summary),
    },
  );
const box = () => screen.getByRole('combobox', { name: 'Search jobs' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const partTime = {
  kind: 'Employment type',
  text: 'Part-time',
  words: 'part time',
  search: 'baker',
};

describe('the understood query', () => {
  it('is shown under the box as chips, each of which can be removed', async () => {
    const { user, path } = openWith({ understood: [partTime] }, '/jobs?search=part+time+baker');
    const chips = await screen.findByRole('list', { name: 'Understood as' });
    expect(chips).toHaveTextContent('Part-time');
    await user.click(within(chips).getByRole('button', { name: 'Remove Part-time' }));
    await waitFor(() => expect(path()).toBe('/jobs?search=baker'));
    expect(box()).toHaveValue('baker');
    // Not on the body, where the focus would start over.
    expect(document.activeElement).not.toBe(document.body);
  });

  it('shows no chip for a trade that is the whole query', async () => {
    const nurse = { kind: 'Occupation', text: 'Registered nurses', words: 'nurse' };
    openWith({ understood: [{ ...nurse, search: '' }] }, '/jobs?search=nurse');
    await screen.findByRole('article');
    expect(screen.queryByText('Registered nurses')).toBeNull();
  });

  it('shows corrections, and on request searches for the exact words, which the address stores', async () => {
    const { user, path, bodies } = openWith(
      { corrected: { from: 'acountant', to: 'accountant' } },
      '/jobs?search=acountant&category=Finance',
    );
    expect(await screen.findByText('accountant')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Search instead for acountant' }));
    expect(path()).toBe('/jobs?search=acountant&category=Finance&exact=true');
    await waitFor(() => expect(bodies().at(-1)).toMatchObject({ exact: true }));
    // Other words are searched with corrections again.
    await user.type(box(), 's{Enter}');
    await waitFor(() => expect(path()).toBe('/jobs?search=acountants&category=Finance'));
  });

  it('shows which words were left out', async () => {
    openWith({ left_out: ['remote', 'brooklyn'] }, '/jobs?search=baker+remote+brooklyn');
    expect(
      await screen.findByText('No result has all the words; left out: remote, brooklyn.'),
    ).toBeVisible();
  });

  it('appears together with the list, so that nothing moves', async () => {
    let answer: (summary: unknown) => void = () => {};
    open(
      () => [jobSample('a')],
      { at: '/jobs?search=part+time+baker' },
      {
        'POST /jobs/search/summary': () => new Promise((resolve) => (answer = resolve)),
      },
    );
    await waitFor(() => expect(answer).not.toBe(undefined));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(screen.queryByRole('article')).toBeNull();
    answer(searchSummary({ understood: [partTime] }));
    await screen.findByRole('article');
    expect(button('Remove Part-time')).toBeVisible();
  });

  it('is only left out when it fails to load', async () => {
    open(
      () => [jobSample('a')],
      { at: '/jobs?search=baker' },
      {
        'POST /jobs/search/summary': () => {
          throw networkError();
        },
      },
    );
    expect(await screen.findByRole('article')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a search without results', () => {
  it('offers the category of the occupation, and businesses only when no word is left out', async () => {
    const near = async (leftOut: string[]) => {
      const { unmount } = open(
        () => withTotal([], '0'),
        { at: '/jobs?search=kids+haircut' },
        {
          'POST /jobs/search/summary': () =>
            searchSummary({ related_category: { value: 'Healthcare', total: 4 } }),
          'POST /business-directory/search/summary': () =>
            searchSummary({ total: 1, left_out: leftOut }),
        },
      );
      await screen.findByText('No job is posted for ‘kids haircut’ right now.');
      const ways = screen.getByRole('list', { name: 'Searches that find something' });
      if (leftOut.length === 0) await within(ways).findByRole('link', { name: /business/ });
      const names = within(ways)
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
      unmount();
      return names;
    };
    expect(await near([])).toEqual(['Healthcare: 4 jobs', '1 business for ‘kids haircut’']);
    expect(await near(['kids'])).toEqual(['Healthcare: 4 jobs']);
  });

  it('[JOB-10] offers the nearest searches with results, with their counts', async () => {
    const { user, path } = openWith(
      {
        wider: [
          { without: { field: 'remote_ok', value: 'true' }, total: 3 },
          { without: { field: 'salary_min', value: '90000' }, total: 1 },
          { without: { field: 'search', value: 'remote' }, total: 12, search: 'baker' },
        ],
        near_words: [{ word: 'bakre', known: 'baker', search: 'baker remote', total: 1234 }],
      },
      '/jobs?search=bakre+remote&remote_ok=true&salary_min=90000&exact=true',
      [],
    );
    expect(await screen.findByText('No jobs found matching your criteria.')).toBeVisible();
    const ways = screen.getByRole('list', { name: 'Searches that find something' });
    expect(
      within(ways)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '1,234 with ‘baker’ instead of ‘bakre’',
      '3 without ‘Remote OK’',
      '1 without ‘From $90,000’',
      '12 without ‘remote’',
    ]);
    expect(button('Clear Filters')).toBeVisible();
    await user.click(button('3 without ‘Remote OK’'));
    await waitFor(() =>
      expect(path()).toBe('/jobs?search=bakre+remote&salary_min=90000&exact=true'),
    );
    await user.click(button('12 without ‘remote’'));
    await waitFor(() => expect(path()).toBe('/jobs?search=baker&salary_min=90000'));
  });

  it('removes place and distance together', async () => {
    const { user, path } = openWith(
      { wider: [{ without: { field: 'within_miles', value: '5' }, total: 40 }] },
      '/jobs?location=72205&within=5',
      [],
    );
    await user.click(
      await screen.findByRole('button', { name: '40 without ‘within 5 miles of 72205’' }),
    );
    await waitFor(() => expect(path()).toBe('/jobs'));
  });
});

describe('filter counts', () => {
  it('are shown next to the choices; a choice without matches can still be chosen', async () => {
    const { user, path } = openWith(
      {
        facets: {
          employment_type: [{ value: 'part-time', total: 1400 }],
          location: [{ value: 'Brooklyn', total: 42 }],
        },
      },
      '/jobs',
    );
    const types = screen.getByLabelText('Employment type');
    expect(await within(types).findByRole('option', { name: 'Part-time (1,400)' })).toBeVisible();
    const none = within(types).getByRole('option', { name: 'Temporary' });
    expect(none).toHaveClass('none');
    expect(none).toBeEnabled();
    // The summary has no counts for levels.
    const level = screen.getByRole('option', { name: 'Mid Level' });
    expect(level).not.toHaveClass('none');

    await user.click(screen.getByLabelText('Location'));
    await user.click(screen.getByRole('option', { name: 'Brooklyn (42)' }));
    await waitFor(() => expect(path()).toBe('/jobs?location=Brooklyn'));
    expect(screen.getByLabelText('Location')).toHaveValue('Brooklyn');
  });
});

describe('found words', () => {
  it('are highlighted in title, company and the excerpt from the server', async () => {
    openWith({ highlight: ['press*', 'printer'] }, '/jobs?search=press', [
      jobSample('a', { title: 'Pressman', company_name: 'Printer & Co' }),
      jobSample('b', { title: 'Worker', description: 'Runs a press.' }),
      jobSample('c', { title: 'Helper', snippet: 'has run a printer before' }),
    ]);
    const marks = (name: string) =>
      [...screen.getByRole('article', { name }).querySelectorAll('mark')].map(
        ({ textContent }) => textContent,
      );
    await screen.findByRole('article', { name: 'Pressman' });
    expect(marks('Pressman')).toEqual(['Pressman', 'Printer']);
    expect(marks('Worker')).toEqual(['press']);
    expect(marks('Helper')).toEqual(['printer']);
  });
});

describe('a distance', () => {
  it('makes the location the centre of a circle, sorts by best match and is shown on the cards', async () => {
    const { user, bodies, path } = open(() => [jobSample('a', { distance_miles: 3.2 })]);
    await user.type(screen.getByLabelText('Location'), '37402{Enter}');
    await user.selectOptions(screen.getByLabelText('Distance'), '10 miles');
    await waitFor(() => expect(bodies().at(-1)).toEqual({ near: '37402', within_miles: 10 }));
    expect(path()).toBe('/jobs?location=37402&within=10');
    expect(await screen.findByText('3 mi')).toBeVisible();
    expect(screen.getByText('Sorted by: Best match')).toBeVisible();
    expect(button('Filters (1)')).toBeVisible();
  });

  it('asks for a place when there is none', async () => {
    const { user } = open(() => []);
    await user.selectOptions(screen.getByLabelText('Distance'), '5 miles');
    expect(screen.getByLabelText('Distance')).toHaveAccessibleDescription(
      'From where? Enter a ZIP or a city above.',
    );
  });

  it('says in place of the list that the place is unknown', async () => {
    const { user, path } = open(
      () => {
        throw refusal(422, [
          { loc: ['body', 'near'], msg: 'We do not know it.', type: 'unknown_place' },
        ]);
      },
      { at: '/jobs?location=Nowhere&within=10' },
    );
    expect(await screen.findByText('We do not know where ‘Nowhere’ is')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(button('Search at any distance'));
    await waitFor(() => expect(path()).toBe('/jobs?location=Nowhere'));
  });

  it.each([
    ['Hixson, TN', '/jobs?location=Hixson%2C+TN&within=10', ''],
    [undefined, '/jobs', 'Your account does not name a place. Enter a ZIP or a city above.'],
  ])('starts at the place of the account, %p, on a press', async (location, address, note) => {
    const { user, path, api } = open(
      () => [],
      { user: testUser() },
      {
        'GET /auth/profile': () => accountSample({ location }),
      },
    );
    await screen.findByText('Found 0 jobs');
    expect(api.calls.some((call) => call.path === '/auth/profile')).toBe(false);
    await user.click(button('Near me'));
    await waitFor(() => expect(path()).toBe(address));
    if (note) expect(await screen.findByText(note)).toBeVisible();
  });

  it('does not offer "Near me" without a known place', () => {
    open(() => []);
    expect(screen.queryByRole('button', { name: 'Near me' })).toBeNull();
  });
});

describe('suggestions', () => {
  const suggestions: Suggestion[] = [
    { kind: 'term', text: 'baker', total: 12 },
    { kind: 'category', text: 'Food Service', total: 30 },
    { kind: 'place', text: 'Bakersfield, CA' },
    { kind: 'job', text: 'Baker, nights', id: '7', detail: 'Millstone' },
  ];
  const openSuggesting = (answer: () => unknown = () => suggestions, at = '/jobs') =>
    open(() => [], { at }, { 'GET /jobs/suggestions': answer });

  it('appear by kind after a pause in typing, and Enter searches for one', async () => {
    const { user, path, api } = openSuggesting();
    await user.type(box(), 'bak');
    expect(await screen.findByRole('group', { name: 'Searches' })).toBeVisible();
    expect(screen.getByRole('option', { name: /^Baker, nights/ })).toHaveTextContent('Millstone');
    const asked = api.calls.filter((call) => call.path.startsWith('/jobs/suggestions'));
    expect(asked.at(-1)?.path).toBe('/jobs/suggestions?search=bak');
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(path()).toBe('/jobs?search=baker'));
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it.each([
    [/^Food Service/, '/jobs?search=night&category=Food+Service'],
    [/^Bakersfield/, '/jobs?search=night&location=Bakersfield%2C+CA'],
  ])('set a filter: %p', async (name, address) => {
    const typed = String(name).includes('Food') ? 'night food' : 'night bak';
    const { user, path } = openSuggesting();
    await user.type(box(), typed);
    const list = await screen.findByRole('listbox', { name: 'Suggestions' });
    await user.click(within(list).getByRole('option', { name }));
    await waitFor(() => expect(path()).toBe(address));
    expect(box()).toHaveValue('night');
  });

  it('link to a job', async () => {
    const { user, path } = openSuggesting();
    await user.type(box(), 'bak');
    await user.click(await screen.findByRole('option', { name: /^Baker, nights/ }));
    expect(path()).toBe('/jobs/7');
  });

  it('are left out when the service is down', async () => {
    const { user, path, api } = openSuggesting(() => {
      throw networkError();
    });
    await user.type(box(), 'bak');
    await waitFor(() =>
      expect(api.calls.some((call) => call.path.startsWith('/jobs/suggestions'))).toBe(true),
    );
    await user.type(box(), 'er{Enter}');
    await waitFor(() => expect(path()).toBe('/jobs?search=baker'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});
