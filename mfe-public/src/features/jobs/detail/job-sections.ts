import type { Job } from '@commons/contracts/jobs';

/** A part of a section: an optional small heading, and the employer's text. */
export interface JobPart {
  readonly heading?: string;
  readonly text: string;
}

export interface JobSection {
  readonly title: string;
  readonly parts: readonly JobPart[];
}

const part = (text: string | undefined, heading?: string): JobPart[] =>
  text?.trim() ? [{ text: text.trim(), ...(heading && { heading }) }] : [];

const either = (first: string | undefined, second: string | undefined) =>
  first?.trim() ? first : second;

/** The texts of a job under their headings, with the fallbacks of D1 §2. Empty sections are left out. */
export function jobSections(job: Job): JobSection[] {
  const sections = [
    { title: 'Job Description', parts: part(either(job.overview, job.description)) },
    { title: 'Key Responsibilities', parts: part(job.key_responsibilities) },
    {
      title: 'Requirements',
      parts: [
        ...part(either(job.required_qualifications, job.requirements)),
        ...part(job.preferred_qualifications, 'Preferred qualifications'),
        ...part(job.experience_required, 'Experience required'),
        ...part(job.education_required, 'Education required'),
        ...part(job.physical_requirements, 'Physical requirements'),
      ],
    },
    {
      title: 'Benefits & Perks',
      parts: [
        ...part(either(job.benefits_offered, job.benefits)),
        ...part(job.perks, 'Additional perks'),
        ...part(job.bonus_commission, 'Bonus and commission'),
      ],
    },
  ];
  return sections.filter(({ parts }) => parts.length > 0);
}
