import { fakeApi, fireEvent, renderPage, screen } from '@commons/web-kit/testing/test-render';
import { FeedForm } from './feed.form';

const preview = (title: string) => ({ title, jobs: 3, items: [], bad: [] });
const addressA = 'https://a.example/jobs.rss';
const addressB = 'https://b.example/jobs.rss';

it('adds a feed only after a look at the address and employer that are typed now', async () => {
  const answers: ((found: object) => void)[] = [];
  const api = fakeApi({
    'POST /jobs/operator/feeds/preview': () => new Promise((resolve) => answers.push(resolve)),
  });
  const done = async () => {};
  const { user } = renderPage(<FeedForm done={done} onClose={() => {}} />, { api });
  const address = screen.getByLabelText(/^Address/);
  const type = (value: string) => fireEvent.change(address, { target: { value } });
  type(addressA);
  await user.click(screen.getByRole('button', { name: 'Check the feed' }));
  type(addressB);
  answers[0]?.(preview('Jobs of A'));
  const look = await screen.findByRole('button', { name: 'Check the feed' });
  expect(screen.queryByText('Jobs of A')).toBeNull();
  await user.click(look);
  answers[1]?.(preview('Jobs of B'));
  expect(await screen.findByText('Jobs of B')).toBeVisible();
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Jobs of B');
  expect(screen.queryByRole('button', { name: 'Check the feed' })).toBeNull();
});
