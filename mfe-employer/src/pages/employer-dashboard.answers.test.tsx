import type { ScreeningAnswer } from '@commons/contracts/applications/screening';
import { screen, widenScreen, within } from '@commons/web-kit/testing/test-render';
import { openDashboard } from '../testing/open-dashboard';
import { application } from '../testing/samples';

const answers: ScreeningAnswer[] = [
  { id: 'q1', kind: 'yes_no', question: 'May you drive?', answer: 'yes' },
  { id: 'q2', kind: 'number', question: 'Years?', answer: 1 },
  { id: 'q3', kind: 'text', question: 'Why us?', answer: 'Bread.' },
];
const asked = [
  ...[{ id: 'q1', kind: 'yes_no', question: 'May you drive?', wanted: { answers: ['yes'] } }],
  ...[{ id: 'q2', kind: 'number', question: 'Years?', wanted: { min: 2 } }],
  ...[{ id: 'q3', kind: 'text', question: 'Why us?' }],
].map((one) => ({ job_id: '7', required: true, ...one }));

function open(address = '') {
  return openDashboard(`applications${address}`, {
    'GET /applications/all': () => [application('p1', { answers })],
    'GET /applications/summary': () => ({
      everything: 1,
      status: { all: 1, pending: 1, reviewed: 0, accepted: 0, rejected: 0 },
      jobs: [{ job_id: '7', title: 'Printer', total: 1, pending: 1 }],
      ...{ tags: [], questions: asked },
    }),
  });
}

beforeEach(() => {
  widenScreen();
  localStorage.setItem('commons-applications-view', 'list');
});

it('shows short answers in the list and whole ones next to it, with the preferred answer', async () => {
  const { user } = open();
  const name = await screen.findByRole('button', { name: /^Person p1/ });
  const row = within(name.closest('li') as HTMLElement);
  expect(row.getByTitle('May you drive? Yes')).toHaveTextContent('✓');
  expect(row.getByTitle('Years? 1')).toHaveTextContent(/✕, not the preferred answer/);
  expect(row.queryByText('Bread.')).toBeNull();
  await user.click(name);
  const side = await screen.findByRole('region', { name: 'Person p1' });
  expect(await within(side).findByText('Bread.')).toBeVisible();
  expect(within(side).getByText('Why us?')).toBeVisible();
});

it('finds by answers, and keeps that in the address', async () => {
  const { user, path, api } = open('&job=7');
  await user.click(await screen.findByRole('button', { name: 'More filters' }));
  const filters = within(screen.getByRole('group', { name: 'Answers' }));
  await user.selectOptions(filters.getByLabelText('May you drive?'), 'yes');
  await user.type(filters.getByLabelText('Years? (at least)'), '2{Enter}');
  expect(decodeURIComponent(path())).toContain('answers=q1=yes&q2.min=2');
  const last = api.calls
    .filter(({ path: called }) => called.startsWith('/applications/all'))
    .at(-1);
  expect(new URLSearchParams(last?.path.split('?')[1]).get('answers')).toBe('q1=yes&q2.min=2');
  expect(filters.getByLabelText('Only with all your preferred answers')).toBeChecked();
  await user.click(filters.getByLabelText('Only with all your preferred answers'));
  expect(path()).not.toContain('answers');
});
