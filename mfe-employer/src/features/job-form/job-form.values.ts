import { jobPostingRequired } from '@commons/contracts/field-limits';
import type { JobPosting } from '@commons/contracts/jobs/jobs';
import { t } from '@commons/ui/text/texts';
import { jobFormLabels } from './job-form-labels';
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

const lastOfStep: readonly JobField[] = ['urgent', 'physical_requirements', 'perks'];

/** The index of the step that contains a field. */
export function stepOf(field: JobField): number {
  return lastOfStep.findIndex((last) => jobFields.indexOf(field) <= jobFields.indexOf(last));
}

/** Those of the API, and three that only the form requires (decision A32). */
const required: ReadonlySet<JobField> = new Set([
  ...jobPostingRequired,
  ...(['location_city', 'location_state', 'compensation_type'] as const),
]);

/** The eleven required fields (specification D2 §5) with their labels and steps, in form order. */
export const requiredFields: readonly { field: JobField; label: string; step: number }[] = jobFields
  .filter((field) => required.has(field))
  .map((field) => ({ field, label: jobFormLabels[field], step: stepOf(field) }));

export const isRequired = (field: JobField) => required.has(field);

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
