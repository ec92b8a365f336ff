import { refusal, screen, within } from '@commons/web-kit/testing/test-render';
import { listing } from './listing';
import { openDashboard } from './open-dashboard';

export type Answers = Parameters<typeof openDashboard>[1];
export type User = ReturnType<typeof openDashboard>['user'];

export const mine = 'GET /business-directory/my-listing';
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const field = (label: string | RegExp) => screen.getByLabelText(label);
export const step = () =>
  screen.getByRole('group', { name: /^Step \d of 5/ }).getAttribute('aria-label');
export const choices = (label: string | RegExp) =>
  within(field(label))
    .getAllByRole('option')
    .map((option) => (option as HTMLOptionElement).value)
    .filter((value) => value !== '');
export const boxes = (legend: string) =>
  within(screen.getByRole('group', { name: legend }))
    .getAllByRole('checkbox')
    .map((box) => (box as HTMLInputElement).labels?.[0]?.textContent);
export const words = (text: string) => text.split(', ');

/** Opens the wizard that creates a listing. */
export const create = async (answers: Answers = {}) => {
  let stored: ReturnType<typeof listing> | undefined;
  const dashboard = openDashboard('business-directory', {
    [mine]: () => {
      if (stored) return stored;
      throw refusal(404, 'No listing');
    },
    'POST /business-directory': () => (stored = listing()),
    'PUT /business-directory': () => listing(),
    ...answers,
  });
  await screen.findByLabelText('Business Name');
  return dashboard;
};
export const edit = async (changes: Parameters<typeof listing>[0] = {}, answers: Answers = {}) => {
  const dashboard = openDashboard('business-directory&mode=edit-listing', {
    [mine]: () => listing(changes),
    'PUT /business-directory': () => listing(changes),
    ...answers,
  });
  await screen.findByLabelText('Business Name');
  return dashboard;
};
export const sent = ({ api }: { api: ReturnType<typeof openDashboard>['api'] }) =>
  api.calls.filter(({ method }) => method !== 'GET');
export const body = (dashboard: Parameters<typeof sent>[0]) =>
  JSON.parse(JSON.stringify(sent(dashboard)[0]?.body));

/** Pastes a text: typing renders the dashboard at each letter. */
export const enter = async (user: User, label: string | RegExp, text: string) => {
  await user.click(field(label));
  await user.paste(text);
};

export const stepOne = async (user: User) => {
  await enter(user, 'Business Name', ' Millstone Bakery ');
  await user.selectOptions(field('Business Category'), 'Food & Restaurants');
  await enter(user, 'Short Description', 'Bread.');
  await user.click(button('Next'));
};
export const stepTwo = async (user: User) => {
  await enter(user, 'Phone Number', '814 555 0101');
  await enter(user, 'Email Address', 'hi@millstone.test');
  await enter(user, 'Website URL', 'https://facebook.com/millstone');
  await enter(user, 'City', 'Erie');
  await enter(user, 'State', 'PA');
  await enter(user, 'ZIP Code', '16501');
  await user.selectOptions(field('Service Area'), 'Local');
  await user.click(button('Next'));
};
export const stepThree = async (user: User) => {
  await enter(user, 'Year Established', '1987');
  await user.selectOptions(field('Business Type'), 'LLC');
  await user.click(button('Next'));
};
export const fillRequired = async (user: User) => {
  await stepOne(user);
  await stepTwo(user);
  await stepThree(user);
};
export const required = {
  business_name: 'Millstone Bakery',
  business_category: 'Food & Restaurants',
  short_description: 'Bread.',
  contact_info: {
    phone: '814 555 0101',
    email: 'hi@millstone.test',
    website: 'https://facebook.com/millstone',
  },
  social_media: {},
  location_info: { city: 'Erie', state: 'PA', zip_code: '16501', service_area: 'Local' },
  business_hours: {},
  year_established: 1987,
  business_type: 'LLC',
  license_numbers: [],
  key_services: [],
  payment_methods: [],
  languages_spoken: [],
  accessibility_features: [],
  emergency_services: false,
  tags: [],
};
