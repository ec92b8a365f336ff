import { pendingApplication } from '@commons/web-kit/applications/pending-application';
import { jobSample } from '@commons/web-kit/testing/job-sample';
import { refusal, screen, testUser } from '@commons/web-kit/testing/test-render';
import { applicationSample, openJob as open } from '../testing/open-job';

beforeEach(() => sessionStorage.clear());

const seeker = { user: testUser() };
const button = (name: string) => screen.getByRole('button', { name });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const letter = () => screen.getByLabelText('Cover Letter (Optional)');
const application = applicationSample('2026-11-20T12:00:00Z');

/** Server state changes while the form is open: `refused` is its answer, `then` what it returns from then on. */
async function refusedMeanwhile(
  refused: Error,
  then: { status?: 'closed'; applied?: boolean },
): Promise<ReturnType<typeof open>['user']> {
  let isLater = false;
  const page = open({}, seeker, {
    'GET /jobs/7': () =>
      jobSample('7', { title: 'Printer', ...(isLater && then.status && { status: then.status }) }),
    'GET /my-applications': () => (isLater && then.applied ? [application] : []),
    'POST /jobs/7/apply': () => {
      isLater = true;
      throw refused;
    },
  });
  await title('Printer');
  await page.user.click(button('Apply Now'));
  await title('Apply for Printer');
  await page.user.type(letter(), 'Dear all');
  await page.user.click(button('Submit Application'));
  return page.user;
}

it('keeps the letter visible when the job is closed in the meantime, then shows the job as closed', async () => {
  const detail = 'This job is no longer accepting applications.';
  const user = await refusedMeanwhile(refusal(409, detail), { status: 'closed' });
  expect(await screen.findByText(detail)).toBeVisible();
  expect(letter()).toHaveValue('Dear all');
  await user.click(button('Back to Job Details'));
  await title('Printer');
  expect(button('Apply Now')).toBeDisabled();
  expect(button('Apply for this Job')).toBeDisabled();
});

it('shows an application sent from another tab in the meantime', async () => {
  await refusedMeanwhile(refusal(409, 'You have already applied for this job.'), { applied: true });
  expect(await screen.findByText('You have already applied for this job.')).toBeVisible();
  expect(await screen.findByText(/^Applied on /)).toBeVisible();
  expect(screen.queryByText('Your Application')).toBeNull();
});

it('leads back to the letter after signing in, when the session ended in the form', async () => {
  await refusedMeanwhile(refusal(401, 'Unauthorized. Please log in again.'), {});
  await screen.findByText('Unauthorized. Please log in again.');
  expect(pendingApplication()).toEqual({ jobId: '7', title: 'Printer', wish: 'apply' });
});

it.each([
  ['closed', { status: 'closed' as const }, []],
  ['from another source', { external: true }, []],
  ['one that was applied for', {}, [application]],
])('opens no form for a job that is %s, not even by its address', async (_what, job, mine) => {
  open(job, { ...seeker, at: '/jobs/7?apply=' }, { 'GET /my-applications': () => mine });
  await title('Printer');
  await screen.findByText(
    mine.length > 0 ? /^Applied on / : /no longer accepting|comes from another source/,
  );
  if ('external' in job) expect(screen.queryByRole('button', { name: 'Apply Now' })).toBeNull();
  else expect(button('Apply Now')).toBeDisabled();
  expect(screen.queryByText('Your Application')).toBeNull();
});
