import type { JobFit } from '@commons/contracts/jobs/job-fit';
import { fireEvent, refusal, screen, testUser, within } from '@commons/web-kit/testing/test-render';
import { openJob as open } from '../testing/open-job';

const texts = { required_qualifications: 'Two years of printing\nFood handler card\nWeekends' };
const seeker = { user: testUser() };

const fit: JobFit = {
  read: 'sent',
  must: [
    {
      text: 'Two years of printing',
      state: 'found',
      quotes: [{ text: 'Printer, River Press, 2015 - 2020', from: 'resume' }],
      missing: [],
      note: 'Your dated jobs that fit this add up to about 5 years.',
    },
    { text: 'Food handler card', state: 'not_found', quotes: [], missing: ['Food handler card'] },
    { text: 'Weekends', state: 'ask', quotes: [], missing: [] },
  ],
  nice: [],
  work: [],
};

const failing =
  (...problem: Parameters<typeof refusal>) =>
  () => {
    throw refusal(...problem);
  };
const start = async () =>
  (await screen.findByRole('button', { name: 'Compare my resume' })) as HTMLButtonElement;
const file = (name: string, size = 10) => {
  const chosen = new File(['x'], name);
  Object.defineProperty(chosen, 'size', { value: size });
  return chosen;
};
const pick = (chosen: File) =>
  fireEvent.change(screen.getByLabelText('Your resume'), { target: { files: [chosen] } });

it('compares a pasted resume for a guest, and groups the results', async () => {
  const { api, user } = open(texts, {}, { 'POST /jobs/7/fit': () => fit });
  await user.click(await start());
  await user.type(await screen.findByLabelText('Or paste its text'), 'Printer, River Press');
  await user.click(screen.getByRole('button', { name: 'Compare' }));
  const counted = await screen.findByText(/covers one of the two things/);
  expect(counted).toHaveFocus();
  const sent = api.calls.at(-1)?.body as FormData;
  expect([sent.get('text'), sent.get('file')]).toEqual(['Printer, River Press', null]);
  const found = document.querySelector<HTMLElement>('[data-state="found"]');
  expect(within(found as HTMLElement).getByText('Printer, River Press, 2015 - 2020')).toBeVisible();
  expect(within(found as HTMLElement).getByText(/about 5 years/)).toBeVisible();
  expect(screen.getByText('Not in your words yet')).toBeVisible();
  expect(screen.getByText('For you to answer')).toBeVisible();
  expect(screen.getByText('Compared with what you entered. It is not stored.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Compare another resume' }));
  expect(screen.getByLabelText('Or paste its text')).toHaveValue('');
});

it('sends a file, after checking its type and size', async () => {
  const { api, user } = open(texts, {}, { 'POST /jobs/7/fit': () => fit });
  await user.click(await start());
  await screen.findByLabelText('Your resume');
  pick(file('cv.exe'));
  expect(screen.getByText('Please upload a PDF, DOCX, TXT, or CSV file')).toBeVisible();
  pick(file('cv.pdf', 5_242_881));
  expect(screen.getByText('File size must be less than 5MB')).toBeVisible();
  pick(file('cv.pdf'));
  await user.click(screen.getByRole('button', { name: 'Compare' }));
  await screen.findByText(/covers one of the two things/);
  const sent = api.calls.at(-1)?.body as FormData;
  expect((sent.get('file') as File).name).toBe('cv.pdf');
});

it('explains why a file is unreadable, and keeps pasted text', async () => {
  const { user } = open(texts, {}, { 'POST /jobs/7/fit': failing(400, 'This file is damaged.') });
  await user.click(await start());
  await user.click(await screen.findByRole('button', { name: 'Compare' }));
  expect(screen.getByText('Choose a file, or paste the text of your resume.')).toBeVisible();
  await user.type(screen.getByLabelText('Or paste its text'), 'Printer');
  await user.click(screen.getByRole('button', { name: 'Compare' }));
  expect(await screen.findByText('This file is damaged.')).toBeVisible();
  expect(screen.getByLabelText('Or paste its text')).toHaveValue('Printer');
});

it('uses the stored resume of a job seeker, and accepts another one', async () => {
  const own: JobFit = { ...fit, read: 'resume', filename: 'cv.pdf' };
  const { user } = open(texts, seeker, { 'GET /jobs/7/fit': () => own });
  await user.click(await start());
  expect(await screen.findByText('Compared with cv.pdf.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Compare another resume' }));
  expect(screen.getByLabelText('Your resume')).toBeVisible();
});

it('asks a job seeker without a stored resume, or with an unavailable one', async () => {
  const nothing = open(texts, seeker, { 'GET /jobs/7/fit': () => null });
  await nothing.user.click(await start());
  expect(await screen.findByLabelText('Your resume')).toBeVisible();
  nothing.unmount();
  const down = open(texts, seeker, { 'GET /jobs/7/fit': failing(503, 'Down for a minute') });
  await down.user.click(await start());
  expect(await screen.findByText(/Down for a minute/)).toBeVisible();
  expect(screen.getByLabelText('Your resume')).toBeVisible();
});

it('is not offered for a closed job, nor for a posting without requirements', async () => {
  const closed = open({ ...texts, status: 'closed' });
  await screen.findByRole('heading', { level: 1, name: 'Printer' });
  expect(screen.queryByText('How does your resume fit?')).toBeNull();
  closed.unmount();
  open({ required_qualifications: ' ', key_responsibilities: '', preferred_qualifications: '' });
  await screen.findByRole('heading', { level: 1, name: 'Printer' });
  expect(screen.queryByText('How does your resume fit?')).toBeNull();
});
