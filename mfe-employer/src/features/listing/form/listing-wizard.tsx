import { DiscardDialog } from '@commons/ui/dialogs/discard-dialog';
import { RequiredNote } from '@commons/ui/forms/form-field';
import { StepFields } from '@commons/ui/forms/step-fields';
import { Stepper } from '@commons/ui/forms/stepper';
import { Section, Stack } from '@commons/ui/layout/page';
import { Card } from '@commons/ui/lists/card';
import { FailureBanner } from '@commons/ui/messages/failure-banner';
import { t } from '@commons/ui/text/texts';
import type { FocusEvent } from 'react';
import type { ListingField } from '../listing-form.values';
import { BasicInformationStep } from './basic-information.step';
import { BusinessDetailsStep } from './business-details.step';
import { ContactLocationStep } from './contact-location.step';
import { lastFormStep, photosStep, stepLabels, stepStates } from './listing-form-rules';
import styles from './listing-wizard.module.css';
import { PhotosLogoStep } from './photos-logo.step';
import { ServicesFeaturesStep } from './services-features.step';
import { type ListingWizardProps, useWizard } from './use-wizard';
import { WizardButtons } from './wizard-buttons';

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

/**
 * The five steps of a listing (specification D2 §2, §4). The input survives Previous, a failed save and a reload;
 * Cancel and a successful save delete it.
 */
export function ListingWizard(props: ListingWizardProps) {
  const { purpose, listing, onSuccess, onError } = props;
  const wizard = useWizard(props);
  const { form, step, missing, photos } = wizard;
  const { values, errors } = form;
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
            furthest: wizard.furthest,
          })}
          onStep={photos.uploading ? undefined : wizard.goTo}
          jump={purpose === 'create' ? 'finished' : 'any'}
        />
        <FailureBanner>{form.failure}</FailureBanner>
        <Card
          as="form"
          noValidate
          onSubmit={wizard.submit}
          onBlur={({ target }: FocusEvent<HTMLElement>) =>
            form.checkField((target.getAttribute('name') ?? '') as ListingField)
          }
        >
          <Stack gap={8}>
            {step < lastFormStep && <RequiredNote />}
            <StepFields ref={wizard.focus.step} steps={stepLabels} current={step}>
              {Fields && <Fields values={values} errors={errors} onChange={form.edit} />}
              {listing && step === photosStep && (
                <PhotosLogoStep
                  listing={listing}
                  isNew={purpose === 'complete'}
                  removed={photos.logoRemoved}
                  onRemoved={photos.setLogoRemoved}
                  onBusy={photos.setUploading}
                  onSuccess={onSuccess}
                  onError={onError}
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
              saving={form.busy}
              uploading={photos.uploading}
              onPrevious={() => wizard.goTo(step - 1)}
              onNext={() => wizard.goTo(step + 1)}
              onCancel={wizard.leave}
              onFinish={wizard.finish}
            />
          </Stack>
        </Card>
      </Stack>
      {form.conflict}
      {form.alike}
      <DiscardDialog open={wizard.asking} onDiscard={wizard.cancel} onClose={wizard.stay} />
    </Section>
  );
}
