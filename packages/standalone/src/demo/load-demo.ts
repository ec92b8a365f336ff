import { randomBytes } from 'node:crypto';
import { markVerified, writeDemoAccounts } from '@commons/auth/demo';
import { type DemoListing, writeDemoListings } from '@commons/directory/demo';
import { writeDemoJobs } from '@commons/jobs/demo';
import { writeDemoProfile } from '@commons/resumes/demo';
import { isoDay } from '@commons/service-kit/config/time-zone';
import { townTimeZone } from '@commons/service-kit/config/town';
import { operatorEmail, operatorToken, type RunningPortal } from '../portal/operator-account.js';
import type { Environment } from '../portal/portal-options.js';
import { demoAccounts } from './demo-accounts.js';
import { type DemoBusiness, type DemoReviewText, listingFacts } from './demo-business.js';
import { DemoClock } from './demo-clock.js';
import { demoPictures } from './demo-files.js';
import { demoHiring } from './demo-hiring.js';
import { markDemoLoaded } from './demo-mark.js';
import { demoPassword, demoSeeker } from './demo-people.js';
import { demoBusinesses, demoSeekerTexts } from './demo-texts.js';
import { type DemoTown, demoTown } from './demo-town.js';

/**
 * Fills a new portal with a fictional town. Each service writes its part directly to its store, because the API accepts
 * no dates in the past (docs/adr/0011-demo-content.md). Safe to run again after an interruption.
 */
export async function loadDemo(portal: RunningPortal, env: Environment): Promise<void> {
  const { rootDir, dataDir } = portal;
  const settings = { ...env, ...portal.settings };
  const town = demoTown(env);
  const clock = new DemoClock();
  const operator = operatorToken(portal, {});
  const accounts = demoAccounts(demoBusinesses, town, clock);
  const ids = await writeDemoAccounts(settings, accounts, demoPassword);
  const stage = { rootDir, town, clock, businesses: demoBusinesses, ids };
  const seekerId = ids.get(demoSeeker.email) ?? '';
  await Promise.all([
    Promise.all(
      demoBusinesses.map((business, at) => listingOf(business, at, seekerId, stage)),
    ).then((listings) => writeDemoListings(settings, listings)),
    demoHiring(stage).then((hiring) => writeDemoJobs(settings, hiring)),
    writeDemoProfile(settings, seekersProfile(seekerId, town, clock, townTimeZone(env).zone)),
    operator.then(() => markVerified(settings, operatorEmail)),
  ]);
  markDemoLoaded(dataDir);
}

interface Stage {
  readonly rootDir: string;
  readonly town: DemoTown;
  readonly clock: DemoClock;
  readonly ids: ReadonlyMap<string, string>;
}

async function listingOf(
  business: DemoBusiness,
  number: number,
  reporter: string,
  { rootDir, town, clock, ids }: Stage,
): Promise<DemoListing> {
  return {
    owner_id: ids.get(business.email) ?? '',
    facts: listingFacts(business, number, town),
    created_at: clock.ago(business.listedDaysAgo),
    views: business.views,
    images: await demoPictures(rootDir, business.pictures),
    reviews: (business.reviews ?? []).map((review) => reviewOf(review, reporter, clock)),
  };
}

function reviewOf(review: DemoReviewText, reporter: string, clock: DemoClock) {
  const { by, stars, daysAgo, text, reply, reported } = review;
  const folded = by
    .normalize('NFD')
    .replace(/[^a-z]+/gi, '.')
    .toLowerCase();
  return {
    ...{ reviewer_name: by, reviewer_email: `${folded}@reviews.example` },
    ...{ rating: stars, comment: text, created_at: clock.ago(daysAgo) },
    ...(reply && { reply: { text: reply, created_at: clock.ago(daysAgo * 0.93 - 0.5) } }),
    ...(reported && { reported: { by: reporter, note: reported, created_at: clock.ago(0.7) } }),
  };
}

function seekersProfile(user_id: string, town: DemoTown, clock: DemoClock, timeZone: string) {
  const { profile, views: perDay } = demoSeekerTexts;
  const days = perDay.map((views, ago) => [isoDay(clock.ago(ago), timeZone), views] as const);
  return {
    ...{ user_id, ...demoSeeker, location: town.text, phone: town.phone(60), ...profile },
    share_token: randomBytes(32).toString('base64url'),
    total_views: perDay.reduce((sum, views) => sum + views, 41),
    daily_views: Object.fromEntries(days),
  };
}
