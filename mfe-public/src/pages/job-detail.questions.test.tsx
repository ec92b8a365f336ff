import type { JobQuestion } from '@commons/contracts/applications/screening';
import { ApiError } from '@commons/web-kit/api/api-error';
import { screen, testUser, within } from '@commons/web-kit/testing/test-render';
import { openJob } from '../testing/open-job';

beforeEach(() => sessionStorage.clear());

const questions: JobQuestion[] = [
  { id: 'q1', kind: 'yes_no', question: 'May you drive a forklift?', required: true },
  {
    id: 'q2',
    kind: 'choice',
    question: 'Which shift?',
    required: false,
    options: ['Day', 'Night'],
  },
  { id: 'q3', kind: 'number', question: 'Years in a bakery?', required: true },
  { id: 'q4', kind: 'text', question: 'What do you bake best?', required: false },
];

const button = (name: string) => screen.getByRole('button', { name });

async function openForm(apply: () => unknown = () => ({ application_id: '1', status: 'pending' })) {
  const page = openJob({ questions }, { user: testUser() }, { 'POST /jobs/7/apply': apply });
  await screen.findByRole('heading', { level: 1, name: 'Printer' });
  await page.user.click(button('Apply Now'));
  await screen.findByRole('heading', { level: 1, name: 'Apply for Printer' });
  const sent = () => page.api.calls.filter(({ method }) => method === 'POST');
  const answers = () =>
    JSON.parse(String((sent().at(-1)?.body as FormData | undefined)?.get('answers')));
  return { ...page, sent, answers };
}

it('shows the questions, validates them individually, and sends the answers', async () => {
  const { user, sent, answers } = await openForm();
  const asked = screen.getByRole('region', { name: /^Questions from / });
  expect(within(asked).getByRole('group', { name: 'Which shift? (Optional)' })).toBeVisible();
  await user.type(screen.getByLabelText('Years in a bakery?'), 'three');
  await user.click(button('Submit Application'));
  expect(sent()).toEqual([]);
  expect(within(asked).getByText('Choose Yes or No.')).toBeVisible();
  expect(screen.getByLabelText('Years in a bakery?')).toHaveAccessibleDescription(
    'Enter a number like 3 or 2.5.',
  );
  expect(screen.getByRole('radio', { name: 'Yes' })).toHaveFocus();
  await user.keyboard(' ');
  expect(within(asked).queryByText('Choose Yes or No.')).toBeNull();
  const years = screen.getByLabelText('Years in a bakery?');
  await user.clear(years);
  await user.type(years, '2.5');
  await user.type(screen.getByLabelText('What do you bake best? (Optional)'), ' Rye ');
  await user.click(button('Submit Application'));
  expect(await screen.findByText('Application submitted successfully!')).toBeVisible();
  expect(answers()).toEqual([
    { id: 'q1', question: 'May you drive a forklift?', answer: 'yes' },
    { id: 'q3', question: 'Years in a bakery?', answer: 2.5 },
    { id: 'q4', question: 'What do you bake best?', answer: 'Rye' },
  ]);
});

it('keeps answers over a reload, and shows the server’s errors next to the questions', async () => {
  const msg = 'Use at most 2,000 characters.';
  const refused = () => {
    const detail = [{ loc: ['body', 'answers', 'q4'], msg, type: 'value_error' }];
    throw new ApiError({ failure: 'http', status: 422, detail });
  };
  const first = await openForm(refused);
  await first.user.click(screen.getByRole('radio', { name: 'No' }));
  await first.user.type(screen.getByLabelText('Years in a bakery?'), '7');
  first.unmount();
  const { user } = await openForm(refused);
  expect(screen.getByRole('radio', { name: 'No' })).toBeChecked();
  expect(screen.getByLabelText('Years in a bakery?')).toHaveValue('7');
  await user.click(button('Submit Application'));
  expect(await screen.findByText('Please check the marked answers.')).toBeVisible();
  const best = screen.getByLabelText('What do you bake best? (Optional)');
  expect(best).toHaveAccessibleDescription(msg);
  expect(best).toHaveFocus();
});

it('shows the new questions when the employer changed them meanwhile', async () => {
  const msg =
    'The employer changed the questions of this job in the meantime. Please look at them again.';
  const { user, api } = await openForm(() => {
    const detail = [{ loc: ['body', 'answers'], msg, type: 'value_error' }];
    throw new ApiError({ failure: 'http', status: 422, detail });
  });
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  await user.type(screen.getByLabelText('Years in a bakery?'), '7');
  const reads = () => api.calls.filter(({ path }) => path === '/jobs/7').length;
  const before = reads();
  await user.click(button('Submit Application'));
  expect(await screen.findByText(msg)).toBeVisible();
  expect(reads()).toBeGreaterThan(before);
  expect(screen.getByLabelText('Years in a bakery?')).toHaveValue('7');
});
