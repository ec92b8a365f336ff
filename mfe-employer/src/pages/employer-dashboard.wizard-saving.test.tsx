import {
  networkError,
  networkText,
  refusal,
  screen,
  timedOut,
  timeoutText,
  waitFor,
} from '@commons/web-kit/testing/test-render';
import {
  body,
  button,
  create,
  edit,
  enter,
  field,
  fillRequired,
  required,
  sent,
  step,
  stepOne,
  stepThree,
  stepTwo,
} from '../testing/listing-wizard';

beforeEach(() => sessionStorage.clear());

describe('saving', () => {
  it.each([
    ['Business Name', 1, { business_name: ' ' }],
    ['Business Category', 1, { business_category: '' }],
    ['Short Description', 1, { short_description: '' }],
    ['Phone Number', 2, { contact_info: { email: 'a@b.test', website: 'https://b.test' } }],
    ['Email Address', 2, { contact_info: { phone: '1', website: 'https://b.test' } }],
    ['Website URL', 2, { contact_info: { phone: '1', email: 'a@b.test' } }],
    ['City', 2, { location_info: { state: 'PA', zip_code: '1', service_area: 'Local' } }],
    ['State', 2, { location_info: { city: 'Erie', zip_code: '1', service_area: 'Local' } }],
    ['ZIP Code', 2, { location_info: { city: 'Erie', state: 'PA', service_area: 'Local' } }],
    ['Service Area', 2, { location_info: { city: 'Erie', state: 'PA', zip_code: '1' } }],
    ['Year Established', 3, { year_established: undefined }],
    ['Business Type', 3, { business_type: undefined }],
  ])('[LST-12] requires %s and focuses it', async (label, at, changes) => {
    const dashboard = await edit(changes);
    await dashboard.user.click(button(/Services & Features/));
    await dashboard.user.click(button('Update Listing'));
    expect(screen.getByText(`Please fill in all required fields: ${label}`)).toBeVisible();
    expect(step()).toMatch(`Step ${at} of 5`);
    expect(field(label)).toHaveFocus();
    expect(field(label)).toBeInvalid();
    expect(sent(dashboard)).toEqual([]);
  });

  it('[LST-12] names all twelve in order, those of the first step first', async () => {
    const dashboard = await edit({
      ...{ business_name: '', business_category: '', short_description: '' },
      ...{ contact_info: {}, location_info: {} },
      ...{ year_established: undefined, business_type: undefined },
    });
    await dashboard.user.click(button('Update Listing'));
    expect(screen.getByText(/^Please fill in/)).toHaveTextContent(
      'Please fill in all required fields: Business Name, Business Category, Short Description, Phone Number, Email Address, Website URL, City, State, ZIP Code, Service Area, Year Established, Business Type',
    );
    expect(field('Business Name')).toHaveFocus();
  });

  const website = 'Please enter a valid website URL (must start with http:// or https://)';
  it.each([
    ['Email Address', 'rosa', 'Please enter a valid email address'],
    ['Website URL', 'www.millstone.test', website],
    ['Website URL', 'ftp://millstone.test', website],
    ['Website URL', 'javascript:alert(1)', website],
  ])('[LST-13] refuses the %s %s', async (label, text, message) => {
    const dashboard = await edit();
    await dashboard.user.click(button('Next'));
    await dashboard.user.clear(field(label));
    await dashboard.user.type(field(label), text);
    await dashboard.user.click(button('Update Listing'));
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(field(label)).toHaveFocus();
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(sent(dashboard)).toEqual([]);
  });

  const thisYear = new Date().getFullYear();
  it.each(['1799', String(thisYear + 1), '19x7', '87'])(
    '[LST-14] refuses the year %s',
    async (year) => {
      const dashboard = await edit();
      await dashboard.user.click(button(/Business Details/));
      await dashboard.user.clear(field('Year Established'));
      await dashboard.user.type(field('Year Established'), year);
      await dashboard.user.click(button('Update Listing'));
      expect(screen.getByRole('alert')).toHaveTextContent(
        `Please enter a valid year between 1800 and ${thisYear}`,
      );
      expect(field('Year Established')).toHaveFocus();
      expect(sent(dashboard)).toEqual([]);
    },
  );

  it.each(['1800', String(thisYear)])('[LST-14] accepts the year %s', async (year) => {
    const dashboard = await edit({ year_established: Number(year) });
    await dashboard.user.click(button('Update Listing'));
    expect(body(dashboard).year_established).toBe(Number(year));
  });

  it('checks missing fields, then e-mail, website, year: one at a time', async () => {
    const { user } = await edit({
      contact_info: { phone: '1', email: 'x', website: 'x' },
      year_established: 12,
    });
    const save = () => user.click(button('Update Listing'));
    const change = async (label: string, text: string) => {
      await user.clear(field(label));
      await user.type(field(label), text);
    };
    await save();
    expect(screen.getByRole('alert')).toHaveTextContent('valid email address');
    await change('Email Address', 'a@b.test');
    await save();
    expect(screen.getByRole('alert')).toHaveTextContent('valid website URL');
    await change('Website URL', 'http://b.test');
    await save();
    expect(screen.getByRole('alert')).toHaveTextContent('valid year');
  });

  it('[LST-17, LST-20] posts the nested body with the required fields only', async () => {
    const dashboard = await create();
    await fillRequired(dashboard.user);
    await dashboard.user.click(button('Create Listing & Continue'));
    await screen.findByLabelText('Add photos');
    expect(sent(dashboard)).toMatchObject([{ method: 'POST', path: '/business-directory' }]);
    expect(body(dashboard)).toEqual(required);
  });

  it('[LST-16, LST-17] posts all optional fields, and splits lists at commas', async () => {
    const dashboard = await create();
    const { user } = dashboard;
    const type = (label: string | RegExp, text: string) => enter(user, label, text);
    await type(/^Full Description/, 'Since 1987.');
    await stepOne(user);
    await type(/^Contact Person/, 'Rosa');
    await type(/^Street Address/, '12 Mill Lane');
    for (const page of ['Facebook', 'Instagram', 'Twitter', 'LinkedIn']) {
      await type(new RegExp(`^${page}`), `https://${page.toLowerCase()}.com/m`);
    }
    await stepTwo(user);
    await user.selectOptions(field(/^Number of Employees/), '2-5');
    await type(/^License Numbers/, 'PA-1,, PA-2 ,');
    await user.selectOptions(field('Monday'), 'closed');
    await stepThree(user);
    await type(/^Key Services/, ' Bread,Cakes , ,Wedding cakes');
    await type(/^Tags/, 'sourdough, ,rye,');
    await type(/^Pricing/, 'From $4');
    await type(/^Booking URL/, 'https://b.test/book');
    for (const box of ['Venmo', 'Cash', 'Spanish', 'Parking Available', 'Emergency Services']) {
      await user.click(screen.getByRole('checkbox', { name: box }));
    }
    await user.click(button('Create Listing & Continue'));
    await screen.findByLabelText('Add photos');
    expect(body(dashboard)).toEqual({
      ...required,
      full_description: 'Since 1987.',
      primary_contact_name: 'Rosa',
      location_info: { ...required.location_info, street_address: '12 Mill Lane' },
      social_media: {
        facebook: 'https://facebook.com/m',
        instagram: 'https://instagram.com/m',
        twitter: 'https://twitter.com/m',
        linkedin: 'https://linkedin.com/m',
      },
      num_employees: '2-5',
      license_numbers: ['PA-1', 'PA-2'],
      business_hours: { monday: 'closed' },
      key_services: ['Bread', 'Cakes', 'Wedding cakes'],
      tags: ['sourdough', 'rye'],
      pricing_info: 'From $4',
      booking_url: 'https://b.test/book',
      payment_methods: ['Cash', 'Venmo'],
      languages_spoken: ['Spanish'],
      accessibility_features: ['Parking Available'],
      emergency_services: true,
    });
  });

  it("[LST-23] shows the server's message, else a fixed one, and keeps the input", async () => {
    let error: Error = refusal(409, 'You already have a business listing.');
    const failing = () => {
      throw error;
    };
    const first = await create({ 'POST /business-directory': failing });
    await fillRequired(first.user);
    await first.user.click(button('Create Listing & Continue'));
    expect(await screen.findByText('You already have a business listing.')).toBeVisible();
    error = refusal(500);
    await first.user.click(button('Create Listing & Continue'));
    expect(await screen.findByText('Failed to create listing')).toBeVisible();
    error = networkError();
    await first.user.click(button('Create Listing & Continue'));
    expect(await screen.findByText(networkText)).toBeVisible();
    await first.user.click(button(/Basic Information/));
    expect(field('Business Name')).toHaveValue(' Millstone Bakery ');
    first.unmount();
    error = refusal(500);
    const second = await edit({}, { 'PUT /business-directory': failing });
    await second.user.click(button('Update Listing'));
    expect(await screen.findByText('Failed to update listing')).toBeVisible();
    error = timedOut();
    await second.user.click(button('Update Listing'));
    expect(await screen.findByText(timeoutText)).toBeVisible();
  });

  it('shows the messages of a 422 at the fields, and focuses the first', async () => {
    const at = (loc: (string | number)[], msg: string) => ({
      loc: ['body', ...loc],
      msg,
      type: 'x',
    });
    const { user } = await edit(
      {},
      {
        'PUT /business-directory': () => {
          throw refusal(422, [
            at(['key_services', 3], 'Too long'),
            at(['contact_info', 'phone'], 'No such number'),
          ]);
        },
      },
    );
    await user.click(button(/Services & Features/));
    await user.click(button('Update Listing'));
    await waitFor(() => expect(field('Phone Number')).toHaveFocus());
    expect(field('Phone Number')).toHaveAccessibleDescription('No such number');
    await user.type(field('Phone Number'), '2');
    expect(field('Phone Number')).toBeValid();
    await user.click(button(/Services & Features/));
    expect(field(/^Key Services/)).toHaveAccessibleDescription(/Too long/);
  });
});
