import { applicationStatuses } from '@commons/contracts/applications/application-lists';
import { ListingInput } from '@commons/contracts/businesses/listings';
import { JobPosting } from '@commons/contracts/jobs/jobs';
import { ProfessionalProfileUpdate } from '@commons/contracts/resumes/profiles';
import { listingFacts } from './demo-business.js';
import { demoSeeker } from './demo-people.js';
import {
  demoApplicants,
  demoApplicationTexts,
  demoBusinesses,
  demoJobTexts,
  demoSeekerTexts,
} from './demo-texts.js';
import { demoTown } from './demo-town.js';

const town = demoTown({});

it.each(demoBusinesses.map((business, number) => [business.facts.business_name, business, number]))(
  'the listing of %s is what an owner may send',
  (_name, business, number) => {
    const facts = listingFacts(business as (typeof demoBusinesses)[number], number as number, town);
    expect(ListingInput.parse(facts)).toMatchObject(facts);
  },
);

it.each(demoJobTexts.map(({ posting }) => [posting.title, posting]))(
  'the job %s is what an employer may post',
  (_title, posting) => {
    const job = { ...(posting as object), location_city: town.town, location_state: town.state };
    expect(JobPosting.parse(job)).toMatchObject(job);
  },
);

it('the profile is what a job seeker may save', () => {
  const profile = { ...demoSeekerTexts.profile, ...demoSeeker };
  expect(ProfessionalProfileUpdate.parse(profile)).toMatchObject(demoSeekerTexts.profile);
});

it('applications and saved jobs are about jobs and people of the town', () => {
  const jobs = demoJobTexts.map(({ employer, posting }) => `${posting.title} of ${employer}`);
  const people = demoApplicants.map(({ email }) => email);
  for (const { from, job, employer, status } of demoApplicationTexts) {
    expect(jobs).toContain(`${job} of ${employer}`);
    if (from) expect(people).toContain(from);
    expect(applicationStatuses).toContain(status);
  }
  const titles = demoJobTexts.map(({ posting }) => posting.title);
  expect(titles).toEqual(expect.arrayContaining([...demoSeekerTexts.savedJobs]));
});
