import { jobSample } from '@commons/web-kit/testing/job-sample';
import { fakeApi, refusal, renderPage, screen } from '@commons/web-kit/testing/test-render';
import { JobForm, type JobFormOwnProps } from './job.form';

beforeEach(() => sessionStorage.clear());

const complete = {
  title: 'Baker',
  category: 'Food Service',
  employment_type: 'Full-time',
  location_type: 'On-site',
  location_city: 'Erie',
  location_state: 'PA',
  overview: 'Bread.',
  key_responsibilities: 'Bake.',
  required_qualifications: 'Hands.',
  experience_required: 'Mid (3-5)',
  compensation_type: 'Hourly',
};
const overview = 'Join [fill in: name of your business]. Hours: [fill in].';

const open = (
  initial?: JobFormOwnProps['initial'],
  answers: Parameters<typeof fakeApi>[0] = { 'POST /jobs': () => jobSample('7') },
) => {
  const onPosted = jest.fn();
  const api = fakeApi(answers);
  return {
    api,
    onPosted,
    ...renderPage(<JobForm initial={initial} onPosted={onPosted} onCancel={jest.fn()} />, { api }),
  };
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const selected = () => {
  const { value, selectionStart, selectionEnd } = document.activeElement as HTMLTextAreaElement;
  return value.slice(selectionStart, selectionEnd);
};

describe('placeholders to fill in', () => {
  it('are counted, marked at their field, and visited one after the other', async () => {
    const { user } = open({ ...complete, overview, key_responsibilities: 'Serve [your name].' });
    expect(screen.getByText(/^3 places are still to be filled in/)).toBeVisible();
    const marked = [];
    for (let jump = 0; jump < 4; jump += 1) {
      await user.click(button('Go to the next place'));
      marked.push(selected());
    }
    const first = '[fill in: name of your business]';
    expect(marked).toEqual([first, '[fill in]', '[your name]', first]);
    expect(screen.getByLabelText('Job Overview')).toHaveFocus();
    expect(screen.getByLabelText('Job Overview')).toHaveAccessibleDescription(
      `Still to fill in: ${first} , [fill in]`,
    );
    await user.keyboard('Stone Bread');
    expect(screen.getByText(/^2 places are still to be filled in/)).toBeVisible();
  });

  it('block posting until none is left', async () => {
    const { user, api, onPosted } = open({ ...complete, overview });
    await user.click(button(/Compensation/));
    await user.click(button('Post Job'));
    expect(api.calls).toEqual([]);
    expect(screen.getByRole('alert')).toHaveTextContent('2 places are still to be filled in');
    expect(selected()).toBe('[fill in: name of your business]');
    await user.clear(screen.getByLabelText('Job Overview'));
    await user.type(screen.getByLabelText('Job Overview'), 'We bake.');
    expect(screen.queryByText(/still to be filled in/)).toBeNull();
    await user.click(button(/Compensation/));
    await user.click(button('Post Job'));
    expect(api.calls.at(-1)?.body).toMatchObject({ overview: 'We bake.' });
    expect(onPosted).toHaveBeenCalledTimes(1);
  });
});

it('keeps a level from the description tool that is not in the list', async () => {
  const { user } = open(complete);
  await user.click(button(/Description/));
  expect(screen.getByLabelText('Experience Required')).toHaveValue('Mid (3-5)');
});

it('shows before posting how the pay is understood, and that it contradicts the type', async () => {
  const { user } = open(complete);
  await user.click(button(/Compensation/));
  await user.type(screen.getByLabelText(/^Salary Range/), '$45,000+');
  expect(
    await screen.findByText(/^Read as \$45,000 or more a year\. You chose Hourly, but/),
  ).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Compensation Type'), 'Annual Salary');
  expect(await screen.findByText('Read as $45,000 or more a year.')).toBeVisible();
});

it('ticks a step once it is complete, not because it was passed', async () => {
  const { user } = open();
  const ticks = () => screen.queryAllByText('(finished)').length;
  await user.click(button('Next Step'));
  await user.click(button('Next Step'));
  expect(ticks()).toBe(0);
  await user.click(button('Post Job'));
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(steps.filter((step) => step?.includes('something is missing'))).toHaveLength(2);
});

it('ticks the steps of a complete job', () => {
  open(complete);
  // The open step shows its number.
  expect(screen.getAllByText('(finished)')).toHaveLength(2);
});

it('marks the eleven required fields, and explains the mark', async () => {
  const { user, container } = open();
  expect(screen.getByText(/are required\.$/)).toHaveTextContent('Fields marked * are required.');
  let marks = 0;
  for (const step of [/Basic Info/, /Description/, /Compensation/]) {
    if (screen.queryByRole('button', { name: step })) await user.click(button(step));
    for (const control of container.querySelectorAll('[aria-required="true"]')) {
      const line = control.closest('div')?.parentElement?.textContent ?? '';
      expect(`${control.getAttribute('name')} ${line}`).toContain(' *');
      marks += 1;
    }
  }
  expect(marks).toBe(11);
});

it('focuses the field that the server refuses', async () => {
  const detail = [{ loc: ['body', 'category'], msg: 'Choose one of the list', type: 'custom' }];
  const { user } = open(complete, {
    'POST /jobs': () => {
      throw refusal(422, detail);
    },
  });
  await user.click(button(/Compensation/));
  await user.click(button('Post Job'));
  expect(await screen.findByText('Choose one of the list')).toBeVisible();
  expect(screen.getByLabelText('Job Category')).toHaveFocus();
  await user.selectOptions(screen.getByLabelText('Job Category'), 'Retail');
  expect(screen.queryByText('Choose one of the list')).toBeNull();
});
