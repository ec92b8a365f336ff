import type { DemoAccount } from '@commons/auth/demo';
import type { DemoBusiness } from './demo-business.js';
import type { DemoClock } from './demo-clock.js';
import { demoSeeker } from './demo-people.js';
import { demoApplicants, demoSeekerTexts } from './demo-texts.js';
import type { DemoTown } from './demo-town.js';

const owner = (business: DemoBusiness, number: number, town: DemoTown, clock: DemoClock) => ({
  full_name: business.owner,
  email: business.email,
  account_type: 'employer' as const,
  company_name: business.facts.business_name,
  location: town.text,
  phone: town.phone(10 + number * 3),
  website: `https://${business.email.split('@')[1]}`,
  description: business.facts.short_description,
  created_at: clock.ago(business.listedDaysAgo + 1),
});

const { profile } = demoSeekerTexts;

const seeker = (town: DemoTown, clock: DemoClock): DemoAccount => ({
  ...demoSeeker,
  account_type: 'job_seeker',
  location: town.text,
  phone: town.phone(60),
  bio: profile.summary,
  skills: profile.skills,
  experience_level: 'Mid Level',
  desired_salary_min: profile.desired_salary_min,
  desired_salary_max: profile.desired_salary_max,
  preferred_locations: town.text,
  remote_ok: true,
  employment_types: ['Full-time', 'Part-time'],
  preferred_categories: ['Customer Service', 'Technology', 'Retail'],
  created_at: clock.ago(64),
});

/** All accounts: owners, the job seeker, and the applicants. */
export function demoAccounts(
  businesses: readonly DemoBusiness[],
  town: DemoTown,
  clock: DemoClock,
): DemoAccount[] {
  return [
    ...businesses.map((business, number) => owner(business, number, town, clock)),
    seeker(town, clock),
    ...demoApplicants.map(({ name, email }, number) => ({
      ...{ full_name: name, email, location: town.text },
      account_type: 'job_seeker' as const,
      phone: town.phone(61 + number),
      created_at: clock.ago(30 + number * 7),
    })),
  ];
}
