import { type Placeholder, placeholdersIn } from '@commons/contracts/text/placeholders';
import { fieldId } from '@commons/ui/forms/form-control';
import { useEffect, useRef, useState } from 'react';
import { type JobField, type JobFormValues, jobFields } from './job-form.values';
import { jobForm } from './step-props';

/** A placeholder in a text of the form that has to be filled in. */
export interface OpenPlace extends Placeholder {
  readonly field: JobField;
}

/** All placeholders, in form order. */
export const openPlaces = (values: JobFormValues): OpenPlace[] =>
  jobFields.flatMap((field) => placeholdersIn(values[field]).map((place) => ({ ...place, field })));

/** Moves from one placeholder to the next and selects it, so that typing replaces it. */
export function usePlaceJumps(places: readonly OpenPlace[], showStepOf: (field: JobField) => void) {
  const next = useRef<OpenPlace>(undefined);
  const last = useRef<OpenPlace>(undefined);
  // When the placeholder is on the open step, nothing else would trigger a render.
  const [, drawAnew] = useState(0);
  useEffect(() => {
    const place = next.current;
    next.current = undefined;
    if (!place) return;
    const control = document.getElementById(fieldId(jobForm, place.field));
    control?.focus();
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
      control.setSelectionRange(place.start, place.end);
  });
  return () => {
    const order = (one: OpenPlace) => [
      places.findIndex(({ field }) => field === one.field),
      one.start,
    ];
    const before = last.current;
    const isLater = (one: OpenPlace) => {
      if (!before) return true;
      const [field = 0, start = 0] = order(one);
      const [lastField = 0, lastStart = 0] = order(before);
      return field > lastField || (field === lastField && start > lastStart);
    };
    const place = places.find(isLater) ?? places[0];
    if (!place) return;
    next.current = place;
    last.current = place;
    showStepOf(place.field);
    drawAnew((count) => count + 1);
  };
}
