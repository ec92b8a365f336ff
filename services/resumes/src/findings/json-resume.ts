import type { JsonResume as JsonResumeSchema } from '@commons/contracts/resumes/json-resume';
import type { ResumeProfileFindings } from '@commons/contracts/resumes/resumes';
import type { z } from 'zod';
import { fittedFindings } from './fitted-findings.js';

type JsonResume = z.output<typeof JsonResumeSchema>;

const filled = (parts: readonly (string | null | undefined)[]) => parts.filter(Boolean) as string[];

/** JSON Resume dates are ISO 8601, possibly without day or month. A missing end means today. */
const span = (from: string | null | undefined, to: string | null | undefined) =>
  from && from !== to
    ? [from.slice(0, 7), to?.slice(0, 7) || 'Present'].join(' - ')
    : (to?.slice(0, 7) ?? '');

function linksOf(basics: JsonResume['basics']) {
  const urlOf = (network: RegExp) =>
    basics?.profiles?.find((profile) => network.test(`${profile.network} ${profile.url}`))?.url ??
    undefined;
  return {
    linkedin_url: urlOf(/linkedin/i),
    github_url: urlOf(/github/i),
    website_url: basics?.url ?? undefined,
  };
}

/** Profile fields from a JSON Resume document. */
export function findingsOfJsonResume(resume: JsonResume): ResumeProfileFindings {
  const { basics, work, education, certificates, skills } = resume;
  const { address, city, region, countryCode } = basics?.location ?? {};
  return fittedFindings({
    full_name: basics?.name ?? undefined,
    email: basics?.email ?? undefined,
    phone: basics?.phone ?? undefined,
    // Without a city, use the address: our own export writes the place there.
    location: filled([city || address, region, countryCode])
      .slice(0, 2)
      .join(', '),
    professional_title: basics?.label ?? undefined,
    summary: basics?.summary ?? undefined,
    ...linksOf(basics),
    skills: skills?.flatMap(({ name, keywords }) =>
      keywords && keywords.length > 0 ? keywords : filled([name]),
    ),
    experience: work?.map((entry) => ({
      title: entry.position ?? '',
      company: entry.name ?? entry.company ?? '',
      duration: span(entry.startDate, entry.endDate),
      description: filled([entry.summary, ...(entry.highlights ?? [])]).join('\n'),
    })),
    education: education?.map((entry) => ({
      degree: filled([entry.studyType, entry.area]).join(', '),
      institution: entry.institution ?? '',
      year: (entry.endDate ?? entry.startDate ?? '').slice(0, 4),
    })),
    certifications: certificates?.map(({ name, issuer }) => filled([name, issuer]).join(', ')),
  });
}
