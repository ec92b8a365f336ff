import type { ProfessionalProfile } from '@commons/contracts/resumes/profiles';
import type { ResumeProfileFindings } from '@commons/contracts/resumes/resumes';
import {
  fakeApi,
  fireEvent,
  refusal,
  renderPage,
  screen,
  testUser,
  waitFor,
  within,
} from '@commons/web-kit/testing/test-render';
import { uploaded } from '../testing/open-resume-assistant';
import JobSeekerDashboardPage from './job-seeker-dashboard.page';

const path = '/job-seeker/professional-profile';
const stored: ProfessionalProfile = {
  full_name: 'Maya Lindgren',
  phone: '423 555 0100',
  skills: ['Baking'],
  availability: 'immediately',
  desired_salary_min: 40_000,
  experience: [{ title: 'Baker', company: 'Mill & Co', duration: '2019', description: '' }],
  education: [],
  certifications: [],
  hidden_fields: ['phone'],
  share_token: 'token-1',
};
const { hidden_fields, share_token, ...present } = stored;
const manager = { title: 'Manager', company: 'Cedar', duration: '2020', description: 'Bookings' };
const degree = { degree: 'BA', institution: 'State', year: '2015' };
const found: ResumeProfileFindings = {
  full_name: 'Maya Lindgren',
  phone: '423 555 0199',
  location: 'Chattanooga, TN',
  skills: ['baking', 'Sales', 'Excel'],
  experience: [...stored.experience, manager],
  education: [degree],
  certifications: ['Food safety', 'First aid'],
};

type Handlers = Parameters<typeof fakeApi>[0];

function open(tab: string, handlers: Handlers = {}) {
  const api = fakeApi({
    'GET /my-applications': () => [],
    'GET /job-seeker/profile/views': () => ({ total_views: 0, views_this_month: 0, days: [] }),
    'GET /resume/current': () => uploaded,
    'GET /resume/profile-findings': () => found,
    [`GET ${path}`]: () => stored,
    [`PUT ${path}`]: ({ body }) => ({ ...stored, ...(body as object) }),
    ...handlers,
  });
  const route = '/job-seeker-dashboard';
  const page = renderPage(<JobSeekerDashboardPage />, {
    api,
    user: testUser(),
    route,
    at: `${route}?tab=${tab}`,
  });
  const puts = () => api.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  return { ...page, api, puts };
}

async function openDialog(handlers: Handlers = {}) {
  const page = open('professional-profile', handlers);
  await page.user.click(await screen.findByRole('button', { name: 'Fill from my resume' }));
  return page;
}
const box = (name: string | RegExp) => screen.findByRole('checkbox', { name });
const applyButton = () => screen.getByRole('button', { name: 'Apply accepted fields' });
const chooseFile = (text: string, name = 'maya.json') => {
  const file = new File([text], name);
  Object.defineProperty(file, 'text', { value: async () => text });
  fireEvent.change(screen.getByLabelText('Import JSON Resume'), { target: { files: [file] } });
};
const notFound = () => {
  throw refusal(404, 'Resume not found');
};

it('shows findings next to current values; only those that replace nothing are preselected', async () => {
  await openDialog();
  const phone = await box('Phone');
  expect(phone).not.toBeChecked();
  expect(phone).toHaveAccessibleDescription('Found 423 555 0199 In your profile now 423 555 0100');
  expect(await box('Location')).toBeChecked();
  expect(await box('Add 2 skills')).toBeChecked();
  expect(await box('Manager, Cedar')).not.toBeChecked();
  expect(await box('BA, State')).toBeChecked();
  expect(screen.queryByRole('checkbox', { name: 'Full name' })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: 'Baker, Mill & Co' })).toBeNull();
  expect(screen.getByRole('group', { name: 'Experience' })).toHaveTextContent('Baker, Mill & Co');
});

