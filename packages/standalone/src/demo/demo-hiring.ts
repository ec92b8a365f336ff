import type { DemoApplication, DemoJob, DemoJobs } from '@commons/jobs/demo';
import type { DemoBusiness } from './demo-business.js';
import type { DemoClock } from './demo-clock.js';
import { demoResume } from './demo-files.js';
import { demoSeeker } from './demo-people.js';
import {
  type DemoApplicationText,
  type DemoJobText,
  demoApplicants,
  demoApplicationTexts,
  demoJobTexts,
  demoSeekerTexts,
} from './demo-texts.js';
import type { DemoTown } from './demo-town.js';

interface Stage {
  readonly rootDir: string;
  readonly town: DemoTown;
  readonly clock: DemoClock;
  readonly businesses: readonly DemoBusiness[];
  /** Account ids by email address. */
  readonly ids: ReadonlyMap<string, string>;
}

const idOf = ({ ids }: Stage, email: string): string => {
  const id = ids.get(email);
  if (!id) throw new Error(`the demo content has no account ${email}`);
  return id;
};

/** Jobs, applications and saved jobs, in the jobs service's stored form. */
export async function demoHiring(stage: Stage): Promise<DemoJobs> {
  const { clock } = stage;
  return {
    jobs: demoJobTexts.map((text) => jobOf(stage, text)),
    applications: await Promise.all(demoApplicationTexts.map((text) => applicationOf(stage, text))),
    saved: {
      user_id: idOf(stage, demoSeeker.email),
      titles: demoSeekerTexts.savedJobs,
      saved_at: clock.ago(0.5),
    },
  };
}

function jobOf(stage: Stage, { employer, daysAgo, views, status, posting }: DemoJobText): DemoJob {
  const { town, clock, businesses } = stage;
  const number = businesses.findIndex(({ email }) => email === employer);
  const facts = businesses[number]?.facts;
  const zip = town.zip(number);
  return {
    owner_id: idOf(stage, employer),
    company_name: facts?.business_name ?? '',
    ...(facts?.num_employees && { company_size: facts.num_employees }),
    posting: {
      ...posting,
      ...{ location_city: town.town, location_state: town.state },
      ...(zip && { location_zip: zip }),
    },
    created_at: clock.ago(daysAgo),
    view_count: views,
    ...(status && { status }),
  };
}

async function applicationOf(stage: Stage, text: DemoApplicationText): Promise<DemoApplication> {
  const { clock, town, rootDir, businesses } = stage;
  const applicant = demoApplicants.find(({ email }) => email === text.from);
  const name = applicant?.name ?? demoSeeker.full_name;
  const email = applicant?.email ?? demoSeeker.email;
  const employer = businesses.find((business) => business.email === text.employer);
  const { answeredDaysAgo: answered, mail, status } = text;
  const at = (hoursBefore: number) => clock.ago((answered ?? 0) + hoursBefore / 24);
  return {
    ...{ seeker_id: idOf(stage, email), owner_id: idOf(stage, text.employer), job: text.job },
    applicant: { name, email, location: town.text },
    ...(text.letter && { cover_letter: text.letter }),
    ...(text.answers && { answers: text.answers }),
    resume: await demoResume(rootDir, applicant?.resume ?? 'jamie-lindqvist.pdf'),
    ...{ status, ...(text.notes && { notes: text.notes }) },
    applied_at: clock.ago(text.sentDaysAgo),
    ...(answered !== undefined && { viewed_at: at(3) }),
    timeline:
      answered === undefined
        ? []
        : [
            { kind: 'viewed', at: at(3) },
            { kind: 'status', at: at(0), status },
            ...(mail
              ? [
                  {
                    kind: 'email' as const,
                    at: at(0),
                    subject: mail.subject,
                    email_type: mail.type,
                  },
                ]
              : []),
          ],
    ...(mail && {
      emails: [
        {
          ...{ subject: mail.subject, message: mail.message, email_type: mail.type },
          sender: { name: employer?.owner ?? '', email: text.employer },
          at: at(0),
        },
      ],
    }),
  };
}
