import type { Job } from '@commons/contracts/jobs/jobs';
import { t } from '@commons/ui/text/texts';

/** A part of a section: an optional small heading, and the employer's text. */
interface JobPart {
  readonly heading?: string;
  readonly text: string;
}

interface JobSection {
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
    { title: t('jobDescriptionHeading'), parts: part(either(job.overview, job.description)) },
    { title: t('keyResponsibilities'), parts: part(job.key_responsibilities) },
    {
      title: t('requirements'),
      parts: [
        ...part(either(job.required_qualifications, job.requirements)),
        ...part(job.preferred_qualifications, t('preferredQualifications')),
        ...part(job.experience_required, t('experienceRequired')),
        ...part(job.education_required, t('educationRequired')),
        ...part(job.physical_requirements, t('physicalRequirements')),
      ],
    },
    {
      title: t('benefitsPerks'),
      parts: [
        ...part(either(job.benefits_offered, job.benefits)),
        ...part(job.perks, t('additionalPerks')),
        ...part(job.bonus_commission, t('bonusCommission')),
      ],
    },
  ];
  return sections.filter(({ parts }) => parts.length > 0);
}
