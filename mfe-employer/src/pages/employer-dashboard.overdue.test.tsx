import { screen, withTotal } from '@commons/web-kit/testing/test-render';
import { openDashboard } from '../testing/open-dashboard';
import { application } from '../testing/samples';

type Call = { readonly path: string };

/** Pending, and applied on or before this day: more than seven days ago. */
const until = () => {
  const day = new Date();
  day.setDate(day.getDate() - 8);
  return day.toLocaleDateString('sv-SE');
};
const open = (overdue: number) =>
  openDashboard('', {
    'GET /applications/all': ({ path }: Call) =>
      withTotal([application('p1')], path.includes('applied_before') ? String(overdue) : '9'),
  });

it('[F09] reminds of applications that wait for more than a week, with a link to them', async () => {
  const { user, path, api } = open(3);
  const link = await screen.findByRole('link', {
    name: /3 applications waiting for more than a week/,
  });
  const asked = api.calls.find(({ path: called }) => called.includes('applied_before'));
  expect(asked?.path).toContain('status=pending');
  await user.click(link);
  expect(path()).toBe(`/employer-dashboard?tab=applications&status=pending&to=${until()}`);
});

it('says nothing when no one waits that long', async () => {
  open(0);
  expect(await screen.findByRole('link', { name: /applications to review/ })).toBeVisible();
  expect(screen.queryByText(/waiting for more than a week/)).toBeNull();
});
