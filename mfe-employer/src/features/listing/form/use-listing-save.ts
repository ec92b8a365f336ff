import type { Business } from '@commons/contracts/businesses/businesses';
import type { Versioned } from '@commons/contracts/shell-contract';
import { t } from '@commons/ui/texts';
import { useApi } from '@commons/web-kit/app-context';
import { formMessage } from '@commons/web-kit/form-check';
import { useMutation } from '@commons/web-kit/query';
import { useVersionedSave } from '@commons/web-kit/versioned-save';
import { useState } from 'react';
import { sendListing } from '../listing.api';
import {
  formValues,
  type ListingField,
  type ListingFormValues,
  toListing,
} from './listing-form.values';
import { listingLabels } from './listing-form-labels';
import {
  checkListing,
  type FieldErrors,
  firstField,
  formatProblem,
  type Problem,
  refusedListingFields,
} from './listing-form-rules';
import { useAlike } from './use-alike';

interface SaveRules {
  /** Name of the form's draft. */
  readonly draftName: string;
  /** The initial listing; undefined for a new one. */
  readonly listing: Versioned<Business> | undefined;
  readonly values: ListingFormValues;
  readonly onStored: (saved: Business) => void;
  /** Somebody else saved in the meantime, and the person chose between both versions. */
  readonly onMerged: (values: ListingFormValues) => void;
  /** Focuses the first invalid field. */
  readonly onWrong: (field: ListingField) => void;
}

/** Validates and saves a listing. The errors stay until the next attempt, except for fields that change. */
export function useListingSave({ draftName, listing, values, ...on }: SaveRules) {
  const api = useApi();
  const [problem, setProblem] = useState<Problem>();
  // Another screen may refetch the listing while the form still shows its initial version.
  const [saved] = useState(() => ({ etag: listing?.etag, values: formValues(listing) }));
  const version = useVersionedSave<ListingFormValues, Business>({
    name: draftName,
    saved,
    valuesOf: formValues,
    labels: listingLabels,
  });
  const call = useMutation({
    mutationFn: (removeLogo: boolean) =>
      version.save({
        values,
        onMerged: on.onMerged,
        send: (merged, headers) => {
          const body = { ...toListing(merged), ...(removeLogo && { logo_filename: null }) };
          return sendListing(
            api,
            listing ? 'PUT /business-directory' : 'POST /business-directory',
            body,
            headers,
          );
        },
      }),
    // Called even when the form is no longer shown.
    onSuccess: (saved) => saved && on.onStored(saved),
  });

  const alike = useAlike();

  const tell = (found: Problem) => {
    setProblem(found);
    const field = firstField(found.fields);
    if (field) on.onWrong(field);
  };

  /** @param removeLogo also removes the logo (decision A43) */
  const save = (removeLogo: boolean) => {
    const found = checkListing(values, new Date().getFullYear());
    if (found) return tell(found);
    setProblem(undefined);
    const send = () =>
      call.mutate(removeLogo, {
        onError: (error) => {
          const fields = refusedListingFields(error, values);
          const failed = listing ? t('failedUpdateListing') : t('failedCreateListing');
          tell({ text: formMessage(error, fields, failed), fields });
        },
      });
    if (listing) send();
    else void alike.ask(values, send);
  };

  const changed = (fields: readonly ListingField[]) => {
    version.hold();
    if (!problem || !fields.some((field) => problem.fields[field])) return;
    const left: FieldErrors = { ...problem.fields };
    for (const field of fields) delete left[field];
    // The message above the form disappears with the last field error.
    setProblem(Object.keys(left).length > 0 ? { ...problem, fields: left } : undefined);
  };

  /** Validates a field on blur, while it is still on the person's mind. */
  const left = (field: ListingField) => {
    const text = formatProblem(values, field, new Date().getFullYear());
    if (!text || problem?.fields[field]) return;
    setProblem({ text: problem?.text ?? '', fields: { ...problem?.fields, [field]: text } });
  };
  const saving = call.isPending || alike.asking;
  return { problem, save, changed, left, saving, version, alike: alike.dialog };
}
