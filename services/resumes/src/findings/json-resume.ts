import type { ResumeProfileFindings } from '@commons/contracts/resumes';
import { z } from 'zod';
import { fittedFindings } from './fitted-findings.js';

const text = z.string().max(20_000).nullish();
const listOf = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).max(200).nullish();

/** The parts of JSON Resume 1.0.0 (https://jsonresume.org/schema) that a profile has a place for; all are optional there. */
export const JsonResume = z
  .object({
    basics: z
      .object({
        name: text,
        label: text,
        email: text,
        phone: text,
        url: text,
        summary: text,
        location: z
          .object({ address: text, city: text, region: text, countryCode: text })
          .nullish(),
        profiles: listOf(z.object({ network: text, url: text })),
      })
      .nullish(),
    work: listOf(
      z.object({
        name: text,
        company: text,
        position: text,
        startDate: text,
        endDate: text,
        summary: text,
        highlights: listOf(z.string().max(2_000)),
      }),
    ),
    education: listOf(
      z.object({ institution: text, area: text, studyType: text, startDate: text, endDate: text }),
    ),
    certificates: listOf(z.object({ name: text, issuer: text })),
    skills: listOf(z.object({ name: text, keywords: listOf(z.string().max(200)) })),
  })
  .refine((resume) => Object.values(resume).some(Boolean), {
    error: 'This is not a JSON Resume document',
  })
  .meta({ id: 'JsonResume' });
type JsonResume = z.output<typeof JsonResume>;

const filled = (parts: readonly (string | null | undefined)[]) => parts.filter(Boolean) as string[];

/** Dates are ISO 8601 there, also without day or month; an open end means today. */
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

/** What a JSON Resume document says that the professional profile asks for. */
export function findingsOfJsonResume(resume: JsonResume): ResumeProfileFindings {
  const { basics, work, education, certificates, skills } = resume;
  const { address, city, region, countryCode } = basics?.location ?? {};
  return fittedFindings({
    full_name: basics?.name ?? undefined,
    email: basics?.email ?? undefined,
    phone: basics?.phone ?? undefined,
    // Without a town the address is all there is: our own export writes the place there.
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
