import { jobSample } from '@commons/web-kit/testing/job-sample';
import { fakeApi, renderPage, screen, within } from '@commons/web-kit/testing/test-render';
import { JobForm, type JobFormOwnProps } from '../job.form';

beforeEach(() => sessionStorage.clear());

const complete = {
  ...{ title: 'Baker', category: 'Food Service', employment_type: 'Full-time' },
  ...{ location_type: 'On-site', location_city: 'Erie', location_state: 'PA' },
  ...{ overview: 'Bread.', key_responsibilities: 'Bake.', required_qualifications: 'Hands.' },
  ...{ experience_required: 'Entry Level', compensation_type: 'Hourly' },
};
type Questions = NonNullable<NonNullable<JobFormOwnProps['initial']>['questions']>;

async function open(questions?: Questions, edited?: JobFormOwnProps['edited']) {
  const job = () => jobSample('7');
  const api = fakeApi({ 'POST /jobs': job, 'PUT /jobs/7': job, 'GET /my-jobs/same': () => [] });
  const form = renderPage(
    <JobForm
      edited={edited}
      initial={{ ...complete, ...(questions && { questions }) }}
      onCancel={() => {}}
      onPosted={() => {}}
    />,
    { api },
  );
  const { user } = form;
  await user.click(screen.getByRole('button', { name: 'Next Step' }));
  const send = async () => {
    await user.click(screen.getByRole('button', { name: 'Next Step' }));
    await user.click(screen.getByRole('button', { name: /^(Post Job|Save Changes)$/ }));
  };
  const sent = () => {
    const call = api.calls.find(({ method }) => method === 'POST' || method === 'PUT');
    return (call?.body as { questions?: unknown } | undefined)?.questions;
  };
  return { ...form, send, sent };
}

const button = (name: string) => screen.getByRole('button', { name });
const row = (place: number) => within(screen.getByRole('group', { name: `Question ${place}` }));
const asked = () =>
  screen.queryAllByLabelText('Question').map((one) => (one as HTMLInputElement).value);

it('makes questions of four kinds with the answers that are hoped for', async () => {
  const { user, send, sent } = await open();
  await user.click(button('Add a question'));
  expect(row(1).getByLabelText('Question')).toHaveFocus();
  await user.keyboard('May you drive?');
  await user.selectOptions(row(1).getByLabelText('Preferred answer'), 'yes');
  await user.click(button('Add another question'));
  await user.keyboard('Which shift?');
  await user.selectOptions(row(2).getByLabelText('Kind of answer'), 'choice');
  await user.type(row(2).getByLabelText('Answers to choose from'), 'Day{Enter} Night {Enter}Day');
  await user.click(row(2).getByRole('checkbox', { name: 'Night' }));
  await user.click(button('Add another question'));
  await user.keyboard('Years?');
  await user.selectOptions(row(3).getByLabelText('Kind of answer'), 'number');
  await user.type(row(3).getByLabelText('Preferred: at least'), '2');
  await user.click(button('Add another question'));
  await user.keyboard('Why us?');
  await user.selectOptions(row(4).getByLabelText('Kind of answer'), 'text');
  await user.click(row(4).getByRole('checkbox', { name: 'An answer is required' }));
  await user.click(button('Add another question'));
  await send();
  expect(sent()).toEqual([
    { kind: 'yes_no', question: 'May you drive?', required: true, wanted: { answers: ['yes'] } },
    {
      ...{ kind: 'choice', question: 'Which shift?', required: true },
      ...{ options: ['Day', 'Night'], wanted: { answers: ['Night'] } },
    },
    { kind: 'number', question: 'Years?', required: true, wanted: { min: 2 } },
    { kind: 'text', question: 'Why us?', required: false },
  ]);
});

const stored: Questions = [
  { id: 'qa', kind: 'yes_no', question: 'A?', required: true },
  { id: 'qb', kind: 'number', question: 'B?', wanted: { max: 4 } },
  { id: 'qc', kind: 'text', question: 'C?' },
];
const edited = { id: '7', isDraft: false };

it('moves and removes them, keeps the focus in the row, and sends the same ids', async () => {
  const { user, send, sent } = await open(stored, edited);
  await user.click(button('Move question 1 down'));
  expect(asked()).toEqual(['B?', 'A?', 'C?']);
  expect(button('Move question 2 down')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(asked()).toEqual(['B?', 'C?', 'A?']);
  expect(button('Move question 3 up')).toHaveFocus();
  expect(screen.getByText('Question moved to place 3 of 3')).toBeInTheDocument();
  await user.click(button('Remove question 2'));
  expect(row(2).getByLabelText('Question')).toHaveFocus();
  await send();
  expect(sent()).toEqual([
    { id: 'qb', kind: 'number', question: 'B?', required: false, wanted: { max: 4 } },
    { id: 'qa', kind: 'yes_no', question: 'A?', required: true },
  ]);
});

it('sends an empty list when the last one is removed', async () => {
  const { user, send, sent } = await open(stored.slice(0, 1), edited);
  await user.click(button('Remove question 1'));
  expect(button('Add a question')).toHaveFocus();
  await send();
  expect(sent()).toEqual([]);
});

it('leads back to what is missing', async () => {
  const { user, send, sent } = await open();
  await user.click(button('Add a question'));
  await user.selectOptions(row(1).getByLabelText('Kind of answer'), 'choice');
  await user.type(row(1).getByLabelText('Answers to choose from'), 'Day');
  await send();
  expect(sent()).toBeUndefined();
  expect(row(1).getByLabelText('Question')).toHaveAccessibleDescription('Write the question.');
  expect(row(1).getByLabelText('Question')).toHaveFocus();
  expect(row(1).getByText('Write at least two answers, one per line.')).toBeVisible();
});
