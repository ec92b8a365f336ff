import { fireEvent, screen } from '@commons/web-kit/testing/test-render';
import { body, button, edit, field, sent } from '../testing/listing-wizard';

beforeEach(() => sessionStorage.clear());

describe('hours', () => {
  const hoursOf = async (dashboard: Awaited<ReturnType<typeof edit>>) => {
    await dashboard.user.click(button('Update Listing'));
    await screen.findByText('Business listing updated successfully!');
    return body(dashboard).business_hours;
  };
  const at = async (business_hours: Record<string, string>) => {
    const dashboard = await edit({ business_hours });
    await dashboard.user.click(button(/Business Details/));
    return dashboard;
  };
  // A time picker reports complete times only; typing into one does not work in jsdom.
  const pick = (label: string, value: string) =>
    fireEvent.change(field(label), { target: { value } });

  it('are picked, written in canonical form, and copied to the weekdays', async () => {
    const dashboard = await at({ saturday: '10am-2pm' });
    const { user } = dashboard;
    expect(field('Saturday: opens')).toHaveValue('10:00');
    await user.selectOptions(field('Monday'), 'open');
    pick('Monday: opens', '08:30');
    await user.click(button('Add a break: Monday'));
    pick('Monday, after the break: closes', '18:00');
    await user.click(button('Copy Monday to Monday–Friday'));
    expect(field('Friday, after the break: closes')).toHaveValue('18:00');
    await user.selectOptions(field('Sunday'), 'closed');
    await user.selectOptions(field('Friday'), 'all-day');
    const weekday = '8:30 AM – 12:00 PM, 1:00 PM – 6:00 PM';
    expect(await hoursOf(dashboard)).toEqual({
      monday: weekday,
      tuesday: weekday,
      wednesday: weekday,
      thursday: weekday,
      friday: '24 hours',
      saturday: '10am-2pm',
      sunday: 'closed',
    });
  });

  it('that cannot be parsed stay an editable text', async () => {
    const dashboard = await at({ monday: 'By appointment' });
    const { user } = dashboard;
    expect(field('Monday')).toHaveValue('text');
    await user.type(field('Monday: hours in your own words'), ' only');
    await user.selectOptions(field('Tuesday'), 'text');
    await user.type(field('Tuesday: hours in your own words'), 'closed for now');
    expect(await hoursOf(dashboard)).toEqual({
      monday: 'By appointment only',
      tuesday: 'closed for now',
    });
  });

  it('read the same here and on the business page: an empty day among filled ones is closed', async () => {
    const dashboard = await at({});
    const { user } = dashboard;
    expect(field('Tuesday')).toHaveDisplayValue('Not specified');
    await user.selectOptions(field('Monday'), 'open');
    expect(field('Tuesday')).toHaveDisplayValue('Closed');
    await user.click(button('Remove all hours'));
    expect(field('Monday')).toHaveDisplayValue('Not specified');
  });

  it('show an error when invalid, and do not jump while being picked', async () => {
    await at({ monday: '9:00 AM – 5:00 PM' });
    pick('Monday: closes', '09:00');
    expect(screen.getByText('Opening and closing are the same time.')).toBeVisible();
    pick('Monday: closes', '02:00');
    expect(screen.queryByText(/same time/)).toBeNull();
    expect(field('Monday: closes')).toHaveValue('02:00');
  });

  it('that are wrong are not saved', async () => {
    const dashboard = await at({ tuesday: '8:00 AM – 12:00 PM, 1:00 PM – 5:00 PM' });
    const { user } = dashboard;
    pick('Tuesday: opens', '16:00');
    await user.click(button('Update Listing'));
    const problem = 'Tuesday: The second time has to start after the first has ended.';
    expect(screen.getAllByText(problem)[0]).toBeVisible();
    expect(screen.getByRole('group', { name: 'Business Hours' })).toHaveAccessibleDescription(
      expect.stringContaining(problem),
    );
    expect(sent(dashboard)).toEqual([]);
    pick('Tuesday: opens', '09:00');
    expect(await hoursOf(dashboard)).toEqual({
      tuesday: '9:00 AM – 12:00 PM, 1:00 PM – 5:00 PM',
    });
  });
});
