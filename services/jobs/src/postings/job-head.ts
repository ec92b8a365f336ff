import type { PageHead } from '@commons/contracts/page-head';
import type { z } from 'zod';
import type { JobRecord } from './job.schema.js';
import { placeOf, statusNow } from './job-answer.js';

/** schema.org's words for the employment types of the form. */
const employmentWords: Readonly<Record<string, string>> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Freelance: 'CONTRACTOR',
  Temporary: 'TEMPORARY',
  Internship: 'INTERN',
};

function cut(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= length ? line : `${line.slice(0, length - 1).trimEnd()}…`;
}

/** Structured data of a vacancy, https://schema.org/JobPosting; only what is known. */
function jobPosting(job: JobRecord): Record<string, unknown> {
  const pay = job.salary_min !== undefined || job.salary_max !== undefined;
  const employmentType = employmentWords[job.employment_type];
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: job.overview ?? job.description ?? job.title,
    datePosted: job.created_at.toISOString(),
    validThrough: job.expires_at.toISOString(),
    hiringOrganization: { '@type': 'Organization', name: job.company_name },
    ...(employmentType && { employmentType }),
    ...(job.location_type === 'Remote' && { jobLocationType: 'TELECOMMUTE' }),
    ...(placeOf(job) && {
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: job.location_city ?? job.location,
          addressRegion: job.location_state,
          postalCode: job.location_zip,
        },
      },
    }),
    ...(pay && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'USD',
        value: {
          '@type': 'QuantitativeValue',
          minValue: job.salary_min,
          maxValue: job.salary_max,
          unitText: 'YEAR',
        },
      },
    }),
  };
}

/** Title, description and structured data of the page of a job; a job that takes no applications is not indexed. */
export function jobHead(job: JobRecord): z.input<typeof PageHead> {
  const active = statusNow(job) === 'active';
  const facts = [job.employment_type, placeOf(job), job.salary_range].filter(Boolean).join(' · ');
  return {
    title: cut(`${job.title} at ${job.company_name}`, 120),
    description: cut([facts, job.overview ?? job.description].filter(Boolean).join('. '), 300),
    canonical_path: `/jobs/${job._id}`,
    type: 'article',
    ...(active ? { json_ld: jobPosting(job) } : { robots: 'noindex' }),
  };
}
