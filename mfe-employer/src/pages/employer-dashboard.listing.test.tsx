import {
  networkError,
  refusal,
  screen,
  waitFor,
  within,
} from '@commons/web-kit/testing/test-render';
import { listing, photoNames } from '../testing/listing';
import { openDashboard } from '../testing/open-dashboard';

beforeEach(() => sessionStorage.clear());

const mine = 'GET /business-directory/my-listing';
const failing = (error: unknown) => () => {
  throw error;
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const open = (changes: Parameters<typeof listing>[0] = {}, answers = {}, at = '') =>
  openDashboard(`business-directory${at}`, { [mine]: () => listing(changes), ...answers });
const section = async (name: string | RegExp) => {
  const found = (await screen.findByRole('heading', { name })).closest('section');
  if (!found) throw new Error(`No section ${name}`);
  return within(found);
};
const fact = (inside: Awaited<ReturnType<typeof section>>, label: string) =>
  inside.getByText(label).nextElementSibling?.textContent;

describe('view or wizard', () => {
  it('[LST-01] shows the wizard silently on 404, else the listing, and its modes', async () => {
    const none = openDashboard('business-directory', { [mine]: failing(refusal(404, 'None')) });
    expect(await screen.findByLabelText('Business Name')).toHaveValue('');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(none.api.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([mine]);
    none.unmount();

    const { user, path } = open();
    await user.click(await screen.findByRole('button', { name: 'Edit Listing' }));
    expect(path()).toContain('mode=edit-listing');
    expect(screen.getByLabelText('Business Name')).toHaveValue('Millstone Bakery');
    await user.click(button('Cancel'));
    await user.click(await screen.findByRole('button', { name: 'Manage Photos' }));
    expect(path()).toContain('mode=manage-photos');
    expect(screen.getByRole('tab', { name: 'Business Logo' })).toBeVisible();
  });

  it('shows a load failure, and retries', async () => {
    let failed = false;
    const { user } = openDashboard('business-directory', {
      [mine]: () => {
        if (failed) return listing();
        failed = true;
        throw refusal(500);
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load your listing.');
    expect(screen.queryByLabelText('Business Name')).toBeNull();
    await user.click(button('Try again'));
    expect(await screen.findByRole('heading', { name: 'Millstone Bakery' })).toBeVisible();
  });
});

describe('listing view', () => {
  it('[LST-02] has its actions, logo or icon, name, category and short description', async () => {
    const plain = open();
    expect(await screen.findByRole('heading', { name: 'Millstone Bakery' })).toBeVisible();
    expect(button('Edit Listing')).toBeVisible();
    expect(button('Manage Photos')).toBeVisible();
    expect(screen.getByText('Food & Restaurants')).toBeVisible();
    expect(screen.getByText('Bread from the stone oven.')).toBeVisible();
    expect(screen.getByRole('img', { name: 'No logo yet' })).toBeVisible();
    plain.unmount();
    const [logo] = photoNames(1);
    open({ logo_filename: logo });
    expect(await screen.findByRole('img', { name: 'Logo of Millstone Bakery' })).toHaveAttribute(
      'src',
      `/uploads/logos/${logo?.replace('.webp', '.160.webp')}`,
    );
  });

  it('[LST-03] counts photos out of 7, shows six, the rest as +N, and all of them by a link', async () => {
    const { user, path } = open({ gallery_images: photoNames(7) });
    const gallery = await section('Gallery (7/7)');
    expect(gallery.getAllByRole('img')).toHaveLength(6);
    expect(gallery.getByText('+1')).toBeVisible();
    await user.click(gallery.getByRole('link', { name: 'View all photos' }));
    const all = within(screen.getByRole('dialog', { name: 'All photos' }));
    expect(all.getAllByRole('img')).toHaveLength(7);
    expect(all.getAllByRole('img')[6]).toHaveAttribute('width', '1200');
    expect(path()).toContain('photos');
    await user.click(all.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows six photos without an overlay, and says when there are none', async () => {
    const six = open({ gallery_images: photoNames(6) });
    expect((await section('Gallery (6/7)')).queryByText(/^\+/)).toBeNull();
    six.unmount();
    open();
    const gallery = await section('Gallery (0/7)');
    expect(gallery.queryByRole('link')).toBeNull();
    expect(gallery.getByText(/^No photos yet/)).toBeVisible();
  });

  it('[LST-04] shows contact details and location', async () => {
    open();
    const contact = await section('Contact Information');
    const link = (name: string) => contact.getByRole('link', { name });
    expect(link('(814) 555-0101')).toHaveAttribute('href', 'tel:8145550101');
    expect(link('hi@millstone.test')).toHaveAttribute('href', 'mailto:hi@millstone.test');
    expect(link('https://millstone.test')).toHaveAttribute('href', 'https://millstone.test');
    const place = await section('Location');
    expect(fact(place, 'Address')).toBe('12 Mill Lane, Erie, PA, 16501');
    expect(fact(place, 'Service Area')).toBe('Local');
  });

  it('[LST-05] shows the hours of the days that are not closed, else that there are none', async () => {
    const some = open();
    const hours = await section('Business Hours');
    expect(fact(hours, 'Monday')).toBe('9:00 AM – 5:00 PM');
    expect(fact(hours, 'Tuesday')).toBe('By appointment');
    expect(hours.queryByText('Sunday')).toBeNull();
    some.unmount();
    const none = open({ business_hours: {} });
    expect((await section('Business Hours')).getByText('Hours not specified')).toBeVisible();
    none.unmount();
    open({ business_hours: { monday: 'Closed', tuesday: '' } });
    expect((await section('Business Hours')).getByText('Not specified')).toBeVisible();
  });

  it('[LST-06] shows services, About Us and the details', async () => {
    open();
    const services = await section('Services');
    for (const name of ['Bread', 'Cakes']) expect(services.getByText(name)).toBeVisible();
    expect((await section('About Us')).getByText('We bake at night.')).toBeVisible();
    const details = await section('Business Details');
    const shown = ['Established', 'Business Type', 'Employees', 'Pricing'].map((label) =>
      fact(details, label),
    );
    expect(shown).toEqual(['1987', 'LLC', '2-5', 'From $4']);
    expect(fact(details, 'Payment Methods')).toBe('Cash, Venmo');
    expect(fact(details, 'Languages Spoken')).toBe('English, Spanish');
  });

  it('[LST-07] shows the public link to copy and to open', async () => {
    const { user } = open();
    const field = await screen.findByLabelText('Public link');
    expect(field).toHaveValue('http://localhost/business-directory/b1');
    expect(field).toHaveAttribute('readonly');
    await user.click(button('Copy link'));
    expect(await screen.findByText('Link copied to clipboard!')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('http://localhost/business-directory/b1');
    const away = screen.getByRole('link', { name: 'Open in new tab' });
    expect(away).toHaveAttribute('href', '/business-directory/b1');
    expect(away).toHaveAttribute('target', '_blank');
  });

  it('says why the listing is suspended', async () => {
    open({ suspended: { reason: 'The address does not exist.' } });
    expect(await screen.findByText(/suspended.*The address does not exist\./)).toBeVisible();
  });

  it('does not link an invalid address', async () => {
    open({ contact_info: { website: 'javascript:alert(1)' } });
    const website = (await section('Contact Information')).getByText('javascript:alert(1)');
    expect(website).not.toHaveAttribute('href');
  });
});

describe('overview', () => {
  const tiles = () =>
    screen.getAllByRole('button', { name: /^(Active Jobs|Applications|Profile Views) / });

  it('[EMP-03] has three tiles with links: jobs, applications, views of the listing', async () => {
    const { user, path } = openDashboard('', { [mine]: () => listing({ views: 1234 }) });
    expect(await screen.findByRole('button', { name: /^Profile Views 1,234/ })).toBeVisible();
    await screen.findByRole('button', { name: /^Applications 0/ });
    expect(tiles().map(({ textContent }) => textContent?.match(/^\D+?(?=[\d–])/)?.[0])).toEqual([
      'Active Jobs',
      'Applications',
      'Profile Views',
    ]);
    for (const [tile, tab] of [
      [/^Active Jobs/, 'jobs'],
      [/^Applications/, 'applications'],
      [/^Profile Views/, 'business-directory'],
    ] as const) {
      await user.click(button(tile));
      expect(path()).toBe(`/employer-dashboard?tab=${tab}`);
      await user.click(screen.getByRole('tab', { name: 'Overview' }));
    }
  });

  it('[EMP-04] has the quick actions Post New Job and Update Business Profile', async () => {
    const { user, path } = openDashboard('', { [mine]: () => listing() });
    await user.click(await screen.findByRole('button', { name: 'Update Business Profile' }));
    expect(path()).toBe('/employer-dashboard?tab=business-directory');
    expect(await screen.findByRole('button', { name: 'Edit Listing' })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Overview' }));
    await user.click(button('Post New Job'));
    expect(path()).toBe('/employer-dashboard?tab=jobs&new=');
  });

  it('[EMP-06] offers to manage the listing, or to create one', async () => {
    const has = openDashboard('', { [mine]: () => listing() });
    await has.user.click(await screen.findByRole('button', { name: 'Manage Listing' }));
    expect(screen.getByRole('tab', { name: 'Business Directory' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    has.unmount();
    const none = openDashboard();
    await none.user.click(await screen.findByRole('button', { name: 'Create Listing' }));
    expect(await screen.findByLabelText('Business Name')).toBeVisible();
    none.unmount();
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    openDashboard('', { [mine]: failing(networkError()) });
    await waitFor(() => expect(log).toHaveBeenCalled());
    expect(screen.queryByRole('button', { name: /Listing$/ })).toBeNull();
    expect(button(/^Profile Views –/)).toBeVisible();
    log.mockRestore();
  });
});
