import type { Job } from '@commons/contracts/jobs';
import { pendingApplication } from '@commons/web-kit/pending-application';
import {
  fakeApi,
  lost,
  refusal,
  renderPage,
  screen,
  testUser,
  within,
} from '@commons/web-kit/test-render';
import { act } from 'react';
import { jobSample } from '../testing/job-sample';
import JobDetailPage from './job-detail.page';

jest.setTimeout(20_000);

type Options = Parameters<typeof renderPage>[1];

beforeEach(() => sessionStorage.clear());

const open = (
  job: Partial<Job> | Error = {},
  options: Options = {},
  calls: Parameters<typeof fakeApi>[0] = {},
) => {
  const api = fakeApi({
    'GET /jobs/7': () => {
      if (job instanceof Error) throw job;
      return jobSample('7', { title: 'Printer', company_name: 'River Press', ...job });
    },
    'GET /my-applications': () => [],
    ...calls,
  });
  const at = options.at ?? '/jobs/7';
  return { api, ...renderPage(<JobDetailPage />, { ...options, route: '/jobs/:id', at, api }) };
};
const seeker = { user: testUser() };
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const button = (name: string) => screen.getByRole('button', { name });
const failing = (error: unknown) => () => {
  throw error;
};

describe('reading a job', () => {
  it('[JOB-14] fetches the job after a spinner; a missing one has its own page', async () => {
    const { api, unmount } = open();
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    await title('Printer');
    expect(api.calls[0]).toMatchObject({ method: 'GET', path: '/jobs/7' });
    unmount();

    open(refusal(404, 'Job not found'));
    await title('Job Not Found');
    expect(
      screen.getByText("The job you're looking for doesn't exist or has been removed."),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse All Jobs' })).toHaveAttribute('href', '/jobs');
  });

  it.each([
    [refusal(404), 'Job not found'],
    [refusal(503, 'Down for a minute'), 'Down for a minute'],
    [refusal(500), 'Failed to load job details. Please try again.'],
    [lost(), 'Failed to load job details. Please try again.'],
  ])('[JOB-15] says why it could not be loaded', async (error, text) => {
    open(error);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('[JOB-16] heads the page with what decides, and hides an unknown salary there', async () => {
    const known = open({
      location: 'Hixson',
      experience_level: 'Mid Level',
      salary_range: '$20/hr',
    });
    await title('Printer');
    const header = () => within(document.querySelector('header') as HTMLElement);
    expect(header().getByRole('link', { name: 'Back to Jobs' })).toHaveAttribute('href', '/jobs');
    for (const text of ['River Press', /Hixson · Full-time/, 'Sales', 'Mid level', '$20/hr']) {
      expect(header().getByText(text)).toBeVisible();
    }
    known.unmount();
    open();
    await title('Printer');
    expect(header().queryByText(/\$|not specified$/)).toBeNull();
  });

  it('[JOB-18] has two buttons to apply', async () => {
    open();
    await title('Printer');
    expect(button('Apply Now')).toBeEnabled();
    expect(button('Apply for this Job')).toBeEnabled();
  });

  it('[JOB-20] sums the job up, and says there when no salary is specified', async () => {
    const known = open({
      location_city: 'Hixson',
      location_state: 'TN',
      location_type: 'Remote',
      experience_level: 'Mid Level',
      salary_min: 45_000,
      salary_max: 1_045_000,
      view_count: 1234,
    });
    await title('Printer');
    const facts = () => {
      const summary = screen.getByRole('region', { name: 'Job Summary' });
      const texts = (selector: string) =>
        [...summary.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');
      const values = texts('dd');
      return Object.fromEntries(texts('dt').map((name, at) => [name, values[at]]));
    };
    expect(facts()).toEqual({
      Company: 'River Press',
      Location: 'Hixson, TN (Remote)',
      'Employment type': 'Full-time',
      Category: 'Sales',
      'Experience level': 'Mid Level',
      Salary: '$45,000 - $1,045,000',
      Posted: 'Nov 1, 2026',
      Views: '1,234',
    });
    known.unmount();
    open();
    await title('Printer');
    expect(facts().Salary).toBe('Salary not specified');
  });

  it('keeps a closed job readable, without a way to apply', async () => {
    open({ status: 'closed', overview: 'Two hand presses.' });
    await title('Printer');
    expect(screen.getByText(/no longer accepting applications/)).toBeVisible();
    expect(screen.getByText('Two hand presses.')).toBeVisible();
    expect(button('Apply Now')).toBeDisabled();
    expect(button('Apply for this Job')).toBeDisabled();
  });

  it('says when the reader has applied already', async () => {
    const applied = { job_id: '7', applied_at: '2026-11-05T12:00:00.000Z' };
    open({}, seeker, { 'GET /my-applications': () => [applied] });
    expect(await screen.findByText('Applied on Nov 5, 2026')).toBeVisible();
    expect(button('Apply Now')).toBeDisabled();
  });
});

describe('sharing', () => {
  it('[JOB-21] copies the address and says so', async () => {
    const { user } = open();
    await title('Printer');
    await user.click(button('Copy Link'));
    expect(await screen.findByText('Job link copied to clipboard!')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}${location.pathname}`);
  });

  it('[JOB-29] takes each message away after 5 seconds: success, error and info', async () => {
    const { user } = open({}, { user: testUser({ account_type: 'employer' }) });
    await title('Printer');
    const banners: [string, () => void][] = [
      ['Copy Link', () => {}],
      ['Apply Now', () => {}],
      ['Copy Link', () => jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue('no')],
    ];
    const texts = [/copied to clipboard/, /^Only job seekers/, /^Copy this link: http/];
    jest.useFakeTimers({ advanceTimers: true });
    try {
      for (const [at, [name, prepare]] of banners.entries()) {
        prepare();
        await user.click(button(name));
        expect(await screen.findByText(texts[at] as RegExp)).toBeVisible();
        await act(() => jest.advanceTimersByTimeAsync(4000));
        expect(screen.getByText(texts[at] as RegExp)).toBeVisible();
        await act(() => jest.advanceTimersByTimeAsync(1000));
        expect(screen.queryByText(texts[at] as RegExp)).toBeNull();
      }
    } finally {
      jest.useRealTimers();
    }
  });

  it('[JOB-22] uses the share sheet of the device, else drafts a mail', async () => {
    const mail = open();
    await title('Printer');
    const draft = screen.getByRole('link', { name: 'Share' }).getAttribute('href') ?? '';
    const link = `${location.origin}${location.pathname}`;
    const fields = new URLSearchParams(draft.replace('mailto:?', ''));
    expect(fields.get('subject')).toBe('Printer');
    expect(fields.get('body')).toBe(`Check out this job: Printer at River Press - ${link}`);
    mail.unmount();

    const share = jest.fn(async () => {});
    Object.assign(navigator, { share });
    try {
      const { user } = open();
      await title('Printer');
      await user.click(button('Share'));
      expect(share).toHaveBeenCalledWith(expect.objectContaining({ title: 'Printer', url: link }));
    } finally {
      Reflect.deleteProperty(navigator, 'share');
    }
  });
});

describe('applying', () => {
  const openForm = async (apply: () => unknown = () => ({ application_id: '1' })) => {
    const page = open({}, seeker, { 'POST /jobs/7/apply': apply });
    await title('Printer');
    await page.user.click(button('Apply Now'));
    await title('Apply for Printer');
    const sent = () => page.api.calls.find(({ method }) => method === 'POST')?.body as FormData;
    return { ...page, sent };
  };
  const letter = () => screen.getByLabelText('Cover Letter (Optional)');
  const resume = () => screen.getByLabelText('Resume (Optional)');
  const pdf = new File(['%PDF-'], 'ada.pdf', { type: 'application/pdf' });

  it('[JOB-23] sends a guest to /login, remembering the job, and tells who is no job seeker', async () => {
    const guest = open();
    await title('Printer');
    await guest.user.click(button('Apply for this Job'));
    expect(guest.path()).toBe('/login');
    expect(pendingApplication()).toEqual({ jobId: '7', title: 'Printer' });
    guest.unmount();

    const { user } = open({}, { user: testUser({ account_type: 'employer' }) });
    await title('Printer');
    await user.click(button('Apply Now'));
    expect(
      screen.getByText('Only job seekers can apply for jobs. Please register as a job seeker.'),
    ).toBeVisible();
  });

  it('[JOB-24] replaces the job by the form, and the way back by the job', async () => {
    const { user } = await openForm();
    expect(screen.getByText(/River Press · Location not specified/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your Application' })).toBeVisible();
    expect(screen.queryByText('Job Summary')).toBeNull();
    await user.click(button('Back to Job Details'));
    await title('Printer');
  });

  it('[JOB-25] takes a letter of 6 rows and a file, with hint and tick', async () => {
    const { user, container } = await openForm();
    expect(letter()).toHaveAttribute('rows', '6');
    expect(resume()).toHaveAttribute('accept', '.pdf,.doc,.docx');
    expect(resume()).toHaveAccessibleDescription('Accepted formats: PDF, DOC, DOCX (Max 5MB)');
    const icon = container.querySelector('form .mark svg')?.innerHTML;
    await user.upload(resume(), pdf);
    expect(screen.getByText('ada.pdf')).toBeVisible();
    expect(container.querySelector('form .mark svg')?.innerHTML).not.toBe(icon);
  });

  it('[JOB-26] has its buttons and a busy label', async () => {
    const { user } = await openForm(() => new Promise(() => {}));
    expect(button('Cancel')).toBeEnabled();
    await user.click(button('Submit Application'));
    expect(button('Submitting...')).toBeDisabled();
  });

  it('[JOB-27] sends both as multipart, says so, closes and clears the form', async () => {
    const { user, sent } = await openForm();
    await user.type(letter(), 'Dear all');
    await user.upload(resume(), pdf);
    await user.click(button('Submit Application'));
    expect(await screen.findByText('Application submitted successfully!')).toBeVisible();
    await title('Printer');
    expect(sent().get('cover_letter')).toBe('Dear all');
    expect((sent().get('resume') as File).name).toBe('ada.pdf');
    await user.click(button('Apply Now'));
    await title('Apply for Printer');
    expect(letter()).toHaveValue('');
    expect(screen.queryByText('ada.pdf')).toBeNull();
  });

  it('sends neither part when both are empty', async () => {
    const { user, sent } = await openForm();
    await user.click(button('Submit Application'));
    await title('Printer');
    expect([...sent().keys()]).toEqual([]);
  });

  it.each([
    [
      refusal(409, 'You have already applied for this job.'),
      'You have already applied for this job.',
    ],
    [refusal(500), 'Failed to submit application. Please try again.'],
    [lost(), 'Failed to submit application. Please try again.'],
  ])('[JOB-28] shows why it could not be sent, and keeps the form', async (error, text) => {
    const { user } = await openForm(failing(error));
    await user.type(letter(), 'Dear all');
    await user.click(button('Submit Application'));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(letter()).toHaveValue('Dear all');
  });

  it('refuses a file of another type or above 5 MB at once', async () => {
    const { user } = await openForm();
    const large = new File([new Uint8Array(5_242_881)], 'large.pdf');
    await user.upload(resume(), large);
    expect(screen.getByText('File size must be less than 5MB')).toBeVisible();
    expect(screen.queryByText('large.pdf')).toBeNull();
    await user.upload(resume(), pdf);
    expect(screen.queryByText('File size must be less than 5MB')).toBeNull();
  });

  it('keeps the letter as a draft until it is sent', async () => {
    const first = await openForm();
    await first.user.type(letter(), 'Half a letter');
    first.unmount();
    await openForm();
    expect(letter()).toHaveValue('Half a letter');
  });
});
