import { pendingApplication } from '@commons/web-kit/applications/pending-application';
import {
  networkError,
  networkText,
  refusal,
  screen,
  testUser,
  timedOut,
  timeoutText,
  waitFor,
} from '@commons/web-kit/testing/test-render';
import { openJob as open } from '../testing/open-job';

beforeEach(() => sessionStorage.clear());

const seeker = { user: testUser() };
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const button = (name: string) => screen.getByRole('button', { name });
const failing = (error: unknown) => () => {
  throw error;
};

describe('applying', () => {
  const openForm = async (
    apply: () => unknown = () => ({ application_id: '1', status: 'pending' }),
  ) => {
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

  it('[JOB-23] sends a guest to /login, remembering the job, and explains it to a non-seeker', async () => {
    const guest = open();
    await title('Printer');
    await guest.user.click(button('Apply for this Job'));
    expect(guest.path()).toBe('/login');
    expect(pendingApplication()).toEqual({ jobId: '7', title: 'Printer', wish: 'apply' });
    guest.unmount();

    const { user } = open({}, { user: testUser({ account_type: 'employer' }) });
    await title('Printer');
    await user.click(button('Apply Now'));
    expect(
      screen.getByText('Only job seekers can apply for jobs. Please register as a job seeker.'),
    ).toBeVisible();
  });

  it('[JOB-24] replaces the job by the form, and returns to the job', async () => {
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

  it('[JOB-27] sends both as multipart, confirms, closes and clears the form', async () => {
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
    [networkError(), networkText],
    [timedOut(), timeoutText],
  ])('[JOB-28] shows why it could not be sent, and keeps the form', async (error, text) => {
    const { user } = await openForm(failing(error));
    await user.type(letter(), 'Dear all');
    await user.click(button('Submit Application'));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(letter()).toHaveValue('Dear all');
  });

  it('warns about a locked, damaged or empty file, and still sends the first two', async () => {
    const { user, sent } = await openForm();
    const choose = (content: string) => user.upload(resume(), new File([content], 'cv.pdf'));
    await choose('');
    expect(screen.getByText('This file is empty. Please choose another one.')).toBeVisible();
    await choose('%PDF-1.7 half');
    expect(await screen.findByText(/^This file looks damaged or incomplete/)).toBeVisible();
    await choose('%PDF-1.7 trailer<</Root 1 0 R>> %%EOF');
    await waitFor(() => expect(screen.queryByText(/may not be able to open/)).toBeNull());
    await choose('%PDF-1.7 trailer<</Encrypt 5 0 R>> %%EOF');
    expect(await screen.findByText(/^This PDF is password-protected/)).toHaveTextContent(
      'the employer may not be able to open it. You can still send it.',
    );
    await user.click(button('Submit Application'));
    await title('Printer');
    expect((sent().get('resume') as File).name).toBe('cv.pdf');
  });

  it('names the size limit when a proxy refused the file as too large', async () => {
    const { user } = await openForm(failing(refusal(413, 'Request body is too large')));
    await user.upload(resume(), pdf);
    await user.click(button('Submit Application'));
    expect(await screen.findByRole('alert')).toHaveTextContent('File size must be less than 5MB');
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

  it('sends nothing while a chosen file is refused, until the seeker goes without one', async () => {
    const { user, api, sent } = await openForm();
    const posts = () => api.calls.filter(({ method }) => method === 'POST');
    await user.upload(resume(), pdf);
    await user.upload(resume(), new File([new Uint8Array(5_242_881)], 'large.pdf'));
    await user.click(button('Submit Application'));
    expect(posts()).toEqual([]);
    expect(resume()).toHaveFocus();
    expect(resume()).toHaveAccessibleDescription(/File size must be less than 5MB/);
    await user.click(button('Apply without a resume'));
    await user.click(button('Submit Application'));
    await title('Printer');
    expect([...sent().keys()]).toEqual([]);
  });

  it('says next to the file why the server refused it, and sends nothing until it is replaced', async () => {
    const why = 'Please upload a PDF, DOC, or DOCX file';
    const { user, api } = await openForm(failing(refusal(400, why)));
    const posts = () => api.calls.filter(({ method }) => method === 'POST').length;
    await user.upload(resume(), pdf);
    await user.click(button('Submit Application'));
    await waitFor(() => expect(resume()).toHaveFocus());
    expect(resume()).toHaveAccessibleDescription(new RegExp(why));
    expect(screen.queryByText('ada.pdf')).toBeNull();
    await user.click(button('Submit Application'));
    expect(posts()).toBe(1);
  });

  it('asks for the chosen file again when the form was left', async () => {
    const { user, sent } = await openForm();
    await user.upload(resume(), pdf);
    await user.click(button('Back to Job Details'));
    await user.click(button('Apply Now'));
    await title('Apply for Printer');
    await user.click(button('Submit Application'));
    expect(screen.getByText(/^Choose ada.pdf again/)).toBeVisible();
    await user.upload(resume(), pdf);
    await user.click(button('Submit Application'));
    await title('Printer');
    expect((sent().get('resume') as File).name).toBe('ada.pdf');
  });

  it('keeps the letter as a draft until it is sent', async () => {
    const first = await openForm();
    await first.user.type(letter(), 'Half a letter');
    first.unmount();
    await openForm();
    expect(letter()).toHaveValue('Half a letter');
  });
});
