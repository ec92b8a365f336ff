import {
  networkError,
  networkText,
  refusal,
  screen,
  testUser,
  timedOut,
  timeoutText,
  within,
} from '@commons/web-kit/testing/test-render';
import { act } from 'react';
import { applicationSample, openJob as open } from '../testing/open-job';

beforeEach(() => sessionStorage.clear());

const seeker = { user: testUser() };
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const button = (name: string) => screen.getByRole('button', { name });
describe('reading a job', () => {
  it('[JOB-14] fetches the job after a spinner; a missing one has its own page', async () => {
    const { api, unmount } = open();
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    await title('Printer');
    expect(document.title).toBe('Printer at River Press · Commons');
    expect(api.calls[0]).toMatchObject({ method: 'GET', path: '/jobs/7' });
    unmount();

    open(refusal(404, 'Job not found'));
    await title('Job Not Found');
    expect(document.title).toBe('Job not found · Commons');
    expect(
      screen.getByText("The job you're looking for doesn't exist or has been removed."),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse All Jobs' })).toHaveAttribute('href', '/jobs');
  });

  it.each([
    [refusal(404), 'Job not found'],
    [refusal(503, 'Down for a minute'), 'Down for a minute'],
    [refusal(500), 'Failed to load job details. Please try again.'],
    [networkError(), networkText],
    [timedOut(), timeoutText],
  ])('[JOB-15] shows why it could not be loaded', async (error, text) => {
    open(error);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('[JOB-16] shows the main facts at the top, and hides an unknown salary there', async () => {
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

  it('[JOB-20] summarizes the job, and says when no salary is specified', async () => {
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

  it('still shows a closed job, without apply buttons', async () => {
    open({ status: 'closed', overview: 'Two hand presses.' });
    await title('Printer');
    expect(screen.getByText(/no longer accepting applications/)).toBeVisible();
    expect(screen.getByText('Two hand presses.')).toBeVisible();
    expect(button('Apply Now')).toBeDisabled();
    expect(button('Apply for this Job')).toBeDisabled();
  });

  it('labels a draft, and shows no badges for missing fields', async () => {
    open({ status: 'draft', category: '', employment_type: '' });
    await title('Printer');
    expect(screen.getByText('This is a draft: only you can see it.')).toBeVisible();
    expect(button('Apply Now')).toBeDisabled();
    expect(screen.getByText('Drafted')).toBeVisible();
    for (const name of ['Copy Link', 'Report this job']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
  });

  it('says when the reader has already applied', async () => {
    const applied = applicationSample('2026-11-05T12:00:00.000Z');
    open({}, seeker, { 'GET /my-applications': () => [applied] });
    expect(await screen.findByText('Applied on Nov 5, 2026')).toBeVisible();
    expect(button('Apply Now')).toBeDisabled();
  });
});

describe('sharing', () => {
  it('[JOB-21] copies the address and confirms it', async () => {
    const { user } = open();
    await title('Printer');
    await user.click(button('Copy Link'));
    expect(await screen.findByText('Job link copied to clipboard!')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}${location.pathname}`);
  });

  it('[JOB-29] hides each message after 5 seconds: success, error and info', async () => {
    open({}, { user: testUser({ account_type: 'employer' }) });
    await title('Printer');
    const banners: [string, () => void][] = [
      ['Copy Link', () => {}],
      ['Apply Now', () => {}],
      ['Copy Link', () => jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue('no')],
    ];
    const texts = [/copied to clipboard/, /^Only job seekers/, /^Copy this link: http/];
    jest.useFakeTimers();
    try {
      for (const [at, [name, prepare]] of banners.entries()) {
        prepare();
        await act(async () => button(name).click());
        expect(screen.getByText(texts[at] as RegExp)).toBeVisible();
        await act(() => jest.advanceTimersByTimeAsync(4000));
        expect(screen.getByText(texts[at] as RegExp)).toBeVisible();
        await act(() => jest.advanceTimersByTimeAsync(1000));
        expect(screen.queryByText(texts[at] as RegExp)).toBeNull();
      }
    } finally {
      jest.useRealTimers();
    }
  });

  it('[JOB-22] uses the share sheet of the device, else opens a mail', async () => {
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
