import type { SharedProfile } from '@commons/contracts/resumes/profiles';
import {
  fakeApi,
  networkError,
  networkText,
  refusal,
  renderPage,
  screen,
  timedOut,
  timeoutText,
  within,
} from '@commons/web-kit/testing/test-render';
import SharedProfileRoute from './shared-profile.page';

const profile: SharedProfile = {
  full_name: 'Sam Seeker',
  professional_title: 'Baker',
  location: 'Chattanooga, TN',
  email: 'sam@example.org',
  phone: '423 555 0100',
  linkedin_url: 'https://linkedin.example/in/sam',
  github_url: 'https://github.example/sam',
  website_url: 'https://sam.example',
  portfolio_url: 'https://portfolio.example/sam',
  summary: 'Bread and cakes.',
  skills: ['Baking', 'Sales'],
  experience: [
    { title: 'Head baker', company: 'Mill & Co', duration: '2019 - 2024', description: 'Rye.' },
  ],
  education: [{ degree: 'Diploma', institution: 'State College', year: '2018' }],
  certifications: ['Food safety'],
  availability: 'within_2_weeks',
  preferred_work_type: 'onsite',
  desired_salary_min: 40_000,
  desired_salary_max: 60_000,
};
const bare: SharedProfile = {
  ...{ full_name: 'Sam Seeker', skills: [], experience: [], education: [], certifications: [] },
};

const open = (answer: () => unknown) => {
  const api = fakeApi({ 'GET /shared-profile/token-1': answer });
  const at = '/shared-profile/token-1';
  return {
    api,
    ...renderPage(<SharedProfileRoute />, { api, route: '/shared-profile/:share_token', at }),
  };
};
const region = (name: string) => screen.getByRole('region', { name });

it('[SHP-01] fetches the profile of the link, and shows that it is loading', async () => {
  const { api } = open(() => profile);
  expect(screen.getByText('Loading profile...')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'Sam Seeker' })).toBeVisible();
  expect(document.title).toBe('Sam Seeker, Baker · Commons');
  expect(api.calls).toMatchObject([{ method: 'GET', path: '/shared-profile/token-1' }]);
});

describe('[SHP-02] a failure', () => {
  it.each([
    [
      'what the server said',
      () => refusal(404, 'This profile was removed'),
      'This profile was removed',
    ],
    ['its own words', () => refusal(500), 'Profile not found or no longer available'],
    ['that there is no network', networkError, networkText],
    ['that nothing came', timedOut, timeoutText],
  ])('shows %s', async (_name, failure, text) => {
    const { user, path } = open(() => {
      throw failure();
    });
    expect(await screen.findByRole('heading', { name: 'Profile Not Found' })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Go to Homepage' }));
    expect(path()).toBe('/');
  });
});

it('[SHP-03] shows the person, and their contact details when given', async () => {
  open(() => profile);
  expect(await screen.findByRole('heading', { level: 1, name: 'Sam Seeker' })).toBeVisible();
  for (const text of ['Baker', 'Chattanooga, TN', 'Professional Profile']) {
    expect(screen.getByText(text)).toBeVisible();
  }
  const contact = within(region('Contact Information'));
  expect(contact.getByRole('link', { name: 'sam@example.org' })).toHaveAttribute(
    'href',
    'mailto:sam@example.org',
  );
  expect(contact.getByRole('link', { name: '423 555 0100' })).toHaveAttribute(
    'href',
    'tel:4235550100',
  );
});

it('[SHP-03] shows an address alone, or no contact at all', async () => {
  const first = open(() => ({ ...bare, email: 'sam@example.org' }));
  expect(await screen.findByRole('link', { name: 'sam@example.org' })).toBeVisible();
  expect(first.container.querySelector('[href^="tel:"]')).toBeNull();
  first.unmount();
  open(() => bare);
  expect(await screen.findByRole('heading', { level: 1, name: 'Sam Seeker' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Contact Information' })).toBeNull();
});

it('[SHP-04] links the given online profiles, in a new tab', async () => {
  const first = open(() => profile);
  await screen.findByRole('heading', { name: 'Online Presence' });
  for (const [name, href] of [
    ['LinkedIn', profile.linkedin_url],
    ['GitHub', profile.github_url],
    ['Website', profile.website_url],
    ['Portfolio', profile.portfolio_url],
  ] as const) {
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
  first.unmount();
  const link = 'https://github.example/sam';
  open(() => ({ ...bare, github_url: link, website_url: 'javascript:alert(1)' }));
  await screen.findByRole('link', { name: 'GitHub' });
  for (const name of ['LinkedIn', 'Website', 'Portfolio']) {
    expect(screen.queryByRole('link', { name })).toBeNull();
  }
});

it('[SHP-05] shows summary, skills, experience, education and certifications', async () => {
  open(() => profile);
  await screen.findByRole('heading', { level: 1, name: 'Sam Seeker' });
  expect(region('Professional Summary')).toHaveTextContent('Bread and cakes.');
  expect(region('Skills')).toHaveTextContent('BakingSales');
  for (const text of ['Head baker', 'Mill & Co', '2019 - 2024', 'Rye.']) {
    expect(within(region('Experience')).getByText(text)).toBeVisible();
  }
  for (const text of ['Diploma', 'State College', '2018']) {
    expect(within(region('Education')).getByText(text)).toBeVisible();
  }
  expect(region('Certifications')).toHaveTextContent('Food safety');
});

describe('[SHP-06] the availability', () => {
  it.each([
    [{ desired_salary_min: 40_000, desired_salary_max: 60_000 }, '$40,000 - $60,000'],
    [{ desired_salary_min: 40_000 }, 'From $40,000'],
    [{ desired_salary_max: 60_000, desired_salary_min: null }, 'Up to $60,000'],
  ])('shows the salary of %j as %s', async (salary, text) => {
    open(() => ({ ...bare, ...salary }));
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('shows the codes in words', async () => {
    open(() => ({ ...profile, preferred_work_type: 'hybrid' }));
    await screen.findByRole('heading', { name: 'Availability' });
    expect(within(region('Availability')).getByText('within 2 weeks')).toBeVisible();
    expect(within(region('Availability')).getByText('hybrid')).toBeVisible();
  });

  it('is left out when nothing is given', async () => {
    open(() => bare);
    await screen.findByRole('heading', { level: 1, name: 'Sam Seeker' });
    expect(screen.queryByRole('heading', { name: 'Availability' })).toBeNull();
  });
});

it('[SHP-07] ends with what the platform is, and a link to create a profile', async () => {
  open(() => profile);
  expect(await screen.findByText(/the free platform/)).toBeVisible();
  const way = screen.getByRole('link', { name: 'Create your free profile' });
  expect(way).toHaveAttribute('href', '/register');
});
