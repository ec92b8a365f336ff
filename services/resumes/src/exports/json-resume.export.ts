import type { ResumeProfileFindings } from '@commons/contracts/resumes';
import { findingsOf } from '../findings/profile-findings.js';
import { improvedStructure } from './improved-structure.js';

const schema = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

type Work = NonNullable<ResumeProfileFindings['experience']>[number];

/** JSON Resume wants ISO dates; of what people write only the years are certain. */
function years(duration: string): { startDate?: string; endDate?: string } {
  const [from, to] = duration.match(/(?:19|20)\d{2}/g) ?? [];
  return { ...(from && { startDate: from }), ...(to && { endDate: to }) };
}

const workOf = ({ title, company, duration, description }: Work) => ({
  ...(company && { name: company }),
  ...(title && { position: title }),
  ...years(duration),
  highlights: description.split('\n').filter(Boolean),
});

/** The improved résumé as a JSON Resume document. */
export function jsonResumeOf(content: string): string {
  const found = findingsOf(improvedStructure(content));
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
      ...years(year),
    })),
    certificates: (found.certifications ?? []).map((name) => ({ name })),
    skills: (found.skills ?? []).map((name) => ({ name })),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
