import { jobSample } from '@commons/web-kit/testing/job-sample';
import {
  fakeApi,
  networkError,
  networkText,
  refusal,
  renderPage,
  screen,
  timedOut,
  timeoutText,
  within,
} from '@commons/web-kit/testing/test-render';
import { JobForm, type JobFormOwnProps } from './job.form';

beforeEach(() => sessionStorage.clear());

type Answers = Parameters<typeof fakeApi>[0];

const open = (answers: Answers = {}, initial?: JobFormOwnProps['initial']) => {
  const [onPosted, onCancel] = [jest.fn(), jest.fn()];
  const api = fakeApi({ 'POST /jobs': () => jobSample('7'), ...answers });
  const form = <JobForm initial={initial} onPosted={onPosted} onCancel={onCancel} />;
  return { api, onPosted, onCancel, ...renderPage(form, { api }) };
};
type Form = ReturnType<typeof open>;

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const step = () => screen.getByRole('group').getAttribute('aria-label');
const next = ({ user }: Form) => user.click(button('Next Step'));
const choices = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole('option')
    .map((option) => (option as HTMLOptionElement).value)
    .filter((value) => value !== '');

/** Valid values for every required field. */
const required = {
  title: 'Baker',
  category: 'Food Service',
  employment_type: 'Full-time',
  location_type: 'On-site',
  location_city: 'Erie',
  location_state: 'PA',
  overview: 'Bread.',
  key_responsibilities: 'Bake.',
  required_qualifications: 'Hands.',
  experience_required: 'Entry Level',
  compensation_type: 'Hourly',
};
const optional = {
  location_zip: '16501',
  work_schedule: 'Nights',
  preferred_qualifications: 'Rye.',
  physical_requirements: 'Lift 50 lb.',
  salary_range: '$20/hr',
  bonus_commission: 'A loaf a day',
  benefits_offered: 'Health.',
  perks: 'Coffee.',
};

it('[PJF-01] has three steps with Previous, Next Step, Cancel and Post Job', async () => {
  let answer: (job: unknown) => void = () => {};
  const form = open({ 'POST /jobs': () => new Promise((resolve) => (answer = resolve)) }, required);
  const names = ['Basic Info', 'Description', 'Compensation'];
  for (const name of names) expect(screen.getAllByText(name)[0]).toBeInTheDocument();
  expect(step()).toBe('Step 1 of 3: Basic Info');
  expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull();
  await next(form);
  expect(step()).toBe('Step 2 of 3: Description');
  expect(screen.getByRole('group')).toHaveFocus();
  await form.user.click(button('Previous'));
  expect(step()).toBe('Step 1 of 3: Basic Info');
  await next(form);
  await next(form);
  expect(step()).toBe('Step 3 of 3: Compensation');
  expect(screen.queryByRole('button', { name: 'Next Step' })).toBeNull();
  await form.user.click(button('Post Job'));
  expect(button('Posting Job...')).toBeDisabled();
  answer(jobSample('7'));
  await screen.findByRole('button', { name: 'Post Job' });

  await form.user.click(button('Cancel'));
  expect(form.onCancel).toHaveBeenCalledTimes(1);
});

it('[PJF-02] lets one walk through empty steps, and validates only when posting', async () => {
  const form = open();
  await next(form);
  await next(form);
  await form.user.click(button(/Basic Info/));
  expect(step()).toBe('Step 1 of 3: Basic Info');
  await form.user.click(button(/Compensation/));
  expect(screen.queryByRole('alert')).toBeNull();
  await form.user.click(button('Post Job'));
  expect(screen.getByRole('alert')).toBeVisible();
  expect(form.api.calls).toEqual([]);
});

it('does not post on the second click of a double click on Next Step', async () => {
  const form = open({}, required);
  await next(form);
  await form.user.dblClick(button('Next Step'));
  expect(step()).toBe('Step 3 of 3: Compensation');
  expect(form.api.calls).toEqual([]);
});

it('[PJF-03] is filled from an existing job', async () => {
  const form = open({}, { ...required, ...optional });
  expect(screen.getByLabelText('Job Title')).toHaveValue('Baker');
  expect(screen.getByLabelText('Job Category')).toHaveValue('Food Service');
  await next(form);
  expect(screen.getByLabelText('Job Overview')).toHaveValue('Bread.');
  await next(form);
  expect(screen.getByLabelText(/^Salary Range/)).toHaveValue('$20/hr');
  await form.user.click(button('Post Job'));
  expect(form.api.calls.at(-1)?.body).toEqual({ ...required, ...optional });
});

it('keeps separate drafts for the jobs it is filled from', async () => {
  const first = open({}, { title: 'Baker' });
  await first.user.type(screen.getByLabelText('Job Title'), ' at night');
  first.unmount();
  open({}, { title: 'Barista' });
  expect(screen.getByLabelText('Job Title')).toHaveValue('Barista');
});

