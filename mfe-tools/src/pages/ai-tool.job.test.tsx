import { jobSample } from '@commons/web-kit/testing/job-sample';
import { refusal, screen, waitFor, within } from '@commons/web-kit/testing/test-render';
import { enter, generateButton, openTool, requiredOf, streamOf } from '../testing/ai-tool-calls';

beforeEach(() => sessionStorage.clear());

const success =
  'SUCCESS: Job listing has been published to the Job Board! You can view and manage it from your Jobs dashboard.';
const failure =
  'ERROR: Failed to create job listing. Please try again or create the job manually from your Jobs dashboard.';

const description = `# Head baker

Written by the built-in writer from your entries alone.

## Role summary
You lead **our** bakery.

## Responsibilities
- Bake bread
* Lead two people

**Required Qualifications:**
1. Sourdough

Preferred Qualifications:
- Pastry

## Work environment
Early mornings, on site.

---`;

const posting = {
  title: 'Head baker',
  category: 'Food Service',
  employment_type: 'Full-time',
  location_type: 'On-site',
  overview: 'You lead our bakery.\n\nWork environment\nEarly mornings, on site.',
  key_responsibilities: '- Bake bread\n- Lead two people',
  required_qualifications: '1. Sourdough',
  preferred_qualifications: '- Pastry',
  experience_required: 'Mid (3-5)',
  education_required: 'No formal requirement',
};

const convert = () => screen.getByRole('button', { name: 'Convert to Live Job Listing' });

async function described(text: string, handlers: Parameters<typeof openTool>[1] = {}, person = {}) {
  const opened = openTool(
    'job-listing-requirements',
    { 'POST /ai/job-matching': () => streamOf(text), ...handlers },
    person,
  );
  enter(requiredOf('job-listing-requirements'));
  expect(screen.queryByText('Convert to Live Job Listing')).toBeNull();
  await opened.user.click(generateButton());
  await screen.findByRole('button', { name: 'Copy' });
  const posted = () =>
    opened
      .calls()
      .filter(({ path }) => path === '/jobs')
      .map(({ method, body }) => ({ method, body }));
  return { ...opened, posted };
}

it('[AIT-12] [AIT-13] publishes the description as a job and confirms it below', async () => {
  const { user, posted } = await described(description, { 'POST /jobs': () => jobSample('7') });
  await user.click(convert());
  expect(await screen.findByText(success)).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Result' })).getByText(success)).toBeVisible();
  expect(posted()).toEqual([{ method: 'POST', body: posting }]);
  expect(screen.queryByText('Convert to Live Job Listing')).toBeNull();
  const onward = screen.getByRole('link', { name: 'Go to your Jobs dashboard' });
  expect(onward).toHaveAttribute('href', '/employer-dashboard?tab=jobs');
  expect(onward).toHaveFocus();
  await user.click(generateButton());
  expect(await screen.findByRole('button', { name: 'Convert to Live Job Listing' })).toBeEnabled();
  expect(screen.queryByText(success)).toBeNull();
});

it('[AIT-12] uses the input for sections missing in the text', async () => {
  const { user, posted } = await described('We look for a baker.', {
    'POST /jobs': () => jobSample('7'),
  });
  await user.click(convert());
  await screen.findByText(success);
  expect(posted()[0]?.body).toEqual({
    ...posting,
    overview: 'We look for a baker.',
    key_responsibilities: 'Bake bread',
    required_qualifications: 'Sourdough',
    preferred_qualifications: '',
  });
});

describe('a description with placeholders', () => {
  const text = '## Summary\nWe pay [fill in: pay] at [fill in: place].';

  it('is never published: it opens in the job form as a draft', async () => {
    const { user, posted, calls, path } = await described(text, {
      'POST /jobs': () => jobSample('7'),
      'POST /jobs/drafts': () => jobSample('8'),
    });
    expect(screen.getByText(/^2 places are still to be filled in, so this cannot/)).toBeVisible();
    await user.click(convert());
    await waitFor(() => expect(calls().some((call) => call.path === '/jobs/drafts')).toBe(true));
    const draft = calls().find((call) => call.path === '/jobs/drafts');
    expect(draft?.body).toMatchObject({ overview: 'We pay [fill in: pay] at [fill in: place].' });
    expect(posted()).toEqual([]);
    await screen.findByText('elsewhere');
    expect(path()).toBe('/employer-dashboard?tab=jobs&edit=8');
    expect(screen.queryByText(success)).toBeNull();
  });

  it('is published once they are filled in', async () => {
    const { user, posted } = await described(text, { 'POST /jobs': () => jobSample('7') });
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    const area = screen.getByLabelText('Edit the text');
    await user.clear(area);
    await user.type(area, 'We pay well.');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('We pay well.')).toBeVisible();
    expect(screen.queryByText(/still to be filled in/)).toBeNull();
    await user.click(convert());
    await screen.findByText(success);
    expect(posted()[0]?.body).toMatchObject({ overview: 'We pay well.' });
  });

  it('names each of them next to the copy button', async () => {
    await described(text);
    const result = within(screen.getByRole('region', { name: 'Result' }));
    expect(
      result.getByText(
        '2 places are still to be filled in: [fill in: pay], [fill in: place]. Fill them in before you use the text.',
      ),
    ).toBeVisible();
  });
});

it('[AIT-13] reports a failure below the description, and allows a retry', async () => {
  let fails = true;
  const { user, posted } = await described(description, {
    'POST /jobs': () => {
      if (fails) throw refusal(422, [{ loc: ['body', 'title'], msg: 'Too long', type: 'value' }]);
      return jobSample('7');
    },
  });
  await user.click(convert());
  expect(await screen.findByText(failure)).toBeVisible();
  expect(screen.getByText('title: Too long')).toBeVisible();
  fails = false;
  await user.click(convert());
  expect(await screen.findByText(success)).toBeVisible();
  expect(screen.queryByText(failure)).toBeNull();
  expect(posted()).toHaveLength(2);
});

it('does not let job seekers publish', async () => {
  await described(description, {}, { account_type: 'job_seeker' });
  expect(screen.queryByText('Convert to Live Job Listing')).toBeNull();
  expect(screen.getByText(/With an employer account/)).toBeVisible();
});
