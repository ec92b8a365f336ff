import type { ProfessionalProfile } from '@commons/contracts/resumes/profiles';
import { fakeApi, renderPage, screen, testUser } from '@commons/web-kit/testing/test-render';
import JobSeekerDashboardPage from '../pages/job-seeker-dashboard.page';

export const path = '/job-seeker/professional-profile';
export const stored: ProfessionalProfile = {
  full_name: 'Jamie Lindqvist',
  email: 'jamie@example.org',
  phone: '423 555 0100',
  location: 'Chattanooga, TN',
  professional_title: 'Baker',
  summary: 'Bread and cakes.',
  skills: ['Baking', 'Sales'],
  linkedin_url: 'https://linkedin.example/in/jamie',
  github_url: 'https://github.example/jamie',
  portfolio_url: 'https://portfolio.example/jamie',
  website_url: 'https://jamie.example',
  availability: 'within_2_weeks',
  preferred_work_type: 'onsite',
  desired_salary_min: 40_000,
  desired_salary_max: 60_000,
  experience: [
    { title: 'Baker', company: 'Mill & Co', duration: '2019 - 2024', description: 'Bread.' },
    { title: 'Helper', company: 'Corner Shop', duration: '2018', description: '' },
  ],
  education: [{ degree: 'Diploma', institution: 'State College', year: '2018' }],
  certifications: ['Food safety'],
  hidden_fields: [],
};
const views = {
  total_views: 12,
  views_this_month: 5,
  days: [
    { date: '2026-11-20', views: 2 },
    { date: '2026-11-21', views: 3 },
  ],
};

type Handlers = Parameters<typeof fakeApi>[0];

export async function open(handlers: Handlers = {}) {
  const api = fakeApi({
    'GET /my-applications': () => [],
    [`GET ${path}`]: () => stored,
    [`PUT ${path}`]: ({ body: sent }) => ({ ...stored, ...(sent as object) }),
    'POST /job-seeker/profile/share-link': () => ({ share_token: 'token-1' }),
    'DELETE /job-seeker/profile/share-link': () => undefined,
    'PUT /job-seeker/profile/visibility': ({ body: sent }) => sent,
    'GET /job-seeker/profile/views': () => views,
    ...handlers,
  });
  const page = renderPage(<JobSeekerDashboardPage />, {
    api,
    user: testUser({ full_name: 'Jamie Lindqvist' }),
    route: '/job-seeker-dashboard',
    at: '/job-seeker-dashboard?tab=professional-profile',
  });
  return { ...page, api };
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const field = (name: string) => screen.getByLabelText(name);
export const section = (name: string) => screen.getByRole('region', { name });
export async function edit(handlers: Handlers = {}) {
  const page = await open(handlers);
  await page.user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  return page;
}
export const sent = (api: Awaited<ReturnType<typeof open>>['api'], method: string) =>
  api.calls.filter((call) => call.method === method);
