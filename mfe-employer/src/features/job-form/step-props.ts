import { textControl } from '@commons/ui/form-control';
import type { JobField, JobFormValues } from './job-form.values';

/** What the fields of a step need: the texts, what is wrong with them, and where a change goes. */
export interface StepProps {
  readonly values: JobFormValues;
  readonly errors: Partial<Record<JobField, string>>;
  readonly onChange: (change: Partial<JobFormValues>) => void;
}

/** Prefix of the ids of its fields. */
export const jobForm = 'job-form';

/** The attributes that every control of the form shares. */
export const control = (props: StepProps, field: JobField) => textControl(jobForm, props, field);