it('saves the whole profile with only the accepted fields, and shows it at once', async () => {
  const { user, puts } = await openDialog();
  await user.click(await box('Phone'));
  await user.click(await box('Location'));
  await user.click(await box('Manager, Cedar'));
  await user.click(await box('Food safety'));
  await user.click(applyButton());
  expect(await screen.findByText('Profile saved successfully!')).toBeVisible();
  expect(puts()).toEqual([
    {
      ...present,
      phone: '423 555 0199',
      skills: ['Baking', 'Sales', 'Excel'],
      experience: [...stored.experience, manager],
      education: [degree],
      certifications: ['First aid'],
    },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('region', { name: 'Contact Information' })).toHaveTextContent('0199');
  expect(screen.getByRole('button', { name: 'Fill from my resume' })).toHaveFocus();
});

it('stores nothing when nothing is accepted or the dialog is cancelled', async () => {
  const { user, puts } = await openDialog({
    'GET /resume/profile-findings': () => ({ location: 'Erie, PA' }),
  });
  await user.click(await box('Location'));
  expect(applyButton()).toBeDisabled();
  await user.click(await box('Location'));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(puts()).toEqual([]);
});

it('keeps the choice when saving fails, with what the server refused next to it', async () => {
  const msg = 'Must be a web address, such as https://example.org/me';
  const { user } = await openDialog({
    'GET /resume/profile-findings': () => ({ website_url: 'maya at work', ...found }),
    [`PUT ${path}`]: () => {
      throw refusal(422, [{ loc: ['body', 'website_url'], msg, type: 'custom' }]);
    },
  });
  await box('Website');
  await user.click(applyButton());
  const dialog = screen.getByRole('dialog');
  expect(await within(dialog).findByText('Failed to save profile')).toBeVisible();
  expect(within(dialog).getByText(msg)).toBeVisible();
  expect(await box('Website')).toBeChecked();
  expect(applyButton()).toBeEnabled();
});

it('refuses more rows than a profile can have before calling the server', async () => {
  const certifications = Array.from({ length: 49 }, (_, at) => `Number ${at}`);
  const { user, puts } = await openDialog({
    [`GET ${path}`]: () => ({ ...stored, certifications }),
  });
  await user.click(await box('Food safety'));
  await user.click(await box('First aid'));
  await user.click(applyButton());
  expect(await screen.findByText(/hold at most 50 entries under Certifications/)).toBeVisible();
  expect(puts()).toEqual([]);
});

it.each([
  ['nothing was found', {}, 'Nothing for your profile was found in your resume.'],
  [
    'all is there',
    { full_name: 'Maya Lindgren', skills: ['baking'] },
    'Your profile already has everything that was found in your resume.',
  ],
])('says so when %s', async (_, findings, text) => {
  await openDialog({ 'GET /resume/profile-findings': () => findings });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Apply accepted fields' })).toBeNull();
});

it('offers a retry when the résumé cannot be read right now', async () => {
  let isBusy = true;
  const { user } = await openDialog({
    'GET /resume/profile-findings': () => {
      if (isBusy) throw refusal(409, 'This resume is being worked on.');
      return found;
    },
  });
  isBusy = false;
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await box('Location')).toBeChecked();
});

it("handles an earlier server's answer without a résumé", async () => {
  await openDialog({ 'GET /resume/profile-findings': notFound });
  expect(await screen.findByText(/There is no resume yet/)).toBeVisible();
});

it('reads a JSON Resume file without a résumé, and reports an invalid one', async () => {
  const none = 'This is not a JSON Resume document';
  const { user, api, puts } = await openDialog({
    'GET /resume/profile-findings': () => null,
    'POST /resume/json-resume': ({ body }) => {
      const isOne = 'basics' in (body as object);
      if (!isOne) throw refusal(422, [{ loc: ['body'], msg: none, type: 'custom' }]);
      return { location: 'Erie, PA' };
    },
  });
  expect(await screen.findByText(/There is no resume yet/)).toBeVisible();
  chooseFile('{"a":1}');
  expect(await screen.findByText(none)).toBeVisible();
  chooseFile('{"basics":');
  expect(await screen.findByText(none)).toBeVisible();
  chooseFile('\uFEFF{"basics":{"name":"Maya"}}');
  await box('Location');
  expect(screen.getByText(/Found in maya.json/)).toBeVisible();
  const posted = api.calls.findLast((call) => call.path === '/resume/json-resume');
  expect(posted?.body).toEqual({ basics: { name: 'Maya' } });
  await user.click(applyButton());
  await waitFor(() => expect(puts()).toEqual([{ ...present, location: 'Erie, PA' }]));
});

it('is offered in the assistant after an upload, not before', async () => {
  const { user } = open('resume-assistant');
  const name = 'Fill my profile from this resume';
  await user.click(await screen.findByRole('button', { name }));
  expect(await box('Location')).toBeChecked();
});

it('is not offered in the assistant without a résumé', async () => {
  open('resume-assistant', { 'GET /resume/current': notFound });
  await screen.findByLabelText('Your resume');
  expect(screen.queryByRole('button', { name: /Fill my profile/ })).toBeNull();
});
