import { t } from '@commons/ui/text/texts';
import type { FieldLabels } from '@commons/web-kit/forms/text-conflict';
import type { JobFormValues } from './job-form.values';

/** The label of every field, in the order of the steps. */
export const jobFormLabels: FieldLabels<JobFormValues> = {
  title: t('jobTitle2'),
  category: t('jobCategory'),
  employment_type: t('employmentType'),
  location_type: t('locationType'),
  location_city: t('city'),
  location_state: t('state'),
  location_zip: t('zipCode'),
  work_schedule: t('workSchedule'),
  urgent: t('urgent'),
  overview: t('jobOverview'),
  key_responsibilities: t('keyResponsibilities'),
  required_qualifications: t('requiredQualifications'),
  preferred_qualifications: t('preferredQualifications'),
  experience_required: t('experienceRequired'),
  physical_requirements: t('physicalRequirements'),
  compensation_type: t('compensationType'),
  salary_range: t('salaryRange'),
  bonus_commission: t('bonusCommission'),
  benefits_offered: t('benefitsOffered'),
  perks: t('additionalPerks'),
  questions: t('questionsApplicants'),
};
