import type { Page } from '@playwright/test';

export interface Person {
  readonly full_name: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly user: { readonly id: string };
}

/** A file to upload. */
export interface SentFile {
  readonly name: string;
  readonly file: Blob;
}

let counter = 0;

/** An address that no other test uses. */
export function newEmail(name: string): string {
  counter += 1;
  return `${name}-${process.pid}-${Date.now()}-${counter}@example.test`;
}

/** Creates accounts and records over the API, for tests about something else. */
export class People {
  constructor(private readonly url: string) {}

  async register(
    account_type: 'employer' | 'job_seeker',
    full_name: string,
    company_name?: string,
  ): Promise<Person> {
    const email = newEmail(account_type);
    const password = 'correct horse 9';
    const answer = await this.call('/auth/register', {
      body: { full_name, email, password, account_type, company_name },
    });
    const { access_token: token, user } = (await answer.json()) as {
      access_token: string;
      user: { id: string };
    };
    return { full_name, email, password, token, user };
  }

  /** Posts a job with all required fields. @returns its id */
  async postJob(employer: Person, fields: Record<string, unknown> = {}): Promise<string> {
    const answer = await this.call('/jobs', {
      token: employer.token,
      body: { ...jobFields, ...fields },
    });
    return ((await answer.json()) as { id: string }).id;
  }

  /** Creates the employer's listing with all required fields. @returns its id */
  async createListing(employer: Person, fields: Record<string, unknown> = {}): Promise<string> {
    const answer = await this.call('/business-directory', {
      token: employer.token,
      body: { ...listingFields, ...fields },
    });
    return ((await answer.json()) as { id: string }).id;
  }

  /** Applies for a job. @returns id of the application */
  async apply(seeker: Person, jobId: string, letter: string, resume: SentFile): Promise<string> {
    const form = new FormData();
    form.append('cover_letter', letter);
    form.append('resume', resume.file, resume.name);
    const answer = await this.call(`/jobs/${jobId}/apply`, { token: seeker.token, form });
    return ((await answer.json()) as { application_id: string }).application_id;
  }

  /** Number of results for a guest, through the gateway and its cache. */
  async found(path: string, search: string): Promise<number> {
    const answer = await this.call(path, { body: { search } });
    return ((await answer.json()) as unknown[]).length;
  }

  /** A call of the API that must succeed. */
  async call(
    path: string,
    {
      token,
      body,
      form,
      method = body || form ? 'POST' : 'GET',
      headers,
    }: {
      token?: string;
      body?: unknown;
      form?: FormData;
      method?: string;
      headers?: Record<string, string>;
    } = {},
  ): Promise<Response> {
    const answer = await fetch(`${this.url}/api${path}`, {
      method,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      ...(form ? { body: form } : {}),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  }
}

/** Stores the person's session in the browser, like a sign-in. */
export async function signInAs(page: Page, person: Person): Promise<void> {
  await page.addInitScript(
    ([token, user]) => {
      if (sessionStorage.getItem('signed-in-once')) return;
      sessionStorage.setItem('signed-in-once', 'yes');
      localStorage.setItem('token', token as string);
      localStorage.setItem('user', user as string);
    },
    [person.token, JSON.stringify(person.user)],
  );
}

export const jobFields = {
  title: 'Bookbinder',
  category: 'Manufacturing',
  employment_type: 'Full-time',
  location_type: 'On-site',
  location_city: 'Chattanooga',
  location_state: 'TN',
  overview: 'Bind and repair books by hand in a small workshop.',
  key_responsibilities: 'Sew, glue and press.',
  required_qualifications: 'Steady hands.',
  experience_required: 'Mid Level',
  compensation_type: 'Annual Salary',
  salary_range: '$41,000 - $52,000',
};

const listingFields = {
  business_name: 'Walnut Street Bindery',
  business_category: 'Professional Services',
  short_description: 'Books bound and mended by hand.',
  contact_info: {
    phone: '(423) 555-0142',
    email: 'books@bindery.example',
    website: 'https://bindery.example',
  },
  location_info: {
    street_address: '12 Walnut Street',
    city: 'Chattanooga',
    state: 'TN',
    zip_code: '37403',
    service_area: 'Local',
  },
  year_established: 1994,
  business_type: 'LLC',
};
