import { screen, within } from '@commons/web-kit/testing/test-render';
import { openConsole } from '../testing/open-console';

const of = (path: string, now: unknown, before: unknown) =>
  path.includes('month=2026-10') ? now : before;

const handlers = {
  'GET /business-directory/operator/numbers': ({ path }: { path: string }) =>
    of(
      path,
      {
        ...{ listings: 1_200, new_listings: 7, new_reviews: 3 },
        missed: [{ words: '=sushi', people: 4 }],
      },
      { listings: 1_193, new_listings: 2, new_reviews: 9, missed: [] },
    ),
  'GET /jobs/operator/numbers': ({ path }: { path: string }) =>
    of(
      path,
      { new_jobs: 31, applications: 80, answered: 60, answer_hours: 26.5, missed: [] },
      { new_jobs: 20, applications: 0, answered: 0, missed: [] },
    ),
  'GET /auth/operator/numbers': ({ path }: { path: string }) =>
    of(
      path,
      {
        ...{ new_accounts: 12, visits: 4_321 },
        visits_by_area: [
          { area: 'jobs', visits: 3_000 },
          { area: 'profiles', visits: 1_321 },
        ],
      },
      { new_accounts: 10, visits: 4_000, visits_by_area: [] },
    ),
};

it('shows a month next to the previous one and searches without results, and goes back', async () => {
  const { user, path } = openConsole('?tab=numbers&month=2026-10', handlers);
  const row = async (name: string) =>
    within(await screen.findByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(await row('Visits 4')).toEqual(['4,321', '4,000']);
  expect(await row('Visits of the job board')).toEqual(['3,000', '0']);
  expect(await row('Visits of shared profiles')).toEqual(['1,321', '0']);
  expect(await row('Visits of the tools')).toEqual(['0', '0']);
  expect(await row('Median hours to an answer')).toEqual(['26.5', '–']);
  expect(screen.getByRole('heading', { name: 'October 2026' })).toBeVisible();
  expect(screen.getByText('=sushi').closest('li')).toHaveTextContent('=sushi: 4 people');
  await user.click(screen.getByRole('button', { name: 'Previous: September 2026' }));
  expect(path()).toBe('/operator?tab=numbers&month=2026-09');
});

it('exports everything as CSV without formulas', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => {
    saved.push(blob);
    return 'blob:numbers';
  };
  const { user } = openConsole('?tab=numbers&month=2026-10', handlers);
  await screen.findByRole('row', { name: /^Visits 4/ });
  await user.click(screen.getByRole('button', { name: 'Save as CSV' }));
  const text = await new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(saved[0] as Blob);
  });
  expect(String(text).split('\r\n')).toEqual(
    expect.arrayContaining([
      'Figure,2026-10,2026-09',
      'Visits,4321,4000',
      'Visits of the job board,3000,0',
      'Median hours to an answer,26.5,',
      'Searched for in the directory and not found: =sushi,4,',
    ]),
  );
});
