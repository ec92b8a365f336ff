import type { FieldLabels } from '@commons/web-kit/text-conflict';
import type { JobFormValues } from './job-form.values';

/** The label of every field, in the order of the steps. */
export const jobFormLabels: FieldLabels<JobFormValues> = {
  title: 'Job Title',
  category: 'Job Category',
  employment_type: 'Employment Type',
  location_type: 'Location Type',
  location_city: 'City',
  location_state: 'State',
  location_zip: 'ZIP Code',
  work_schedule: 'Work Schedule',
  urgent: 'Urgent',
  overview: 'Job Overview',
  key_responsibilities: 'Key Responsibilities',
  required_qualifications: 'Required Qualifications',
  preferred_qualifications: 'Preferred Qualifications',
  experience_required: 'Experience Required',
  physical_requirements: 'Physical Requirements',
  compensation_type: 'Compensation Type',
  salary_range: 'Salary Range',
  bonus_commission: 'Bonus or Commission',
  benefits_offered: 'Benefits Offered',
  perks: 'Additional Perks',
  questions: 'Questions for applicants',
};
