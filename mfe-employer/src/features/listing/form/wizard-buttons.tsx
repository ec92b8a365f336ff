import { Button } from '@commons/ui/button';
import { notTwice, StepButtons } from '@commons/ui/step-buttons';
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
          Previous
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
      busyLabel="Saving..."
      aria-describedby={open ? undefined : 'listing-gate'}
      onClick={notTwice}
    >
      {isLast ? 'Create Listing & Continue' : 'Next'}
    </Button>
  );
}

function CompleteButtons({ step, open, saving, uploading, onFinish }: WizardButtonsProps) {
  if (step < photosStep) {
    return (
      <Button type="submit" variant="primary" disabled={!open} onClick={notTwice}>
        Next
      </Button>
    );
  }
  return (
    <>
      <Button disabled={saving || uploading} onClick={onFinish}>
        Skip Photos for Now
      </Button>
      <Button type="submit" variant="primary" busy={saving || uploading} onClick={notTwice}>
        Complete Setup
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
          Next
        </Button>
      )}
      <Button
        type="submit"
        variant="primary"
        disabled={uploading}
        busy={saving}
        busyLabel="Saving..."
        onClick={notTwice}
      >
        Update Listing
      </Button>
    </>
  );
}
