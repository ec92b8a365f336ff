import type { Business } from '@commons/contracts/businesses';
import { serverMessage } from '@commons/web-kit/api-error';
import { useState } from 'react';
import { useSaveListing } from '../listing.api';
import {
  checkListing,
  type FieldErrors,
  firstField,
  type Problem,
  refusedFields,
} from './listing-form.rules';
import { type ListingField, type ListingFormValues, toListing } from './listing-form.values';

interface SaveRules {
  readonly isNew: boolean;
  readonly values: ListingFormValues;
  readonly onStored: (saved: Business) => void;
  /** Leads to the first field at fault. */
  readonly onWrong: (field: ListingField) => void;
}

/** Checks and saves a listing, and keeps what was wrong until the next try; a field that changes is no longer wrong. */
export function useListingSave({ isNew, values, onStored, onWrong }: SaveRules) {
  const [problem, setProblem] = useState<Problem>();
  const call = useSaveListing(isNew, onStored);

  const tell = (found: Problem) => {
    setProblem(found);
    const field = firstField(found.fields);
    if (field) onWrong(field);
  };

  /** @param removeLogo the logo goes with this change (decision A43) */
  const save = (removeLogo: boolean) => {
    const found = checkListing(values, new Date().getFullYear());
    if (found) return tell(found);
    setProblem(undefined);
    const listing = toListing(values);
    call.mutate(removeLogo ? { ...listing, logo_filename: null } : listing, {
      onError: (error) =>
        tell({
          text: serverMessage(
            error,
            isNew ? 'Failed to create listing' : 'Failed to update listing',
          ),
          fields: refusedFields(error, values),
        }),
    });
  };

  const changed = (fields: readonly ListingField[]) => {
    if (!problem || !fields.some((field) => problem.fields[field])) return;
    const left: FieldErrors = { ...problem.fields };
    for (const field of fields) delete left[field];
    setProblem({ ...problem, fields: left });
  };
  return { problem, save, changed, saving: call.isPending };
}
