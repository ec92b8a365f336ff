import type { ReportedSubject } from '@commons/contracts/moderation/moderation';
import { jobSample } from '@commons/web-kit/testing/job-sample';
import { refusal, screen, testUser, waitFor, within } from '@commons/web-kit/testing/test-render';
import { businessSample } from '../testing/business-sample';
import { openBusiness, reviewSample } from '../testing/open-business';
import { openJob } from '../testing/open-job';

const operator = { user: testUser({ full_name: 'Opal Operator', operator: true }) };
const reviewsPath = '/business-directory/7/reviews';
const subjects = '/business-directory/operator/subjects';
/** The answer to a decision. */
const decided = (kind: ReportedSubject['kind'], id: string, hidden: boolean): ReportedSubject => ({
  kind,
  id,
  title: 'Stone Bakery',
  path: `/${id}`,
  hidden,
  reporters: 0,
  reports: [],
  state: 'decided',
  last_reported_at: '2026-11-04T12:00:00.000Z',
});
const dialog = () => within(screen.getByRole('dialog'));
const actions = () => screen.queryAllByRole('button', { name: /^(Suspend|Hide|Show) this/ });

/** Fills in the reason that the open dialog asks for. */
async function giveReason(user: ReturnType<typeof openJob>['user'], button: string) {
  await user.click(dialog().getByRole('button', { name: button }));
  expect(dialog().getByText('Say why.')).toBeVisible();
  await user.type(dialog().getByLabelText('Reason'), ' Not real ');
  await user.click(dialog().getByRole('button', { name: button }));
}

it('an operator suspends a business that no one reported, and restores it', async () => {
  let suspended: { reason: string } | undefined;
  const { user, api } = openBusiness({}, operator, {
    'GET /business-directory/7': () =>
      businessSample('7', { business_name: 'Stone Bakery', ...(suspended && { suspended }) }),
    [`PATCH ${subjects}/listing/7`]: ({ body }) => {
      const { decision, reason } = body as { decision: string; reason: string };
      suspended = decision === 'hide' ? { reason } : undefined;
      return decided('listing', '7', decision === 'hide');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Suspend this business…' }));
  expect(screen.getByRole('dialog', { name: 'Suspend this business?' })).toBeVisible();
  expect(dialog().getByText(/Its owner gets an email with your reason/)).toBeVisible();
  await giveReason(user, 'Suspend');
  expect(await screen.findByText('The business is suspended.')).toBeVisible();
  expect(await screen.findByText(/hidden from visitors. Reason: Not real/)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();

  await user.click(await screen.findByRole('button', { name: 'Show this business again…' }));
  await giveReason(user, 'Show again');
  expect(await screen.findByRole('button', { name: 'Suspend this business…' })).toBeVisible();
  const sent = api.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  expect(sent).toEqual([
    { decision: 'hide', reason: 'Not real' },
    { decision: 'keep', reason: 'Not real' },
  ]);
});

it('an operator hides one of the reviews, which disappears from the page', async () => {
  let reviews = [reviewSample('1'), reviewSample('2')];
  const { user } = openBusiness({}, operator, {
    [`GET ${reviewsPath}`]: () => reviews,
    [`PATCH ${subjects}/review/2`]: () => {
      reviews = [reviewSample('1')];
      return decided('review', '2', true);
    },
  });
  const name = 'Hide this review by Reviewer 2…';
  await user.click(await screen.findByRole('button', { name }));
  expect(dialog().getByText('Reviewer 2 on Stone Bakery')).toBeVisible();
  expect(dialog().getByText(/Its writer gets an email with your reason/)).toBeVisible();
  await giveReason(user, 'Hide');
  expect(await screen.findByText('The review is hidden.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Reviewer 2' })).toBeNull());
  expect(screen.getByRole('article', { name: 'Reviewer 1' })).toBeVisible();
});

it('an operator hides a job, and the dialog keeps the reason when that fails', async () => {
  let hidden_reason: string | undefined;
  let isAway = true;
  const { user } = openJob({}, operator, {
    'GET /jobs/7': () =>
      jobSample('7', { title: 'Printer', ...(hidden_reason && { hidden_reason }) }),
    'PATCH /jobs/operator/subjects/7': ({ body }) => {
      if (isAway) throw refusal(503);
      hidden_reason = (body as { reason: string }).reason;
      return decided('job', '7', true);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Hide this job…' }));
  await giveReason(user, 'Hide');
  expect(await dialog().findByRole('alert')).toBeVisible();
  isAway = false;
  await user.click(dialog().getByRole('button', { name: 'Hide' }));
  expect(await screen.findByText(/This job is hidden from visitors/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Show this job again…' })).toBeVisible();
});

it.each([
  ['a guest', undefined],
  ['a job seeker', testUser({ account_type: 'job_seeker' })],
  ['an employer', testUser({ account_type: 'employer' })],
])('%s sees the report buttons only', async (_who, user) => {
  const session = user ? { user } : {};
  const business = openBusiness({}, session, { [`GET ${reviewsPath}`]: () => [reviewSample('1')] });
  await screen.findByRole('article', { name: 'Reviewer 1' });
  expect(screen.getByRole('button', { name: 'Report this business' })).toBeVisible();
  expect(actions()).toEqual([]);
  business.unmount();
  openJob({}, session);
  expect(await screen.findByRole('button', { name: 'Report this job' })).toBeVisible();
  expect(actions()).toEqual([]);
});
