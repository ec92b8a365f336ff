import { Button } from '@commons/ui/controls/button';
import { ignoreDoubleClick, StepButtons } from '@commons/ui/forms/step-buttons';
import { t } from '@commons/ui/text/texts';
import { lastFormStep, photosStep } from './listing-form-rules';

export interface WizardButtonsProps {
  readonly step: number;
  /** 'create': no listing yet; 'complete': just created; 'edit': an existing one. */
  readonly purpose: 'create' | 'complete' | 'edit';
  /** Next is enabled. */
  readonly open: boolean;
  readonly saving: boolean;
  readonly uploading: boolean;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  readonly onCancel: () => void;
  readonly onFinish: () => void;
}

/** Buttons of the wizard (specification D2 §2). The primary one submits the form. */
export function WizardButtons(props: WizardButtonsProps) {
  const { step, purpose, saving, uploading, onPrevious, onCancel } = props;
  return (
    <StepButtons busy={saving} onCancel={purpose === 'complete' ? undefined : onCancel}>
      {step > 0 && (
        <Button disabled={saving || uploading} onClick={onPrevious}>
          {t('previous')}
        </Button>
      )}
      {purpose === 'create' && <CreateButton {...props} />}
      {purpose === 'complete' && <CompleteButtons {...props} />}
      {purpose === 'edit' && <EditButtons {...props} />}
    </StepButtons>
  );
}

function CreateButton({ step, open, saving }: WizardButtonsProps) {
  const isLast = step === lastFormStep;
  return (
    <Button
      type="submit"
      variant="primary"
      disabled={!open}
      busy={saving}
      busyLabel={t('saving')}
      aria-describedby={open ? undefined : 'listing-gate'}
      onClick={ignoreDoubleClick}
    >
      {isLast ? t('createListingContinue') : t('next')}
    </Button>
  );
}

function CompleteButtons({ step, open, saving, uploading, onFinish }: WizardButtonsProps) {
  if (step < photosStep) {
    return (
      <Button type="submit" variant="primary" disabled={!open} onClick={ignoreDoubleClick}>
        {t('next')}
      </Button>
    );
  }
  return (
    <>
      <Button disabled={saving || uploading} onClick={onFinish}>
        {t('skipPhotosNow')}
      </Button>
      <Button
        type="submit"
        variant="primary"
        busy={saving || uploading}
        onClick={ignoreDoubleClick}
      >
        {t('completeSetup')}
      </Button>
    </>
  );
}

function EditButtons({ step, open, saving, uploading, onNext }: WizardButtonsProps) {
  return (
    <>
      {step < photosStep && (
        <Button
          disabled={!open || saving}
          aria-describedby={open ? undefined : 'listing-gate'}
          onClick={onNext}
        >
          {t('next')}
        </Button>
      )}
      <Button
        type="submit"
        variant="primary"
        disabled={uploading}
        busy={saving}
        busyLabel={t('saving')}
        onClick={ignoreDoubleClick}
      >
        {t('updateListing')}
      </Button>
    </>
  );
}
