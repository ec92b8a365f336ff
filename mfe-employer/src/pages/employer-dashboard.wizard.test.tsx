import { screen, waitFor, within } from '@commons/web-kit/testing/test-render';
import { listing } from '../testing/listing';
import {
  boxes,
  button,
  choices,
  create,
  edit,
  field,
  fillRequired,
  mine,
  sent,
  step,
  stepOne,
  words,
} from '../testing/listing-wizard';
import { openDashboard } from '../testing/open-dashboard';

beforeEach(() => sessionStorage.clear());

const names = [
  'Basic Information',
  'Contact & Location',
  'Business Details',
  'Services & Features',
  'Photos & Logo',
];

it('[LST-09, LST-10, LST-21, LST-22] leads in five steps to the photos, with these buttons', async () => {
  const { user, api, path } = await create();
  const nav = within(screen.getByRole('navigation', { name: 'Steps of the listing' }));
  expect(nav.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    names.map((name, at) => `${at + 1}${name}`),
  );
  expect(step()).toBe('Step 1 of 5: Basic Information');
  expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull();
  expect(button('Cancel')).toBeVisible();
  await fillRequired(user);
  expect(step()).toBe('Step 4 of 5: Services & Features');
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  await user.click(button('Previous'));
  expect(step()).toBe('Step 3 of 5: Business Details');
  expect(field('Year Established')).toHaveValue('1987');
  await user.click(button('Next'));
  expect(screen.queryByLabelText('Add photos')).toBeNull();

  await user.click(button('Create Listing & Continue'));
  expect(
    await screen.findByText(
      'Business created! Now add photos and logo to make your listing stand out.',
    ),
  ).toBeVisible();
  expect(step()).toBe('Step 5 of 5: Photos & Logo');
  expect(field('Add photos')).toBeEnabled();
  expect(field('Add a logo')).toBeEnabled();
  expect(screen.getByText('Business listing created successfully!')).toBeVisible();
  expect(button('Skip Photos for Now')).toBeVisible();
  await user.click(button('Complete Setup'));
  expect(await screen.findByText('Business listing completed successfully!')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Edit Listing' })).toBeVisible();
  expect(path()).toBe('/employer-dashboard?tab=business-directory');
  expect(api.calls.filter(({ method }) => method !== 'GET')).toHaveLength(1);
});

it('[LST-22] also finishes by Skip Photos for Now', async () => {
  const { user } = await create();
  await fillRequired(user);
  await user.click(button('Create Listing & Continue'));
  await user.click(await screen.findByRole('button', { name: 'Skip Photos for Now' }));
  expect(await screen.findByText('Business listing completed successfully!')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Edit Listing' })).toBeVisible();
});

it('[LST-10, LST-23] edits with Update Listing: PUT, its message, and the wizard closes', async () => {
  const dashboard = await edit();
  const { user } = dashboard;
  await user.clear(field('Business Name'));
  await user.type(field('Business Name'), 'Mill & Stone');
  for (const name of names.slice(1)) {
    await user.click(button('Next'));
    expect(step()).toMatch(name);
  }
  expect(field('Add photos')).toBeEnabled();
  expect(screen.queryByRole('button', { name: /Skip|Complete/ })).toBeNull();
  await user.click(button('Update Listing'));
  expect(await screen.findByText('Business listing updated successfully!')).toBeVisible();
  expect(sent(dashboard)).toMatchObject([
    { method: 'PUT', path: '/business-directory', body: { business_name: 'Mill & Stone' } },
  ]);
  // The view appears after the message, once the router has updated.
  await waitFor(() => expect(screen.queryByRole('group', { name: /^Step/ })).toBeNull());
});

it('[LST-08] returns to the view after an edit and refetches it', async () => {
  let name = 'Old Mill';
  const { user, path } = openDashboard('business-directory&mode=edit-listing', {
    [mine]: () => listing({ business_name: name }),
    'PUT /business-directory': () => {
      name = 'New Mill';
      return listing({ business_name: name });
    },
    'DELETE /business-directory/b1/gallery/*': () => undefined,
  });
  await user.click(await screen.findByRole('button', { name: 'Update Listing' }));
  expect(await screen.findByRole('heading', { name: 'New Mill' })).toBeVisible();
  expect(path()).toBe('/employer-dashboard?tab=business-directory');
  await user.click(button('Manage Photos'));
  name = 'Newest Mill';
  await user.click(button('Save & Close'));
  expect(await screen.findByRole('heading', { name: 'Newest Mill' })).toBeVisible();
  expect(path()).toBe('/employer-dashboard?tab=business-directory');
});

it.each([
  [0, 'Business Name'],
  [0, 'Business Category'],
  [0, 'Short Description'],
  [1, 'Phone Number'],
  [1, 'Email Address'],
  [1, 'City'],
  [1, 'State'],
])('[LST-11] keeps Next of step %# disabled for %s', async (at, label) => {
  const { user } = await edit();
  for (let now = 0; now < at; now++) await user.click(button('Next'));
  expect(button('Next')).toBeEnabled();
  const control = field(label);
  if (control instanceof HTMLSelectElement) await user.selectOptions(control, '');
  else {
    await user.clear(control);
    await user.type(control, '  ');
  }
  expect(button('Next')).toBeDisabled();
  expect(button('Next')).toHaveAccessibleDescription(`Still needed: ${label}`);
});

it('[LST-11] requires nothing more: the later steps are open without their fields', async () => {
  const { user } = await create();
  await stepOne(user);
  for (const label of ['Phone Number', 'Email Address', 'City', 'State']) {
    expect(button('Next')).toBeDisabled();
    await user.type(field(label), 'x');
  }
  await user.click(button('Next'));
  await user.click(button('Next'));
  expect(step()).toMatch('Step 4 of 5');
  expect(button('Create Listing & Continue')).toBeEnabled();
});

it('[LST-13] corrects a state and names a wrong website where they are typed', async () => {
  const { user } = await edit();
  await user.click(button('Next'));
  await user.clear(field('State'));
  await user.type(field('State'), 'tn');
  await user.clear(field('Website URL'));
  await user.type(field('Website URL'), 'cafe.example');
  expect(field('State')).toHaveValue('TN');
  await user.tab();
  expect(field('Website URL')).toHaveAccessibleDescription(
    expect.stringContaining('must start with http:// or https://'),
  );
});

it('[LST-15] limits the short description to 200 characters and counts them', async () => {
  const { user } = await edit({ short_description: 'x'.repeat(198) });
  expect(screen.getByText('198 / 200')).toBeVisible();
  await user.type(field('Short Description'), 'abcd');
  expect(field('Short Description')).toHaveValue(`${'x'.repeat(198)}ab`);
  expect(screen.getByText('200 / 200')).toBeVisible();
});

it('[LST-18, LST-19] offers exactly the specified options', async () => {
  const { user } = await edit();
  expect(choices('Business Category')).toEqual(
    words(
      'Automotive, Beauty & Wellness, Construction & Contractors, Food & Restaurants, Healthcare, Professional Services, Technology, Transportation, Retail, Entertainment, Education, Home Services, Real Estate, Financial Services, Legal Services, Marketing & Advertising, Photography, Event Planning, Fitness & Sports, Pet Services, Other',
    ),
  );
  await user.click(button('Next'));
  expect(choices('Service Area')).toEqual(
    words('Local, Regional, Statewide, National, Online Only'),
  );
  await user.click(button('Next'));
  expect(choices('Business Type')).toEqual(
    words('Sole Proprietorship, LLC, Corporation, Partnership, S Corporation, Non-Profit, Other'),
  );
  expect(choices(/^Number of Employees/)).toEqual(words('1, 2-5, 6-10, 11-50, 51-200, 200+'));
  await user.click(button('Next'));
  expect(boxes('Payment Methods')).toEqual(
    words(
      'Cash, Credit Cards, Debit Cards, PayPal, Venmo, Bank Transfer, Check, Apple Pay, Google Pay, Cryptocurrency',
    ),
  );
  expect(boxes('Languages Spoken')).toEqual(
    words(
      'English, Spanish, French, German, Italian, Portuguese, Chinese, Japanese, Korean, Arabic, Hindi, Russian, Other',
    ),
  );
  expect(boxes('Accessibility Features')).toEqual(
    words(
      'Wheelchair Accessible, Parking Available, Elevator Access, Sign Language Services, Large Print Materials, Audio Assistance, Service Animal Friendly, Accessible Restrooms',
    ),
  );
  expect(screen.getByRole('checkbox', { name: 'Emergency Services' })).not.toBeChecked();
});

describe('drafts', () => {
  it('are restored after a reload, at the same step, and deleted once stored', async () => {
    const first = await create();
    await stepOne(first.user);
    await first.user.type(field('City'), 'Erie');
    first.unmount();
    const second = openDashboard('business-directory');
    expect(await screen.findByLabelText('City')).toHaveValue('Erie');
    await second.user.click(button('Previous'));
    expect(field('Business Name')).toHaveValue(' Millstone Bakery ');
    second.unmount();
    const other = openDashboard('business-directory', {}, {});
    await screen.findByLabelText('Business Name');
    other.unmount();
  });

  it('are discarded by Cancel only after a confirmation', async () => {
    const { user, path } = await create();
    await user.type(field('Business Name'), 'Mill');
    await user.click(button('Cancel'));
    await user.click(button('Keep writing'));
    expect(field('Business Name')).toHaveValue('Mill');
    await user.click(button('Cancel'));
    await user.click(button('Discard'));
    expect(path()).toBe('/employer-dashboard');
    await user.click(screen.getByRole('tab', { name: 'Business Directory' }));
    expect(await screen.findByLabelText('Business Name')).toHaveValue('');
  });

  it('store changes made after going Previous from the photos', async () => {
    const dashboard = await create();
    await fillRequired(dashboard.user);
    await dashboard.user.click(button('Create Listing & Continue'));
    await screen.findByLabelText('Add photos');
    await dashboard.user.click(button('Previous'));
    await dashboard.user.type(field(/^Tags/), ', rye');
    await dashboard.user.click(button('Next'));
    await dashboard.user.click(button('Complete Setup'));
    expect(await screen.findByText('Business listing completed successfully!')).toBeVisible();
    expect(sent(dashboard)[1]).toMatchObject({
      method: 'PUT',
      body: { tags: ['sourdough', 'rye'] },
    });
  });
});
