import { screen, stale, waitFor, within } from '@commons/web-kit/testing/test-render';
import { listing } from '../testing/listing';
import { body, button, edit, field, mine, sent } from '../testing/listing-wizard';
import { openDashboard } from '../testing/open-dashboard';
import { myJob, publicJob } from '../testing/samples';

beforeEach(() => sessionStorage.clear());

const radio = (description: string) => screen.findByRole('radio', { description });

it('shows both versions of a listing saved elsewhere in the meantime, and saves the chosen texts', async () => {
  const theirs = { short_description: 'Bread since 1987.', tags: ['spelt'], etag: '"2"' };
  const puts: unknown[] = [];
  const dashboard = await edit({ etag: '"1"' } as object, {
    'PUT /business-directory': (request) => {
      puts.push(request.headers?.['if-match']);
      if (puts.length === 1) throw stale(listing(theirs));
      return listing(theirs);
    },
  });
  await dashboard.user.clear(field('Short Description'));
  await dashboard.user.type(field('Short Description'), 'Cakes.');
  await dashboard.user.click(button('Update Listing'));
  expect(await radio('Cakes.')).toBeChecked();
  expect(await radio('spelt')).toBeChecked();
  expect(screen.queryByRole('group', { name: 'Business Name' })).toBeNull();
  await dashboard.user.click(await radio('Bread since 1987.'));
  await dashboard.user.click(button('Save what I chose'));
  expect(await screen.findByText('Business listing updated successfully!')).toBeVisible();
  expect(puts).toEqual(['"1"', '"2"']);
  expect(sent(dashboard)[1]?.body).toMatchObject({
    short_description: 'Bread since 1987.',
    tags: ['spelt'],
  });
  const drafts = () => Object.keys(sessionStorage).filter((key) => key.includes('listing-form'));
  await waitFor(() => expect(drafts()).toEqual([]));
});

it('removes a logo from the current version of the listing', async () => {
  let isFirst = true;
  const dashboard = openDashboard('business-directory&mode=manage-photos', {
    [mine]: () => listing({ logo_filename: 'logo.png', etag: '"1"' } as object),
    'PUT /business-directory': () => {
      if (!isFirst) return listing();
      isFirst = false;
      throw stale(listing({ full_description: 'Newer words.', etag: '"2"' } as object));
    },
  });
  await dashboard.user.click(await screen.findByRole('tab', { name: 'Business Logo' }));
  await dashboard.user.click(button('Remove logo'));
  const question = screen.getByRole('dialog');
  await dashboard.user.click(within(question).getByRole('button', { name: 'Remove logo' }));
  await dashboard.user.click(button('Save & Close'));
  await screen.findByRole('button', { name: 'Edit Listing' });
  expect(body(dashboard)).not.toHaveProperty('etag');
  expect(sent(dashboard)[1]).toMatchObject({
    headers: { 'if-match': '"2"' },
    body: { full_description: 'Newer words.', logo_filename: null },
  });
});

it('shows both versions of a job saved elsewhere in the meantime', async () => {
  const job = {
    ...publicJob(myJob('7', { title: 'Baker' })),
    ...{ category: 'Food Service', employment_type: 'Full-time', location_type: 'On-site' },
    ...{ location_city: 'Erie', location_state: 'PA', overview: 'Bread.', etag: '"1"' },
    ...{ key_responsibilities: 'Bake.', required_qualifications: 'Hands.' },
    ...{ experience_required: 'Entry Level', compensation_type: 'Hourly' },
  };
  let isFirst = true;
  const { user, api } = openDashboard('jobs&edit=7', {
    'GET /jobs/7': () => job,
    'PUT /jobs/7': () => {
      if (!isFirst) return job;
      isFirst = false;
      throw stale({ ...job, overview: 'Rolls.', title: 'Baker', etag: '"2"' });
    },
  });
  await user.click(await screen.findByRole('button', { name: /Description/ }));
  await user.clear(field('Job Overview'));
  await user.type(field('Job Overview'), 'Cakes.');
  await user.click(button('Next Step'));
  await user.click(button('Save Changes'));
  await radio('Rolls.');
  await user.click(button('Save what I chose'));
  await screen.findByRole('tab', { name: 'Jobs', selected: true });
  const puts = api.calls.filter(({ method }) => method === 'PUT');
  expect(puts.map(({ headers }) => headers?.['if-match'])).toEqual(['"1"', '"2"']);
  expect(puts[1]?.body).toMatchObject({ overview: 'Cakes.' });
  expect(puts[1]?.body).not.toHaveProperty('etag');
});
