import type { Business } from '@commons/contracts/businesses/businesses';
import type { Versioned } from '@commons/contracts/shell-contract';
import { t } from '@commons/ui/text/texts';
import { useApi } from '@commons/web-kit/app-context';
import { useChanges } from '@commons/web-kit/forms/use-changes';
import { useForm } from '@commons/web-kit/forms/use-form';
import { sendListing } from '../listing.api';
import {
  formValues,
  type ListingField,
  type ListingFormValues,
  toListing,
} from '../listing-form.values';
import { listingLabels } from './listing-form-labels';
import { checkListing, type FieldErrors, firstField, formatProblem } from './listing-form-rules';
import { useAlike } from './use-alike';

interface WizardValues extends ListingFormValues {
  /** The open step, which survives a reload like the input. */
  readonly step: number;
}

interface ListingFormRules {
  /** The initial listing; undefined for a new one. */
  readonly listing: Versioned<Business> | undefined;
  readonly firstStep: number;
  /** Saving also removes the logo (decision A43). */
  readonly removeLogo: boolean;
  readonly onStored: (saved: Business) => void;
  /** Focuses the first invalid field. */
  readonly onWrong: (field: ListingField) => void;
}

/**
 * Values, draft, validation and saving of a listing. The errors stay until the next attempt, except for fields that
 * change.
 */
export function useListingForm({
  listing,
  firstStep,
  removeLogo,
  onStored,
  onWrong,
}: ListingFormRules) {
  const api = useApi();
  const alike = useAlike();
  const changes = useChanges<WizardValues, Business>({
    name: `listing-form:${listing?.id ?? 'new'}`,
    start: { etag: listing?.etag, values: { ...formValues(listing), step: firstStep } },
    valuesOf: (saved) => ({ ...formValues(saved), step: firstStep }),
    labels: listingLabels,
  });
  const { values, change, forget } = changes;
  const thisYear = new Date().getFullYear();
  const { errors, failure, busy, submit, clear, setErrors, setFailure } = useForm({
    check: () => checkListing(values, thisYear)?.fields,
    invalidText: () => checkListing(values, thisYear)?.text,
    onInvalid: (found) => {
      const field = firstField(found);
      if (field) onWrong(field);
    },
    send: async () => {
      if (!listing && !(await alike.mayCreate(values))) return;
      const saved = await changes.save((merged, headers) =>
        sendListing(
          api,
          listing ? 'PUT /business-directory' : 'POST /business-directory',
          { ...toListing(merged), ...(removeLogo && { logo_filename: null }) },
          headers,
        ),
      );
      if (!saved) return;
      forget();
      onStored(saved);
    },
    // A 422 names a field within its group, e.g. `contact_info.phone`.
    nameOf: (place) => place.map(String).find((part) => part in values),
    failed: listing ? t('failedUpdateListing') : t('failedCreateListing'),
  });

  /** Changes fields. The message above the form disappears with the last field error. */
  const edit = (part: Partial<ListingFormValues>) => {
    const names = Object.keys(part);
    if (names.some((name) => errors[name])) {
      if (Object.keys(errors).every((name) => names.includes(name))) setFailure('');
      clear(names);
    }
    change(part);
  };

  /** Validates a field on blur. */
  const checkField = (field: ListingField) => {
    const text = formatProblem(values, field, thisYear);
    if (text && !errors[field]) setErrors({ ...errors, [field]: text });
  };

  return {
    values,
    start: changes.start,
    errors: errors as FieldErrors,
    failure,
    busy,
    edit,
    goTo: (step: number) => change({ step }),
    checkField,
    save: () => void submit(),
    forget,
    conflict: changes.dialog,
    alike: alike.dialog,
  };
}
