import { jobPage } from '@commons/contracts/front-ends/page-addresses';
import type { PageHead } from '@commons/contracts/front-ends/page-head';
import { jobPageTitle } from '@commons/contracts/front-ends/page-titles';
import { readableJob } from '@commons/contracts/imports/readable-name';
import { cutText } from '@commons/contracts/text/cut-text';
import { escapeHtml } from '@commons/service-kit/texts/escape-html';
import { translatedWords } from '@commons/service-kit/texts/translated-words';
import type { z } from 'zod';
import { jobsTexts } from '../../texts/jobs-texts.js';
import type { JobRecord } from '../job.js';
import { placeOf, statusNow } from '../job-answer.js';
import { baseSalary } from '../pay/job-pay.js';

/** schema.org values for the form's employment types. */
const employmentWords: Readonly<Record<string, string>> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Freelance: 'CONTRACTOR',
  Temporary: 'TEMPORARY',
  Internship: 'INTERN',
};

/** HTML for the description of a vacancy: paragraphs, and lists for multi-line texts. */
function html(heading: string, text: string | undefined): string {
  if (!text) return '';
  const paragraphs = text.split(/\n\s*\n/).map((part) => escapeHtml(part.trim()));
  const body = paragraphs.map((part) => `<p>${part.replaceAll('\n', '<br>')}</p>`).join('');
  return heading ? `<p><strong>${heading}</strong></p>${body}` : body;
}

function descriptionOf(job: JobRecord, language: string): string {
  const t = jobsTexts(language);
  const parts = [
    html('', job.overview ?? job.description),
    html(t('keyResponsibilities'), job.key_responsibilities),
    html(t('requirements'), job.required_qualifications),
    html('', job.preferred_qualifications),
    html(t('benefits'), job.benefits_offered),
    html(t('perks'), job.perks),
  ];
  return parts.join('') || `<p>${escapeHtml(job.title)}</p>`;
}

/**
 * Where the work is done, as far as stated, and always the country: search engines refuse a vacancy without a place.
 * For remote work, where employees may live. The site is for the United States.
 */
function placesOf(job: JobRecord): Record<string, unknown> {
  const { location_city, location_state, location_zip, location } = job;
  const place = {
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: location_city ?? location,
        addressRegion: location_state,
        postalCode: location_zip,
        addressCountry: 'US',
      },
    },
  };
  if (job.location_type !== 'Remote') return place;
  return {
    ...((location_city || location_state || location) && place),
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'USA' },
  };
}

/**
 * Structured data of a vacancy: the known ones of the required and recommended properties of
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
function jobPosting(job: JobRecord, siteUrl: string, language: string): Record<string, unknown> {
  const employmentType = employmentWords[job.employment_type];
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: descriptionOf(job, language),
    identifier: { '@type': 'PropertyValue', name: job.company_name, value: String(job._id) },
    url: `${siteUrl}${jobPage(String(job._id))}`,
    datePosted: job.created_at.toISOString(),
    validThrough: job.expires_at.toISOString(),
    hiringOrganization: { '@type': 'Organization', name: job.company_name },
    // Imported jobs have no owner to apply to.
    directApply: job.owner_id !== undefined,
    ...(employmentType && { employmentType }),
    ...placesOf(job),
    ...baseSalary(job),
  };
}

/** Title, description and structured data of a job's page. A job that takes no applications is not indexed. */
export function jobHead(
  record: JobRecord,
  siteUrl: string,
  language: string,
): z.input<typeof PageHead> {
  const external = record.owner_id === undefined;
  const job = readableJob({ ...record, external });
  const active = statusNow(job) === 'active';
  const type = translatedWords(language)(job.employment_type ?? '');
  const facts = [type, placeOf(job), job.salary_range].filter(Boolean).join(' · ');
  return {
    title: jobPageTitle(job, ({ title, company_name: company }) =>
      jobsTexts(language)('titleAt', { title, company }),
    ),
    description: cutText([facts, job.overview ?? job.description].filter(Boolean).join('. '), 300),
    canonical_path: jobPage(String(job._id)),
    type: 'article',
    card: {
      subject: 'job',
      title: cutText(job.title, 200),
      line: cutText(job.company_name, 200),
      category: job.category,
      facts: [job.salary_range, placeOf(job), type].flatMap((fact) =>
        fact ? [cutText(fact, 160)] : [],
      ),
    },
    ...(active ? { json_ld: jobPosting(job, siteUrl, language) } : { robots: 'noindex' }),
  };
}
