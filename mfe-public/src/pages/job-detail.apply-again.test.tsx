import { refusal, screen, testUser } from '@commons/web-kit/testing/test-render';
import { openJob } from '../testing/open-job';

beforeEach(() => sessionStorage.clear());

const kept = {
  filename: 'maria-cv.pdf',
  size: 48_000,
  pages: 2,
  kept_at: `${new Date().getFullYear()}-01-12T12:00:00.000Z`,
};
const letter = {
  text: 'Dear Millstone Bakery, I have printed menus for years.',
  job_title: 'Press Helper',
  company_name: 'Millstone Bakery',
  sent_at: '2026-10-02T12:00:00.000Z',
};
const profile = {
  ...{ full_name: 'Ada Brook', professional_title: 'Printer', skills: ['Offset', 'Folding'] },
  ...{ experience: [], education: [], certifications: [], hidden_fields: [] },
};
const link = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFG';

const openForm = async (start: object, answers: object = {}) => {
  const page = openJob(
    {},
    { user: testUser() },
    {
      'GET /jobs/7/application-start': () => start,
      'GET /job-seeker/professional-profile': () => profile,
      'POST /job-seeker/profile/share-link': () => ({ share_token: link }),
      'POST /jobs/7/apply': () => ({ application_id: '1', status: 'pending' }),
      ...answers,
    },
  );
  await screen.findByRole('heading', { level: 1, name: 'Printer' });
  await page.user.click(screen.getByRole('button', { name: 'Apply Now' }));
  await screen.findByRole('heading', { level: 1, name: 'Apply for Printer' });
  const sent = () => {
    const call = page.api.calls.find(({ path }) => path === '/jobs/7/apply');
    const fields = [...((call?.body as FormData | undefined) ?? [])];
    return Object.fromEntries(fields.map(([name, v]) => [name, v instanceof File ? v.name : v]));
  };
  const submit = () => page.user.click(screen.getByRole('button', { name: 'Submit Application' }));
  return { ...page, sent, submit };
};

it('attaches the stored resume and the profile, previewed, without a further click', async () => {
  const { sent, submit, api } = await openForm({ resume: kept });
  const card = await screen.findByRole('region', { name: 'Your resume' });
  expect(card).toHaveTextContent('maria-cv.pdf');
  expect(card).toHaveTextContent('2 pages · uploaded in January');
  expect(screen.getByText(/^From/)).toHaveTextContent('From Ada Brook, ada@example.org');
  const box = screen.getByRole('checkbox', { name: 'Send my professional profile' });
  expect(box).toBeChecked();
  expect(box).toHaveAccessibleDescription(/Printer · 2 skills. The employer gets/);
  await submit();
  await screen.findByText('Application submitted successfully!');
  expect(sent()).toEqual({ use_kept_resume: 'true', share_profile: 'true' });
  // Its link is created when it is first sent.
  expect(api.calls.map(({ path }) => path)).toContain('/job-seeker/profile/share-link');
});

it('sends another file, stores it on request, and omits an unticked profile', async () => {
  const { sent, submit, user } = await openForm({ resume: kept });
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  const pdf = new File(['%PDF-'], 'new.pdf', { type: 'application/pdf' });
  await user.upload(screen.getByLabelText('Resume (Optional)'), pdf);
  const keep = screen.getByRole('checkbox', { name: 'Keep it instead of maria-cv.pdf' });
  expect(keep).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Use maria-cv.pdf after all' }));
  await user.click(screen.getByRole('button', { name: 'Change' }));
  expect(screen.queryByText('new.pdf')).toBeNull();
  await user.upload(screen.getByLabelText('Resume (Optional)'), pdf);
  await user.click(screen.getByRole('checkbox', { name: 'Send my professional profile' }));
  await submit();
  await screen.findByText('Application submitted successfully!');
  expect(sent()).toEqual({ resume: 'new.pdf', keep_resume: 'true' });
});

it('offers the last letter, and points out the other company in it', async () => {
  const { user } = await openForm({ letter });
  await user.click(await screen.findByRole('button', { name: 'Use this letter' }));
  const field = screen.getByLabelText('Cover Letter (Optional)');
  expect(field).toHaveValue(letter.text);
  expect(field).toHaveAccessibleDescription(/names Millstone Bakery. Change that/);
  expect(screen.queryByRole('button', { name: 'Use this letter' })).toBeNull();
  await user.clear(field);
  await user.type(field, 'Dear River Press');
  expect(field).not.toHaveAccessibleDescription(/Millstone/);
});

it('is the plain form while loading, or when the services are down', async () => {
  const down = () => {
    throw refusal(503, 'Service unavailable');
  };
  const { sent, submit } = await openForm(
    {},
    { 'GET /jobs/7/application-start': down, 'GET /job-seeker/professional-profile': down },
  );
  expect(await screen.findByLabelText('Resume (Optional)')).toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await submit();
  await screen.findByText('Application submitted successfully!');
  expect(sent()).toEqual({});
});
