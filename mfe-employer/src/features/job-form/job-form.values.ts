import type { JobPosting } from '@commons/contracts/jobs/jobs';
import { t } from '@commons/ui/text/texts';
import {
  postedQuestions,
  type QuestionValues,
  questionValues,
} from './questions/job-questions.values';

/** The values as text, as in the inputs. */
export interface JobTexts {
  title: string;
  category: string;
  employment_type: string;
  location_type: string;
  location_city: string;
  location_state: string;
  location_zip: string;
  work_schedule: string;
  /** 'Yes' or empty. */
  urgent: string;
  overview: string;
  key_responsibilities: string;
  required_qualifications: string;
  preferred_qualifications: string;
  experience_required: string;
  physical_requirements: string;
  compensation_type: string;
  salary_range: string;
  bonus_commission: string;
  benefits_offered: string;
  perks: string;
}
export type JobField = keyof JobTexts;

export interface JobFormValues extends JobTexts {
  /** The questions for applicants. */
  questions: readonly QuestionValues[];
}

const emptyTexts: JobTexts = {
  title: '',
  category: '',
  employment_type: '',
  location_type: '',
  location_city: '',
  location_state: '',
  location_zip: '',
  work_schedule: '',
  urgent: '',
  overview: '',
  key_responsibilities: '',
  required_qualifications: '',
  preferred_qualifications: '',
  experience_required: '',
  physical_requirements: '',
  compensation_type: '',
  salary_range: '',
  bonus_commission: '',
  benefits_offered: '',
  perks: '',
};
export const jobFields = Object.keys(emptyTexts) as JobField[];
export const emptyJobForm: JobFormValues = { ...emptyTexts, questions: [] };

/** Labels and steps of the eleven required fields (specification D2 §5), in form order. */
export const requiredFields: readonly { field: JobField; label: string; step: number }[] = [
  { field: 'title', label: t('jobTitle2'), step: 0 },
  { field: 'category', label: t('jobCategory'), step: 0 },
  { field: 'employment_type', label: t('employmentType'), step: 0 },
  { field: 'location_type', label: t('locationType'), step: 0 },
  { field: 'location_city', label: t('city'), step: 0 },
  { field: 'location_state', label: t('state'), step: 0 },
  { field: 'overview', label: t('jobOverview'), step: 1 },
  { field: 'key_responsibilities', label: t('keyResponsibilities'), step: 1 },
  { field: 'required_qualifications', label: t('requiredQualifications'), step: 1 },
  { field: 'experience_required', label: t('experienceRequired'), step: 1 },
  { field: 'compensation_type', label: t('compensationType'), step: 2 },
];

export const isRequired = (field: JobField) => requiredFields.some((one) => one.field === field);

const lastOfStep: readonly JobField[] = ['urgent', 'physical_requirements', 'perks'];

/** The index of the step that contains a field. */
export function stepOf(field: JobField): number {
  return lastOfStep.findIndex((last) => jobFields.indexOf(field) <= jobFields.indexOf(last));
}

/** The fields that a draft requires too: without a title it could not be found. */
export const draftFields = requiredFields.filter(({ field }) => field === 'title');

/** The required fields that are empty after trimming, in form order. */
export function missingFields(
  values: JobFormValues,
  fields: typeof requiredFields = requiredFields,
): typeof requiredFields {
  return fields.filter(({ field }) => values[field].trim() === '');
}

/** "Please fill in all required fields: Job Title, City" (specification D2 §5). */
export function missingText(missing: typeof requiredFields): string {
  return t('fillInRequired', { labels: missing.map(({ label }) => label).join(', ') });
}

/** Form values from an existing job or a draft; unknown and empty fields are left out. */
export function formValues(initial: Partial<JobPosting> = {}): JobFormValues {
  const texts: Partial<Record<JobField, unknown>> = {
    ...initial,
    urgent: initial.urgent && 'Yes',
  };
  const values = { ...emptyJobForm, questions: questionValues(initial.questions) };
  for (const field of jobFields) values[field] = String(texts[field] || '');
  return values;
}

/** The request body: trimmed, without empty optional fields. */
export function toPosting({ urgent, questions, ...values }: JobFormValues): JobPosting {
  const asked = postedQuestions(questions);
  const filled = Object.entries(values)
    .map(([field, text]) => [field, text.trim()])
    .filter(([, text]) => text !== '');
  return {
    ...(Object.fromEntries(filled) as JobPosting),
    ...(urgent && { urgent: true }),
    ...(asked.length > 0 && { questions: asked }),
  };
}
