import { screen, within } from '@commons/web-kit/testing/test-render';
import { openBusiness as open } from '../testing/open-business';

const found = () => screen.findByRole('heading', { level: 1, name: /Stone Bakery/ });

/** What the gateway injects into the page. */
const townIn = (zone: string) => {
  const meta = document.createElement('meta');
  meta.setAttribute('name', 'commons-time-zone');
  meta.content = zone;
  document.head.append(meta);
};

describe('the hours', () => {
  // A Wednesday at 10:30 in the reader's time zone.
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date(2026, 10, 18, 10, 30), advanceTimers: true });
  });
  afterEach(() => {
    jest.useRealTimers();
    document.head.replaceChildren();
  });

  it("[BIZ-08] show free text per day; 'closed' or no text means closed", async () => {
    open({ business_hours: { monday: 'by appointment', tuesday: 'closed', wednesday: '' } });
    await found();
    const text = screen.getByRole('region', { name: 'Business Hours' }).textContent;
    expect(text).toContain('Mondayby appointment');
    for (const day of ['Tuesday', 'Wednesday', 'Sunday']) expect(text).toContain(`${day}Closed`);
  });

  it('offer a calendar of the special ones, where someone can state them', async () => {
    const business_hours = { monday: '9 AM – 5 PM' };
    const owned = open({ employer_id: 'a1', business_hours });
    await found();
    const path = /\/api\/business-directory\/\w+\/special-hours\.ics$/;
    expect(screen.getByRole('link', { name: 'Subscribe' }).getAttribute('href')).toMatch(
      new RegExp(`^webcal://${window.location.host}${path.source}`),
    );
    expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toMatch(path);
    owned.unmount();
    for (const without of [
      { employer_id: undefined, business_hours },
      // No one subscribes to a business that states no hours at all.
      { employer_id: 'a1', business_hours: {} },
    ]) {
      const { unmount } = open(without);
      await found();
      expect(screen.queryByRole('link', { name: 'Subscribe' })).toBeNull();
      unmount();
    }
  });

  it('say whether it is open now, if the text can be parsed', async () => {
    const open1 = open({ business_hours: { wednesday: '9:00 AM – 5:00 PM' } });
    await found();
    expect(screen.getByText('Open now')).toBeVisible();
    open1.unmount();
    const open2 = open({ business_hours: { wednesday: '1:00 PM – 5:00 PM' } });
    await found();
    expect(screen.getByText('Closed now')).toBeVisible();
    open2.unmount();
    open({ business_hours: { wednesday: 'when the oven is hot' } });
    await found();
    expect(screen.queryByText(/now$/)).toBeNull();
  });

  // Up to 25 hours of difference, so at least one differs from the zone that the test runs in.
  it.each([
    ['Pacific/Kiritimati', '2026-11-18T09:00:00Z', 'Wednesday', 'Open now'],
    ['Pacific/Pago_Pago', '2026-11-18T09:00:00Z', 'Tuesday', 'Closed now'],
    ['America/Chicago', '2026-11-19T05:59:00Z', 'Wednesday', 'Open now'],
    ['America/Chicago', '2026-11-19T06:00:00Z', 'Thursday', 'Closed now'],
    ['Europe/Berlin', '2027-03-31T21:30:00Z', 'Wednesday', 'Open now'],
    ['Europe/Berlin', '2027-03-31T22:00:00Z', 'Thursday', 'Closed now'],
  ])('use the time zone of the town: %s at %s is %s, %s', async (zone, moment, day, told) => {
    jest.setSystemTime(new Date(moment));
    townIn(zone);
    open({ business_hours: { wednesday: '10:00 PM – 12:00 AM', thursday: '9 AM – 5 PM' } });
    await found();
    expect(screen.getByText(told)).toBeVisible();
    expect(screen.getByText(day).parentElement).toHaveAttribute('aria-current', 'date');
  });

  it.each(['', 'Mars/Olympus_Mons'])(
    'fall back to the reader’s time zone with the zone %j',
    async (zone) => {
      townIn(zone);
      open({ business_hours: { wednesday: '9:00 AM – 5:00 PM' } });
      await found();
      expect(screen.getByText('Open now')).toBeVisible();
    },
  );

  it('name special days from today on, and the closure', async () => {
    open({
      business_hours: { wednesday: '9:00 AM – 5:00 PM' },
      special_hours: [
        { date: '2026-11-17', hours: 'closed' },
        { date: '2026-11-26', hours: 'closed', note: 'Thanksgiving' },
      ],
      temporarily_closed: { reopens_on: '2026-11-25', note: 'We paint the walls.' },
      location_info: { street_address: '12 Mill St' },
    });
    await found();
    const hours = within(screen.getByRole('region', { name: 'Business Hours' }));
    expect(hours.getByText('Closed now')).toBeVisible();
    expect(hours.getByText('Temporarily closed, reopens Wed, Nov 25')).toBeVisible();
    expect(hours.getByText('We paint the walls.')).toBeVisible();
    expect(hours.getByText('Thu, Nov 26')).toHaveTextContent('Thanksgiving');
    expect(hours.queryByText('Tue, Nov 17')).toBeNull();
    expect(screen.getByText(/opens Nov 25/).parentElement).toHaveTextContent(
      'Temporarily closed · opens Nov 25 · 12 Mill St',
    );
  });

  it('are "not specified" when there are none', async () => {
    open();
    await found();
    expect(screen.getByText('Hours not specified')).toBeVisible();
  });
});
