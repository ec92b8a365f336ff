import type { ResumeProfileFindings } from '@commons/contracts/resumes/resumes';
import { placeholderPattern } from '@commons/contracts/text/placeholders';
import { findingsOf } from '../findings/profile-findings.js';
import { improvedStructure } from './improved-structure.js';

const schema = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

type Work = NonNullable<ResumeProfileFindings['experience']>[number];

/**
 * JSON Resume requires ISO dates; in free text only years are certain. A single year that is not open-ended is also the
 * end.
 */
function years(duration: string): { startDate?: string; endDate?: string } {
  const [from, to = isOpen(duration) ? undefined : from] = duration.match(/(?:19|20)\d{2}/g) ?? [];
  return { ...(from && { startDate: from }), ...(to && { endDate: to }) };
}

/** "2019 - Present", "2019 –". */
const isOpen = (duration: string) =>
  /(?:19|20)\d{2}\S*\s*(?:[-–—~～至]|to\b|until\b)/i.test(duration);

/** A degree is dated by its end: "2015" is not the start of an ongoing study. */
function studyYears(year: string): { startDate?: string; endDate?: string } {
  const { startDate, endDate } = years(year);
  return endDate && startDate === endDate ? { endDate } : years(year);
}

/** Placeholders left for the person to fill in; programs would read them as facts. */
const withoutGaps = (content: string) =>
  content
    .split('\n')
    .map((line) => line.replace(placeholderPattern, '').trimEnd())
    .filter((line, at, all) => line || all[at - 1])
    .join('\n');

const workOf = ({ title, company, duration, description }: Work) => ({
  ...(company && { name: company }),
  ...(title && { position: title }),
  ...years(duration),
  highlights: description.split('\n').filter(Boolean),
});

/** The improved résumé as a JSON Resume document. */
export function jsonResumeOf(content: string): string {
  const found = findingsOf(improvedStructure(withoutGaps(content)));
  const { full_name, professional_title, email, phone, website_url, summary, location } = found;
  const profiles = [
    ...(found.linkedin_url ? [{ network: 'LinkedIn', url: found.linkedin_url }] : []),
    ...(found.github_url ? [{ network: 'GitHub', url: found.github_url }] : []),
  ];
  const document = {
    $schema: schema,
    basics: {
      name: full_name,
      label: professional_title,
      email,
      phone,
      url: website_url,
      summary,
      ...(location && { location: { address: location } }),
      profiles,
    },
    work: (found.experience ?? []).map(workOf),
    education: (found.education ?? []).map(({ degree, institution, year }) => ({
      institution,
      studyType: degree,
      ...studyYears(year),
    })),
    certificates: (found.certifications ?? []).map((name) => ({ name })),
    skills: (found.skills ?? []).map((name) => ({ name })),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
