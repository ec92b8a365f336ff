import type { Business } from '@commons/contracts/businesses/businesses';
import type { Versioned } from '@commons/contracts/shell-contract';
import { Banner } from '@commons/ui/banner';
import { Card } from '@commons/ui/card';
import { DiscardDialog } from '@commons/ui/discard-dialog';
import { RequiredNote } from '@commons/ui/form-field';
import { Section, Stack } from '@commons/ui/page';
import { StepFields, useStepFocus } from '@commons/ui/step-fields';
import { Stepper } from '@commons/ui/stepper';
import { t } from '@commons/ui/texts';
import { type FocusEvent, type FormEvent, useState } from 'react';
import { BasicInformationStep } from './basic-information.step';
import { BusinessDetailsStep } from './business-details.step';
import { ContactLocationStep } from './contact-location.step';
import { isChanged, type ListingField } from './listing-form.values';
import {
  lastFormStep,
  missingForNext,
  photosStep,
  stepLabels,
  stepOf,
  stepStates,
} from './listing-form-rules';
import styles from './listing-wizard.module.css';
import { PhotosLogoStep } from './photos-logo.step';
import { ServicesFeaturesStep } from './services-features.step';
import { listingForm } from './step-props';
import { useListingForm } from './use-listing-form';
import { WizardButtons, type WizardButtonsProps } from './wizard-buttons';

const formSteps = [
  BasicInformationStep,
  ContactLocationStep,
  BusinessDetailsStep,
  ServicesFeaturesStep,
] as const;

const titles = {
  create: t('createBusinessListing'),
  complete: t('completeBusinessListing'),
  edit: t('editBusinessListing'),
};

interface ListingWizardProps {
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

/**
 * The five steps of a listing (specification D2 §2, §4). The input survives Previous, a failed save and a reload;
 * Cancel and a successful save delete it.
 */
export function ListingWizard({
  purpose,
  listing,
  onStored,
  onFinished,
  ...on
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
  const { values, errors, forget, save, busy } = form;
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
    on.onCancel();
  };

  const Fields = formSteps[step];
  return (
    <Section title={titles[purpose]}>
      <Stack gap={6}>
        <Stepper
          label={t('stepsListing')}
          steps={stepLabels}
          current={step}
          states={stepStates(values, {
            hasPhotos: Boolean(listing?.logo_filename || listing?.gallery_images?.length),
            wrong: errors,
            furthest,
          })}
          onStep={uploading ? undefined : goTo}
          jump={purpose === 'create' ? 'finished' : 'any'}
        />
        {form.failure && <Banner tone="error">{form.failure}</Banner>}
        <Card
          as="form"
          noValidate
          onSubmit={submit}
          onBlur={({ target }: FocusEvent<HTMLElement>) =>
            form.checkField((target.getAttribute('name') ?? '') as ListingField)
          }
        >
          <Stack gap={8}>
            {step < lastFormStep && <RequiredNote />}
            <StepFields ref={focus.step} steps={stepLabels} current={step}>
              {Fields && <Fields values={values} errors={errors} onChange={form.edit} />}
              {listing && step === photosStep && (
                <PhotosLogoStep
                  {...on}
                  listing={listing}
                  isNew={purpose === 'complete'}
                  removed={logoRemoved}
                  onRemoved={setLogoRemoved}
                  onBusy={setUploading}
                  saveLabel={purpose === 'edit' ? t('updateListing') : t('completeSetup')}
                />
              )}
            </StepFields>
            {missing.length > 0 && (
              <p className={styles.gate} id="listing-gate">
                {t('stillNeededJoin', { join: missing.join(', ') })}
              </p>
            )}
            <WizardButtons
              step={step}
              purpose={purpose}
              open={missing.length === 0}
              saving={busy}
              uploading={uploading}
              onPrevious={() => goTo(step - 1)}
              onNext={() => goTo(step + 1)}
              onCancel={() => (hasChanges ? setAsking(true) : cancel())}
              onFinish={finish}
            />
          </Stack>
        </Card>
      </Stack>
      {form.conflict}
      {form.alike}
      <DiscardDialog open={asking} onDiscard={cancel} onClose={() => setAsking(false)} />
    </Section>
  );
}
