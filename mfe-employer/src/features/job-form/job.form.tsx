import type { JobPosting } from '@commons/contracts/jobs/jobs';
import { Banner } from '@commons/ui/banner';
import { Card } from '@commons/ui/card';
import { DiscardDialog } from '@commons/ui/discard-dialog';
import { RequiredNote } from '@commons/ui/form-field';
import { Section, Stack } from '@commons/ui/page';
import { StepFields, useStepFocus } from '@commons/ui/step-fields';
import { Stepper, type StepState } from '@commons/ui/stepper';
import { t } from '@commons/ui/texts';
import { errorMessage } from '@commons/web-kit/api-error';
import { useDraft } from '@commons/web-kit/draft';
import { refusedFields } from '@commons/web-kit/form-check';
import { type FormEvent, type ReactNode, useState } from 'react';
import { BasicInfoStep } from './basic-info.step';
import { CompensationStep } from './compensation.step';
import { DescriptionStep } from './description.step';
import { type EditedJob, useJobSaves } from './job-form.api';
import {
  draftFields,
  formValues,
  type JobField,
  type JobFormValues,
  jobFields,
  missingFields,
  missingText,
  requiredFields,
  stepOf,
  toPosting,
} from './job-form.values';
import { JobFormButtons } from './job-form-buttons';
import { openPlaces, usePlaceJumps } from './open-places';
import { OpenPlacesBanner } from './open-places-banner';
import { firstQuestionProblem } from './questions/job-questions.values';
import { jobForm, type StepProps } from './step-props';
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
/** The step that ends with the questions for applicants. */
const questionsStep = 1;

export interface JobFormOwnProps {
  /** Initial values from an existing job (specification D2 §2). */
  readonly initial?: Partial<JobPosting>;
  /** Edits this job instead of posting a new one. */
  readonly edited?: EditedJob | undefined;
  readonly onPosted: () => void;
  /** Without it there is no Save as Draft. */
  readonly onDraftSaved?: () => void;
  readonly onCancel: () => void;
}

/**
 * Post New Job: three freely accessible steps; missing fields are reported only on Post Job (specification D2 §2). Save
 * as Draft goes beyond the specification: it requires only the title. The input outlives a reload and a forced sign-in.
 * Cancel and a successful post or draft delete it.
 */
export function JobForm({ initial, edited, onPosted, onDraftSaved, onCancel }: JobFormOwnProps) {
  const [start] = useState(() => formValues(initial));
  // Each job that the form is filled from has a draft of its own.
  const taken = edited?.id ?? JSON.stringify(start);
  const draftName = initial ? `job-form:${taken}` : 'job-form';
  const [values, keep, forgetDraft] = useDraft(draftName, start);
  const [step, setStep] = useState(0);
  /** The fields that the last press of Post Job or Save as Draft required, and those that the server refused. */
  const [asked, setAsked] = useState<typeof requiredFields>([]);
  const [refused, setRefused] = useState<StepProps['errors']>({});
  const { post, save, version } = useJobSaves({
    draftName,
    edited,
    start,
    toBody: (typed) => ({ ...kept(initial), ...toPosting(typed) }),
    onStored: () => forget(),
    onMerged: keep,
  });
  const forget = () => {
    forgetDraft();
    version.forget();
  };
  const change = (part: Partial<JobFormValues>) => {
    version.hold();
    setRefused((before) => without(before, Object.keys(part)));
    keep(part);
  };
  const isPosted = edited?.isDraft === false;
  const [asking, setAsking] = useState(false);
  const focus = useStepFocus(jobForm, true);

  const goTo = (next: number) => {
    focus.toStep();
    setStep(next);
  };

  const goToField = (field: JobField) => {
    focus.toField(field);
    setStep(stepOf(field));
  };
  const problem = firstQuestionProblem(values.questions);
  const goToQuestions = () => {
    setStep(questionsStep);
    if (problem) focus.toField(problem);
  };
  const places = openPlaces(values);
  const toNextPlace = usePlaceJumps(places, (field) => setStep(stepOf(field)));

  /** Whether these fields are complete; focuses the first missing one. */
  const checked = (fields: typeof requiredFields) => {
    setAsked(fields);
    setRefused({});
    post.reset();
    save.reset();
    const [first] = missingFields(values, fields);
    if (first) goToField(first.field);
    else if (problem) goToQuestions();
    return !first && !problem;
  };
  const onError = (error: unknown) => {
    const fields: StepProps['errors'] = refusedFields(error);
    setRefused(fields);
    const first = jobFields.find((field) => fields[field]);
    if (first) goToField(first);
    else if (fields.questions) setStep(questionsStep);
  };
  const submit = () => {
    if (!checked(requiredFields)) return;
    if (places.length > 0) toNextPlace();
    else void postChecked();
  };
  const postChecked = async () => {
    if (!isPosted && !(await same.mayPost(values))) return;
    post.mutate(values, { onSuccess: (job) => job && onPosted(), onError });
  };
  const saveDraft = () => {
    if (!checked(draftFields)) return;
    save.mutate(values, { onSuccess: (job) => job && onDraftSaved?.(), onError });
  };

  const leave = () => {
    forget();
    onCancel();
  };
  const same = useSameJob(leave);
  const isChanged = JSON.stringify(toPosting(values)) !== JSON.stringify(toPosting(start));

  const missing = missingFields(values, asked);
  const errors: StepProps['errors'] = { ...refused };
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
        {post.isError && (
          <Banner tone="error">
            {errorMessage(post.error, isPosted ? t('failedUpdateJob') : t('failedCreateJob'))}
          </Banner>
        )}
        {save.isError && (
          <Banner tone="error">{errorMessage(save.error, t('failedSaveDraft'))}</Banner>
        )}
        <Card
          as="form"
          noValidate
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            if (step === steps.length - 1) submit();
            else goTo(step + 1);
          }}
        >
          <Stack gap={8}>
            <RequiredNote />
            <StepFields ref={focus.step} steps={labels} current={step}>
              <Fields values={values} errors={errors} onChange={change} tried={asked.length > 0} />
            </StepFields>
            <JobFormButtons
              step={step}
              steps={steps.length}
              posting={post.isPending || same.isAsking}
              saving={save.isPending}
              editing={isPosted}
              onSaveDraft={onDraftSaved && !isPosted ? saveDraft : undefined}
              onPrevious={() => goTo(step - 1)}
              onCancel={() => (isChanged ? setAsking(true) : leave())}
            />
          </Stack>
        </Card>
      </Stack>
      {version.dialog}
      {same.dialog}
      <DiscardDialog open={asking} onDiscard={leave} onClose={() => setAsking(false)} />
    </Section>
  );
}

const without = (errors: StepProps['errors'], fields: readonly string[]) =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)));

const titleOf = (edited: EditedJob | undefined) => {
  if (!edited) return t('postNewJob');
  return edited.isDraft ? t('editDraft') : t('editJob');
};

/** Keeps the fields of a job that the form does not have, e.g. from the AI tool; removed questions need an empty list. */
const kept = ({ education_required, questions }: Partial<JobPosting> = {}) => ({
  ...(education_required && { education_required }),
  ...(questions?.length && { questions: [] }),
});
