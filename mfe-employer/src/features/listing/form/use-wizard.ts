import type { Business } from '@commons/contracts/businesses/businesses';
import type { Versioned } from '@commons/contracts/shell-contract';
import { useStepFocus } from '@commons/ui/forms/step-fields';
import { type FormEvent, useState } from 'react';
import { isChanged } from '../listing-form.values';
import { lastFormStep, missingForNext, photosStep, stepOf } from './listing-form-rules';
import { listingForm } from './step-props';
import { useListingForm } from './use-listing-form';
import type { WizardButtonsProps } from './wizard-buttons';

export interface ListingWizardProps {
  readonly purpose: WizardButtonsProps['purpose'];
  /** Undefined for a new listing. */
  readonly listing?: Versioned<Business>;
  /** Stored with POST or PUT. */
  readonly onStored: (saved: Business) => void;
  /** Called by Complete Setup or Skip Photos for Now, with nothing left to store. */
  readonly onFinished: () => void;
  readonly onCancel: () => void;
  readonly onSuccess: (text: string) => void;
  readonly onError: (text: string) => void;
}

/** The form of a listing with its steps: which one is open, what the next one needs, and what each button does. */
export function useWizard({
  purpose,
  listing,
  onStored,
  onFinished,
  onCancel,
}: ListingWizardProps) {
  const [logoRemoved, setLogoRemoved] = useState(false);
  const [uploading, setUploading] = useState(false);
  const [asking, setAsking] = useState(false);
  const focus = useStepFocus(listingForm, purpose !== 'create');
  const form = useListingForm({
    listing,
    firstStep: purpose === 'complete' ? photosStep : 0,
    removeLogo: logoRemoved,
    onStored,
    onWrong: (field) => {
      focus.toField(field);
      form.goTo(stepOf(field));
    },
  });
  const { values, forget, save, busy } = form;
  // A draft cannot be on the photos step before the listing exists.
  const step = listing ? values.step : Math.min(values.step, lastFormStep);

  const [furthest, setFurthest] = useState(step);
  if (step > furthest) setFurthest(step);

  const goTo = (next: number) => {
    focus.toStep();
    form.goTo(next);
  };
  const hasChanges = logoRemoved || isChanged(values, form.start);
  const missing = missingForNext(values, step);
  const isSave = purpose === 'edit' || (purpose === 'create' && step === lastFormStep);

  const finish = () => {
    if (hasChanges) return save();
    forget();
    onFinished();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || uploading) return;
    if (isSave) save();
    else if (step === photosStep) finish();
    else if (missing.length === 0) goTo(step + 1);
  };
  const cancel = () => {
    forget();
    onCancel();
  };
  return {
    form,
    focus,
    step,
    furthest,
    missing,
    photos: { logoRemoved, setLogoRemoved, uploading, setUploading },
    goTo,
    submit,
    finish,
    cancel,
    /** Cancels, after asking when something was changed. */
    leave: () => (hasChanges ? setAsking(true) : cancel()),
    asking,
    stay: () => setAsking(false),
  };
}
