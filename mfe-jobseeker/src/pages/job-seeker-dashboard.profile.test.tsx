import { networkError, refusal, screen, within } from '@commons/web-kit/testing/test-render';
import { button, edit, field, open, path, section, sent, stored } from '../testing/open-profile';

const { hidden_fields, share_token, ...body } = stored;

beforeEach(() => sessionStorage.clear());

it('[PRO-01] shows the profile with Edit Profile and Generate Share Link', async () => {
  const { api } = await open();
  expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeVisible();
  expect(button('Generate Share Link')).toBeVisible();
  expect(api.calls.some((call) => call.method === 'GET' && call.path === path)).toBe(true);
  expect(section('Contact Information')).toHaveTextContent('jamie@example.org');
  expect(section('Job Preferences')).toHaveTextContent('Within 2 weeks');
  expect(section('Job Preferences')).toHaveTextContent('$40,000 - $60,000');
  expect(section('Experience')).toHaveTextContent('Baker, Mill & Co');
});

it('[PRO-03] has its sections; skills are added through a prompt and removed one by one', async () => {
  const { user, api } = await edit();
  for (const title of [
    'Contact Information',
    'Professional Information',
    'Skills',
    'Online Presence',
    'Job Preferences',
  ]) {
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
  }
  await user.click(button('Remove Sales'));
  await user.click(button('Add skill'));
  await user.type(
    within(screen.getByRole('dialog')).getByLabelText('Skill'),
    'Latte art, baking{Enter}',
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(button('Add skill'));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  await user.click(button('Save Changes'));
  expect(sent(api, 'PUT')[0]?.body).toEqual({ ...body, skills: ['Baking', 'Latte art'] });
});

it('[PRO-04] edits every field, and parses salaries into whole numbers', async () => {
  const { user, api } = await edit();
  const type = async (label: string, text: string) => {
    await user.clear(field(label));
    if (text) await user.type(field(label), text);
  };
  await type('Full name', '');
  await type('Email', 'ann@erie.example');
  await type('Phone', '1');
  await type('Location', 'Erie, PA');
  await type('Professional title', 'Cook');
  await type('Summary', 'Soup.');
  await type('LinkedIn', 'linkedin.example/x');
  await type('GitHub', '');
  await type('Portfolio', 'https://p.example');
  await type('Website', 'https://w.example');
  await user.selectOptions(field('Availability'), 'Immediately');
  await user.selectOptions(field('Preferred work type'), 'Any');
  await user.clear(field('Desired salary minimum'));
  await user.click(field('Desired salary minimum'));
  await user.paste('$45,000.75 a year');
  await type('Desired salary maximum', '');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(button('Save Changes'));
  expect(sent(api, 'PUT')[0]?.body).toEqual({
    ...body,
    full_name: '',
    email: 'ann@erie.example',
    phone: '1',
    location: 'Erie, PA',
    professional_title: 'Cook',
    summary: 'Soup.',
    linkedin_url: 'linkedin.example/x',
    github_url: '',
    portfolio_url: 'https://p.example',
    website_url: 'https://w.example',
    availability: 'immediately',
    preferred_work_type: 'any',
    desired_salary_min: 45_000,
    desired_salary_max: null,
  });
});

it('[PRO-05] saves the whole profile and returns to view mode', async () => {
  const { user, api } = await edit();
  await user.type(field('Professional title'), ' and cook');
  await user.click(button('Save Changes'));
  expect(await screen.findByText('Profile saved successfully!')).toBeVisible();
  expect(sent(api, 'PUT')).toMatchObject([
    { path, body: { ...body, professional_title: 'Baker and cook' } },
  ]);
  expect(button('Edit Profile')).toBeVisible();
  expect(section('Professional Information')).toHaveTextContent('Baker and cook');
});

it('adds, moves and removes positions, degrees and certifications', async () => {
  const { user, api } = await edit();
  await user.click(button('Move position 2 up'));
  expect(button('Move position 1 down')).toHaveFocus();
  await user.click(button('Add position'));
  const third = screen.getByRole('group', { name: 'Position 3' });
  expect(within(third).getByLabelText('Job title')).toHaveFocus();
  await user.keyboard('Cook');
  await user.click(button('Remove degree 1'));
  expect(button('Add degree')).toHaveFocus();
  await user.click(button('Add certification'));
  await user.keyboard('First aid');
  await user.click(button('Save Changes'));
  const [first, second] = stored.experience;
  expect(sent(api, 'PUT')[0]?.body).toMatchObject({
    experience: [second, first, { title: 'Cook', company: '', duration: '', description: '' }],
    education: [],
    certifications: ['Food safety', 'First aid'],
  });
});

describe('[PRO-08] has a fixed text for each failure', () => {
  const fail = () => {
    throw refusal(500, 'Something else entirely');
  };

  it('of loading', async () => {
    await open({
      [`GET ${path}`]: () => {
        throw networkError();
      },
    });
    expect(await screen.findByText('Failed to load profile data')).toBeVisible();
    expect(button('Try again')).toBeVisible();
  });

  it('of saving, and keeps the input', async () => {
    const msg = 'Must be a web address, such as https://example.org/me';
    const { user } = await edit({
      [`PUT ${path}`]: () => {
        throw refusal(422, [{ loc: ['body', 'website_url'], msg, type: 'custom' }]);
      },
    });
    await user.clear(field('Website'));
    await user.type(field('Website'), 'javascript:alert(1)');
    await user.click(button('Save Changes'));
    expect(await screen.findByText('Failed to save profile')).toBeVisible();
    expect(field('Website')).toHaveValue('javascript:alert(1)');
    expect(field('Website')).toHaveFocus();
    expect(button('Save Changes')).toBeEnabled();
  });

  it('of sharing', async () => {
    const { user } = await open({ 'POST /job-seeker/profile/share-link': fail });
    await user.click(await screen.findByRole('button', { name: 'Generate Share Link' }));
    expect(await screen.findByText('Failed to generate share link')).toBeVisible();
    expect(screen.queryByText('Something else entirely')).toBeNull();
  });
});

it("accepts a salary in thousands ('60k')", async () => {
  const { user, api } = await edit();
  await user.clear(field('Desired salary minimum'));
  await user.click(field('Desired salary minimum'));
  await user.paste('$52k');
  await user.clear(field('Desired salary maximum'));
  await user.click(button('Save Changes'));
  expect(sent(api, 'PUT')[0]?.body).toMatchObject({ desired_salary_min: 52_000 });
});

it.each([
  ['Email', 'no address', 'Please enter a valid email address'],
  ['Desired salary minimum', '-5', 'Enter whole dollars a year, like 45000.'],
  ['Desired salary maximum', 'abc', 'Enter whole dollars a year, like 45000.'],
  ['Desired salary maximum', '10', 'Enter at least the minimum, or leave it empty.'],
])('refuses the %s %j next to the field, and keeps it', async (label, text, message) => {
  const { user, api } = await edit();
  await user.clear(field('Desired salary minimum'));
  await user.type(field('Desired salary minimum'), '40000');
  await user.clear(field(label));
  await user.type(field(label), text);
  await user.click(button('Save Changes'));
  expect(screen.getByText(message)).toBeVisible();
  expect(field(label)).toHaveFocus();
  expect(field(label)).toHaveValue(text);
  expect(sent(api, 'PUT')).toEqual([]);
});