it.each([
  ['title', 'Job Title', 1],
  ['category', 'Job Category', 1],
  ['employment_type', 'Employment Type', 1],
  ['location_type', 'Location Type', 1],
  ['location_city', 'City', 1],
  ['location_state', 'State', 1],
  ['overview', 'Job Overview', 2],
  ['key_responsibilities', 'Key Responsibilities', 2],
  ['required_qualifications', 'Required Qualifications', 2],
  ['experience_required', 'Experience Required', 2],
  ['compensation_type', 'Compensation Type', 3],
])(
  '[PJF-04] requires %s: blanks are not enough, and it focuses the field',
  async (field, label, at) => {
    const form = open({}, { ...required, [field]: '  ' });
    await form.user.click(button(/Compensation/));
    await form.user.click(button('Post Job'));
    expect(screen.getByText(`Please fill in all required fields: ${label}`)).toBeVisible();
    expect(step()).toMatch(`Step ${at} of 3`);
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(screen.getByLabelText(label)).toBeInvalid();
    expect(form.api.calls).toEqual([]);
  },
);

it('[PJF-05] names every missing field, in form order', async () => {
  const form = open();
  await form.user.click(button(/Compensation/));
  await form.user.click(button('Post Job'));
  expect(screen.getByText(/^Please fill in all required fields/)).toHaveTextContent(
    'Please fill in all required fields: Job Title, Job Category, Employment Type, Location Type, City, State, Job Overview, Key Responsibilities, Required Qualifications, Experience Required, Compensation Type',
  );
  await form.user.type(screen.getByLabelText('Job Title'), 'Baker');
  await form.user.click(button(/Compensation/));
  await form.user.click(button('Post Job'));
  expect(screen.getByText(/required fields: Job Category, /)).toBeVisible();
});

it('[PJF-06] accepts the eight optional fields, and posts without them', async () => {
  const form = open({}, required);
  const fill = async (label: RegExp, text: string) =>
    form.user.type(screen.getByLabelText(label), text);
  await fill(/^ZIP Code/, optional.location_zip);
  await fill(/^Work Schedule/, optional.work_schedule);
  await next(form);
  await fill(/^Preferred Qualifications/, optional.preferred_qualifications);
  await fill(/^Physical Requirements/, optional.physical_requirements);
  await next(form);
  await fill(/^Salary Range/, optional.salary_range);
  await fill(/^Bonus or Commission/, optional.bonus_commission);
  await fill(/^Benefits Offered/, optional.benefits_offered);
  await fill(/^Additional Perks/, optional.perks);
  await form.user.click(button('Post Job'));
  expect(form.api.calls.at(-1)?.body).toEqual({ ...required, ...optional });
  form.unmount();

  const bare = open({}, required);
  await bare.user.click(button(/Compensation/));
  await bare.user.click(button('Post Job'));
  expect(bare.api.calls.at(-1)?.body).toEqual(required);
});

it('[PJF-07, PJF-08, PJF-09] offers the specified categories, types and levels', async () => {
  const form = open();
  const words = (text: string) => text.split(', ');
  expect(choices('Job Category')).toEqual(
    words(
      'Marketing, Information Technology, Sales, Customer Service, Finance, Human Resources, Operations, Engineering, Design, Writing & Editing, Healthcare, Education, Legal, Administration, Manufacturing, Construction, Transportation, Food Service, Retail, Other',
    ),
  );
  expect(choices('Employment Type')).toEqual(
    words('Full-time, Part-time, Contract, Temporary, Internship, Freelance'),
  );
  expect(choices('Location Type')).toEqual(words('On-site, Remote, Hybrid'));
  await next(form);
  expect(choices('Experience Required')).toEqual(
    words('Entry Level, Mid Level, Senior Level, Executive, Internship'),
  );
  await next(form);
  expect(choices('Compensation Type')).toEqual(
    words('Hourly, Annual Salary, Commission, Contract Rate, Project-based'),
  );
});

it("[PJF-11] shows the server's message, else a fixed one, and keeps the text", async () => {
  let error: Error = refusal(403, 'Only employer accounts can post jobs.');
  const answers = {
    'POST /jobs': () => {
      throw error;
    },
  };
  const form = open(answers, required);
  await form.user.click(button(/Compensation/));
  await form.user.click(button('Post Job'));
  expect(await screen.findByText('Only employer accounts can post jobs.')).toBeVisible();
  error = refusal(500);
  await form.user.click(button('Post Job'));
  expect(await screen.findByText('Failed to create job posting')).toBeVisible();
  error = networkError();
  await form.user.click(button('Post Job'));
  expect(await screen.findByText(networkText)).toBeVisible();
  error = timedOut();
  await form.user.click(button('Post Job'));
  expect(await screen.findByText(timeoutText)).toBeVisible();
  expect(form.onPosted).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Compensation Type')).toHaveValue('Hourly');
});

it('restores a draft after a reload, and deletes it once it is posted or discarded', async () => {
  const first = open();
  await first.user.type(screen.getByLabelText('Job Title'), 'Baker');
  first.unmount();
  const second = open();
  expect(screen.getByLabelText('Job Title')).toHaveValue('Baker');
  await second.user.click(button('Cancel'));
  expect(button('Keep writing')).toHaveFocus();
  await second.user.keyboard('{Escape}');
  expect(second.onCancel).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Job Title')).toHaveValue('Baker');
  await second.user.click(button('Cancel'));
  await second.user.click(button('Discard'));
  expect(second.onCancel).toHaveBeenCalledTimes(1);
  second.unmount();
  open();
  expect(screen.getByLabelText('Job Title')).toHaveValue('');
});
