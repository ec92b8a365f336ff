import { screen, within } from '@commons/web-kit/testing/test-render';
import { button, field, open, path, section, stored } from '../testing/open-profile';

const empty = {
  full_name: 'Jamie Lindqvist',
  email: 'jamie@example.org',
  skills: [],
  experience: [],
  education: [],
  certifications: [],
  hidden_fields: [],
};

beforeEach(() => sessionStorage.clear());

it('[PRO-03] shows one checklist instead of empty sections, Fill from my resume first', async () => {
  await open({ [`GET ${path}`]: () => empty });
  const list = within(await screen.findByRole('region', { name: 'Complete your profile' }));
  expect(list.getByText('0 of 6 done')).toBeVisible();
  expect(list.getAllByRole('button')[0]).toHaveAccessibleName('Fill from my resume');
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Contact InformationAdd a phone number and your townAdd',
    'Professional InformationAdd your title and a summaryAdd',
    'SkillsAdd what you can doAdd',
    'ExperienceAdd the jobs you have hadAdd',
    'EducationAdd your schools or coursesAdd',
    'CertificationsAdd a license or certificate (optional)Add',
    'Online PresenceAdd a link (optional)Add',
    'Job PreferencesAdd when you can start, where you want to work and the pay you are looking forAdd',
  ]);
  expect(screen.queryByText('Nothing here yet.')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Skills' })).toBeNull();
  expect(section('Contact Information')).toHaveTextContent('jamie@example.org');
});

it('opens edit mode at the missing part', async () => {
  const { user } = await open({ [`GET ${path}`]: () => ({ ...stored, summary: '' }) });
  expect(await screen.findByText('5 of 6 done')).toBeVisible();
  await user.click(button('Add to Professional Information'));
  expect(field('Professional title')).toHaveFocus();
});

it('disappears when everything is there that everybody has', async () => {
  await open({ [`GET ${path}`]: () => ({ ...stored, certifications: [] }) });
  expect(await screen.findByRole('button', { name: 'Fill from my resume' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Complete your profile' })).toBeNull();
});
