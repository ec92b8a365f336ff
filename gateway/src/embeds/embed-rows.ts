import { clockText } from '@commons/contracts/businesses/business-hours';
import type { BusinessListItem } from '@commons/contracts/businesses/businesses';
import { openState, type TownTime } from '@commons/contracts/businesses/open-state';
import { businessPage, jobPage } from '@commons/contracts/front-ends/page-addresses';
import { readableBusiness, readableJob } from '@commons/contracts/imports/readable-name';
import type { Job } from '@commons/contracts/jobs/jobs';
import type { EmbedKind } from '@commons/contracts/portal/embeds';
import { cutText } from '@commons/contracts/text/cut-text';
import type { Translate } from '@commons/service-kit/texts/package-texts';
import type { EmbedQuery } from './embed-query.js';

/** The API call for the rows of an embed, the same as the portal's own pages make. */
export function embedSearch(kind: EmbedKind, { search, rows }: EmbedQuery) {
  const asked = { ...(search && { search }), limit: rows };
  if (kind === 'jobs') return { path: '/jobs/search', body: asked };
  const openNow = kind === 'open-now' && { openNow: true };
  return { path: '/business-directory/search', body: { ...asked, ...openNow } };
}

/** The portal's page with the same list. */
export function listPath(kind: EmbedKind, { search }: EmbedQuery): string {
  const query = new URLSearchParams({
    ...(search && { search }),
    ...(kind === 'open-now' && { openNow: 'true' }),
  });
  const path = kind === 'jobs' ? '/jobs' : '/business-directory';
  return query.size > 0 ? `${path}?${query}` : path;
}

const joined = (...facts: readonly (string | undefined)[]) => facts.filter(Boolean).join(' · ');

function jobRow(one: Job) {
  const job = readableJob(one);
  const place = job.location_city
    ? [job.location_city, job.location_state].filter(Boolean).join(', ')
    : job.location;
  const facts = joined(job.company_name, place, job.salary_range);
  return { title: job.title, facts, path: jobPage(job.id) };
}

const descriptionLength = 90;

function openFact(one: BusinessListItem, now: TownTime, t: Translate): string | undefined {
  const state = openState(one, now);
  if (state.kind !== 'open') return undefined;
  return state.at ? t('openUntil', { time: clockText(state.at.minutes) }) : t('openAllDay');
}

function businessRow(one: BusinessListItem, open: string | undefined) {
  const business = readableBusiness(one);
  const facts = joined(
    open,
    business.location_info.city,
    cutText(business.short_description, descriptionLength),
  );
  return { title: business.business_name, facts, path: businessPage(business.id) };
}

/** @param now in the town's time zone */
export const embedRows = (kind: EmbedKind, found: unknown[], now: TownTime, t: Translate) =>
  kind === 'jobs'
    ? (found as Job[]).map(jobRow)
    : (found as BusinessListItem[]).map((one) =>
        businessRow(one, kind === 'open-now' ? openFact(one, now, t) : undefined),
      );
