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
import { jobFields, missingFields, missingText, requiredFields, stepOf } from './job-form.values';
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
  const { step, setStep, focus, goTo, goToField } = useSteps();
  const [isDiscarding, setDiscarding] = useState(false);
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
      if (first) goToField(first, stepOf(first));
      else goToField(problem, questionsStep);
    },
  });
  const { values, asked, failure, isPosting, isSaving } = form;
  const problem = firstQuestionProblem(values.questions);
  const places = openPlaces(values);
  const toNextPlace = usePlaceJumps(places, (field) => setStep(stepOf(field)));

  const missing = missingFields(values, asked);
  const refused = missing.map((one) => one.step);
  if (asked.length > 0 && problem) refused.push(questionsStep);
  const unfinished = [...places, ...missingFields(values)].map(({ field }) => stepOf(field));
  const { Fields } = steps[step] ?? steps[0];

  return (
    <Section title={titleOf(edited)}>
      <Stack gap={6}>
        <JobStepper current={step} onStep={goTo} refused={refused} unfinished={unfinished} />
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
                errors={{ ...form.errors, ...missingErrors(missing) }}
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

/** The current step, and how to show and focus another step or a field. */
function useSteps() {
  const [step, setStep] = useState(0);
  const focus = useStepFocus(jobForm, true);
  const goTo = (next: number) => {
    focus.toStep();
    setStep(next);
  };
  const goToField = (name: string | undefined, stepOfField: number) => {
    if (name) focus.toField(name);
    setStep(stepOfField);
  };
  return { step, setStep, focus, goTo, goToField };
}

interface JobStepperProps {
  readonly current: number;
  readonly onStep: (step: number) => void;
  /** Steps with a field that the last attempt required. */
  readonly refused: readonly number[];
  /** Steps with an empty required field or a placeholder. */
  readonly unfinished: readonly number[];
}

function JobStepper({ current, onStep, refused, unfinished }: JobStepperProps) {
  const states = labels.map((_label, at): StepState => {
    if (refused.includes(at)) return 'missing';
    return unfinished.includes(at) ? undefined : 'filled';
  });
  return (
    <Stepper
      label={t('stepsPosting')}
      steps={labels}
      current={current}
      states={states}
      onStep={onStep}
      jump="any"
    />
  );
}

const missingErrors = (missing: typeof requiredFields): StepProps['errors'] =>
  Object.fromEntries(missing.map(({ field, label }) => [field, t('fillLabel', { label })]));

const titleOf = (edited: EditedJob | undefined) => {
  if (!edited) return t('postNewJob');
  return edited.isDraft ? t('editDraft') : t('editJob');
};
