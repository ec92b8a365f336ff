import { fireEvent, refusal, screen, within } from '@commons/web-kit/testing/test-render';
import { listing } from '../testing/listing';
import { openDashboard } from '../testing/open-dashboard';

beforeEach(() => sessionStorage.clear());

const mine = 'GET /business-directory/my-listing';
const put = 'PUT /business-directory/special-hours';
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const christmas = { date: '2999-12-25', hours: 'closed', note: 'Christmas Day' };

it('adds a date with hours, closes for now, and shows what is stored', async () => {
  let stored = listing({ special_hours: [christmas] });
  const sent: unknown[] = [];
  const { user } = openDashboard('business-directory', {
    [mine]: () => stored,
    [put]: ({ body }) => {
      sent.push(body);
      stored = listing(body as object);
      return stored;
    },
  });
  expect(await screen.findByText('Closed · Christmas Day')).toBeVisible();
  await user.click(button('Edit special hours'));
  await user.click(button('Add a date'));
  const added = within(screen.getByRole('group', { name: 'Date 2' }));
  await user.click(button('Save special hours'));
  expect(added.getByText('Choose a date.')).toBeVisible();
  expect(added.getByLabelText('Date')).toHaveFocus();
  expect(sent).toEqual([]);
  await user.type(added.getByLabelText('Date'), '2999-12-24');
  await user.type(screen.getAllByLabelText(/^What for/)[1] as HTMLElement, 'Christmas Eve');
  await user.selectOptions(screen.getByLabelText(/^Hours on .*Dec 24/), 'Open');
  await user.click(screen.getByLabelText('Temporarily closed'));
  await user.type(screen.getByLabelText(/^Note for customers/), 'We paint.');
  await user.click(button('Save special hours'));
  expect(await screen.findByText('Special hours saved.')).toBeVisible();
  expect(sent).toEqual([
    {
      special_hours: [
        christmas,
        { date: '2999-12-24', hours: '9:00 AM – 5:00 PM', note: 'Christmas Eve' },
      ],
      temporarily_closed: { note: 'We paint.' },
    },
  ]);
  await screen.findByRole('button', { name: 'Edit special hours' });
  expect(screen.getByText('Temporarily closed')).toBeVisible();
});

it('refuses times that cannot be right', async () => {
  const { user } = openDashboard('business-directory&mode=special-hours', {
    [mine]: () => listing({ special_hours: [{ ...christmas, hours: '9:00 AM – 5:00 PM' }] }),
  });
  fireEvent.change(await screen.findByLabelText(/: closes$/), { target: { value: '09:00' } });
  await user.click(button('Save special hours'));
  expect(screen.getByText('Opening and closing are the same time.')).toBeVisible();
  expect(screen.queryByText('Special hours saved.')).toBeNull();
  expect(screen.getByRole('alert')).toBeVisible();
});

it('refuses a date twice, removes one, and keeps the input when saving fails', async () => {
  const { user } = openDashboard('business-directory&mode=special-hours', {
    [mine]: () => listing({ special_hours: [christmas] }),
    [put]: () => {
      throw refusal(503, 'Busy.');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Add a date' }));
  await user.type(screen.getAllByLabelText('Date')[1] as HTMLElement, christmas.date);
  await user.click(button('Save special hours'));
  expect(screen.getByText('This date is already in the list.')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: /^Remove/ })[0] as HTMLElement);
  expect(screen.getAllByLabelText('Date')).toHaveLength(1);
  await user.click(button('Save special hours'));
  expect(await screen.findByText('Busy.')).toBeVisible();
  expect(screen.getByLabelText('Date')).toHaveValue(christmas.date);
});

it('starts without what is over, and refuses days that are past instead of losing them', async () => {
  const { user } = openDashboard('business-directory&mode=special-hours', {
    [mine]: () =>
      listing({
        special_hours: [{ date: '2001-01-01', hours: 'closed' }, christmas],
        temporarily_closed: { reopens_on: '2001-02-01' },
      }),
  });
  expect(await screen.findByLabelText('Temporarily closed')).not.toBeChecked();
  expect(screen.getAllByLabelText('Date')).toHaveLength(1);
  await user.click(button('Add a date'));
  expect(screen.getAllByLabelText('Date')[1]).toHaveFocus();
  await user.type(screen.getAllByLabelText('Date')[1] as HTMLElement, '2001-01-02');
  await user.selectOptions(screen.getByLabelText('Hours on Tue, Jan 2'), 'In your own words');
  await user.click(screen.getByLabelText('Temporarily closed'));
  await user.type(screen.getByLabelText(/^Opens again on/), '2001-02-01');
  await user.click(button('Save special hours'));
  expect(screen.getByText('This date has passed.')).toBeVisible();
  expect(screen.getByText('Say when you are open.')).toBeVisible();
  expect(screen.getByText('Choose a day after today.')).toBeVisible();
  await user.click(button('Remove Tue, Jan 2'));
  expect(button('Add a date')).toHaveFocus();
});

it('asks before Cancel discards what was typed', async () => {
  const { user } = openDashboard('business-directory&mode=special-hours', {
    [mine]: () => listing({ special_hours: [christmas] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Add a date' }));
  await user.click(button('Cancel'));
  await user.click(button('Keep writing'));
  expect(screen.getAllByLabelText('Date')).toHaveLength(2);
  await user.click(button('Cancel'));
  await user.click(button('Discard'));
  expect(screen.queryByLabelText('Date')).toBeNull();
});
