import type { TestService } from '@commons/service-kit/testing/create-test-service';

/** A complete profile with made-up data. */
export const sampleProfile = {
  full_name: 'Sam Seeker',
  email: 'sam@example.org',
  phone: '423 555 0100',
  location: 'Chattanooga, TN',
  professional_title: 'Baker',
  summary: 'Bread.\nAnd cakes.',
  skills: ['Baking', 'C++'],
  linkedin_url: 'https://linkedin.example/in/sam',
  github_url: 'https://github.example/sam',
  portfolio_url: 'http://portfolio.example/sam?page=1',
  website_url: 'https://sam.example.org/me',
  availability: 'within_2_weeks',
  preferred_work_type: 'onsite',
  desired_salary_min: 40_000,
  desired_salary_max: 60_000,
  experience: [
    {
      title: 'Baker',
      company: 'Mill & Co',
      duration: '2019 - 2024',
      description: 'Bread.\nCakes.',
    },
    { title: 'Helper', company: '', duration: '', description: '' },
  ],
  education: [{ degree: 'Diploma', institution: 'State College', year: '2018' }],
  certifications: ['Food safety'],
};

let made = 0;

/** Calls of the profile endpoints of a test service. */
export function profileCalls(service: () => TestService) {
  const call = (method: string, path: string, token?: string, body?: unknown) =>
    service().request(method, path, { ...(token && { token }), ...(body ? { body } : {}) });
  return {
    person: (account_type: 'job_seeker' | 'employer' = 'job_seeker', id = ++made) =>
      service().tokenFor({ sub: `65f0${String(id).padStart(20, '0')}`, account_type }),
    get: (token?: string) => call('GET', '/job-seeker/professional-profile', token),
    put: (body: unknown, token?: string) =>
      call('PUT', '/job-seeker/professional-profile', token, body),
    share: (token?: string) => call('POST', '/job-seeker/profile/share-link', token),
    revoke: (token?: string) => call('DELETE', '/job-seeker/profile/share-link', token),
    hide: (hidden_fields: unknown, token?: string) =>
      call('PUT', '/job-seeker/profile/visibility', token, { hidden_fields }),
    views: (token?: string) => call('GET', '/job-seeker/profile/views', token),
    shared: (link: string, token?: string) => call('GET', `/shared-profile/${link}`, token),
    /** A guest with their own browser. */
    visit: async (link: string, browser: string) =>
      (
        await fetch(`${service().url}/shared-profile/${link}`, {
          headers: { 'user-agent': browser },
        })
      ).status,
  };
}
