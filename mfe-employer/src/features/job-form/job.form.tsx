import type { JobPosting } from '@commons/contracts/jobs/jobs';
import { DiscardDialog } from '@commons/ui/dialogs/discard-dialog';
import { RequiredNote } from '@commons/ui/forms/form-field';
import { StepFields, useStepFocus } from '@commons/ui/forms/step-fields';
import { Stepper, type StepState } from '@commons/ui/forms/stepper';
import { Section, Stack } from '@commons/ui/layout/page';
import { Card } from '@commons/ui/lists/card';
import { Banner } from '@commons/ui/messages/banner';
import { FailureBanner } from '@commons/ui/messages/failure-banner';
import { t } from '@commons/ui/text/texts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { BasicInfoStep } from './basic-info.step';
import { CompensationStep } from './compensation.step';
import { DescriptionStep } from './description.step';
import {
  type JobField,
  jobFields,
  missingFields,
  missingText,
  requiredFields,
  stepOf,
} from './job-form.values';
import { JobFormButtons } from './job-form-buttons';
import { openPlaces, usePlaceJumps } from './open-places';
import { OpenPlacesBanner } from './open-places-banner';
import { firstQuestionProblem } from './questions/job-questions.values';
import { jobForm, type StepProps } from './step-props';
import { type EditedJob, useJobForm } from './use-job-form';
import { useSameJob } from './use-same-job';

interface Step {
  readonly label: string;
  readonly Fields: (props: StepProps) => ReactNode;
}

const steps: readonly [Step, ...Step[]] = [
  { label: t('basicInfo'), Fields: BasicInfoStep },
  { label: t('description'), Fields: DescriptionStep },
  { label: t('compensation'), Fields: CompensationStep },
];

const labels = steps.map(({ label }) => label);
/** Index of the step that ends with the questions for applicants. */
const questionsStep = 1;

export interface JobFormOwnProps {
  /** Initial values from an existing job (specification D2 §2). */
  readonly initial?: Partial<JobPosting>;
  /** Edits this job instead of posting a new one. */
  readonly edited?: EditedJob | undefined;
  readonly onPosted: () => void;
  /** Without it, Save as Draft is hidden. */
  readonly onDraftSaved?: () => void;
  readonly onCancel: () => void;
}

/**
 * Post New Job: three freely accessible steps; missing fields are reported only on Post Job (specification D2 §2). Save
 * as Draft goes beyond the specification: it requires only the title. The input survives a reload and a forced sign-in;
 * Cancel and a successful post or draft delete it.
 */
export function JobForm({ initial, edited, onPosted, onDraftSaved, onCancel }: JobFormOwnProps) {
  const [step, setStep] = useState(0);
  const [isDiscarding, setDiscarding] = useState(false);
  const focus = useStepFocus(jobForm, true);
  const goTo = (next: number) => {
    focus.toStep();
    setStep(next);
  };
  const goToField = (field: JobField) => {
    focus.toField(field);
    setStep(stepOf(field));
  };

  const leave = () => {
    form.forget();
    onCancel();
  };
  const same = useSameJob(leave);
  const isPosted = edited?.isDraft === false;
  const form = useJobForm({
    initial,
    edited,
    mayPost: (values) => {
      if (places.length > 0) toNextPlace();
      return places.length === 0 && (isPosted || same.mayPost(values));
    },
    onPosted,
    onDraftSaved,
    onInvalid: (errors) => {
      const first = jobFields.find((field) => errors[field]);
      if (first) return goToField(first);
      setStep(questionsStep);
      if (problem) focus.toField(problem);
    },
  });
  const { values, asked, failure, isPosting, isSaving } = form;
  const problem = firstQuestionProblem(values.questions);
  const places = openPlaces(values);
  const toNextPlace = usePlaceJumps(places, (field) => setStep(stepOf(field)));

  const missing = missingFields(values, asked);
  const errors: StepProps['errors'] = { ...form.errors };
  for (const { field, label } of missing) errors[field] = t('fillLabel', { label });
  const states = labels.map((_label, at): StepState => {
    if (missing.some((one) => one.step === at)) return 'missing';
    if (asked.length > 0 && problem && at === questionsStep) return 'missing';
    const isOpen = places.some(({ field }) => stepOf(field) === at);
    return isOpen || missingFields(values).some((one) => one.step === at) ? undefined : 'filled';
  });
  const { Fields } = steps[step] ?? steps[0];

  return (
    <Section title={titleOf(edited)}>
      <Stack gap={6}>
        <Stepper
          label={t('stepsPosting')}
          steps={labels}
          current={step}
          states={states}
          onStep={goTo}
          jump="any"
        />
        {missing.length > 0 && <Banner tone="error">{missingText(missing)}</Banner>}
        <OpenPlacesBanner
          places={places}
          refused={asked === requiredFields && missing.length === 0}
          onNext={toNextPlace}
        />
        <FailureBanner>{failure}</FailureBanner>
        <Card
          as="form"
          noValidate
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            if (step === steps.length - 1) form.post();
            else goTo(step + 1);
          }}
        >
          <Stack gap={8}>
            <RequiredNote />
            <StepFields ref={focus.step} steps={labels} current={step}>
              <Fields
                values={values}
                errors={errors}
                onChange={form.change}
                tried={asked.length > 0}
              />
            </StepFields>
            <JobFormButtons
              step={step}
              steps={steps.length}
              posting={isPosting}
              saving={isSaving}
              editing={isPosted}
              onSaveDraft={onDraftSaved && !isPosted ? form.saveDraft : undefined}
              onPrevious={() => goTo(step - 1)}
              onCancel={() => (form.isChanged ? setDiscarding(true) : leave())}
            />
          </Stack>
        </Card>
      </Stack>
      {form.conflict}
      {same.dialog}
      <DiscardDialog open={isDiscarding} onDiscard={leave} onClose={() => setDiscarding(false)} />
    </Section>
  );
}

const titleOf = (edited: EditedJob | undefined) => {
  if (!edited) return t('postNewJob');
  return edited.isDraft ? t('editDraft') : t('editJob');
};
