import { placeholdersIn } from '@commons/contracts/placeholders';
import { textControl } from '@commons/ui/form-control';
import { isRequired, type JobField, type JobFormValues } from './job-form.values';

/** What the fields of a step need: the texts, what is wrong with them, and where a change goes. */
export interface StepProps {
  readonly values: JobFormValues;
  readonly errors: Partial<Record<JobField, string>>;
  readonly onChange: (change: Partial<JobFormValues>) => void;
}

/** Prefix of the ids of its fields. */
export const jobForm = 'job-form';

/**
 * The attributes that every control of the form shares. A required one is marked, to the eye and to screen readers; one
 * with places to fill in names them in place of its help, so `help` has to stand before these.
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
      Still to fill in:{' '}
      {places.map((place, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same place may stand twice
        <span key={at}>
          {at > 0 && ', '}
          <mark>{place}</mark>
        </span>
      ))}
    </>
  );
}

/** The list, and the present value where a job from elsewhere has one that is not on it. */
export const optionsWith = (list: readonly string[], present: string): string[] => [
  ...new Set([...list, ...(present ? [present] : [])]),
];
