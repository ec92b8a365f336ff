import { placeholdersIn } from '@commons/contracts/text/placeholders';
import { textControl } from '@commons/ui/forms/form-control';
import { t } from '@commons/ui/text/texts';
import { isRequired, type JobField, type JobFormValues } from './job-form.values';

/** Props of every step: values, errors and change handler. */
export interface StepProps {
  readonly values: JobFormValues;
  readonly errors: Partial<Record<JobField | 'questions', string>>;
  /** After an attempt to save: shows the errors of questions. */
  readonly tried: boolean;
  readonly onChange: (change: Partial<JobFormValues>) => void;
}

/** Prefix of the field ids. */
export const jobForm = 'job-form';

/**
 * Attributes common to all controls of the form. A required one is marked, visibly and for screen readers. One with
 * placeholders lists them instead of its help, so pass `help` before spreading these.
 */
export function control(props: StepProps, field: JobField) {
  const places = placeholdersIn(props.values[field]);
  return {
    ...textControl(jobForm, props, field),
    ...(isRequired(field) && { 'aria-required': true, marked: true }),
    ...(places.length > 0 && { help: <StillOpen places={places.map(({ text }) => text)} /> }),
  };
}

function StillOpen({ places }: { readonly places: readonly string[] }) {
  return (
    <>
      {t('stillToFillIn')}{' '}
      {places.map((place, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same place may occur twice
        <span key={at}>
          {at > 0 && ', '}
          <mark>{place}</mark>
        </span>
      ))}
    </>
  );
}

/** The list, plus the current value if it is not in the list, e.g. of an imported job. */
export const optionsWith = (list: readonly string[], present: string): string[] => [
  ...new Set([...list, ...(present ? [present] : [])]),
];
