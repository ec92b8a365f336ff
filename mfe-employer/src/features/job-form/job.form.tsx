import type { JobPosting } from '@commons/contracts/jobs';
import { Banner } from '@commons/ui/banner';
import { Card } from '@commons/ui/card';
import { DiscardDialog } from '@commons/ui/discard-dialog';
import { Section, Stack } from '@commons/ui/page';
import { StepFields, useStepFocus } from '@commons/ui/step-fields';
import { Stepper } from '@commons/ui/stepper';
import { errorMessage } from '@commons/web-kit/api-error';
import { useDraft } from '@commons/web-kit/draft';
import { type FormEvent, type ReactNode, useState } from 'react';
import { BasicInfoStep } from './basic-info.step';
import { CompensationStep } from './compensation.step';
import { DescriptionStep } from './description.step';
import { type EditedJob, useJobSaves } from './job-form.api';
import { JobFormButtons } from './job-form.buttons';
import {
  draftFields,
  formValues,
  type JobFormValues,
  missingFields,
  missingText,
  requiredFields,
  toPosting,
} from './job-form.values';
import { jobForm, type StepProps } from './step-props';

interface Step {
  readonly label: string;
  readonly Fields: (props: StepProps) => ReactNode;
}

const steps: readonly [Step, ...Step[]] = [
  { label: 'Basic Info', Fields: BasicInfoStep },
  { label: 'Description', Fields: DescriptionStep },
  { label: 'Compensation', Fields: CompensationStep },
];

const labels = steps.map(({ label }) => label);

export interface JobFormOwnProps {
  /** Fills the form from an existing job (specification D2 §2). */
  readonly initial?: Partial<JobPosting>;
  /** Changes this job instead of posting a new one. */
  readonly edited?: EditedJob | undefined;
  readonly onPosted: () => void;
  /** Without it the form has no Save as Draft. */
  readonly onDraftSaved?: () => void;
  readonly onCancel: () => void;
}

/**
 * Post New Job: three steps that nothing blocks; what is missing is said on Post Job alone (specification D2 §2). Save as
 * Draft is beyond the specification: it needs the title only.
 * The typed text outlives a reload and a forced sign-in; Cancel and a successful post or draft forget it.
 */
export function JobForm({ initial, edited, onPosted, onDraftSaved, onCancel }: JobFormOwnProps) {
  const [start] = useState(() => formValues(initial));
  // Each job that is taken over has a draft of its own.
  const taken = edited?.id ?? JSON.stringify(start);
  const draftName = initial ? `job-form:${taken}` : 'job-form';
  const [values, keep, forgetDraft] = useDraft(draftName, start);
  const [step, setStep] = useState(0);
  const [missing, setMissing] = useState<ReturnType<typeof missingFields>>([]);
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
    keep(part);
  };
  const isPosted = edited?.isDraft === false;
  const [asking, setAsking] = useState(false);
  const focus = useStepFocus(jobForm, true);

  const goTo = (next: number) => {
    focus.toStep();
    setStep(next);
  };

  /** Whether it can be sent; leads to the first of these fields that is missing. */
  const checked = (fields: typeof requiredFields) => {
    const found = missingFields(values, fields);
    setMissing(found);
    post.reset();
    save.reset();
    const first = found[0];
    if (!first) return true;
    focus.toField(first.field);
    setStep(first.step);
    return false;
  };
  const submit = () => {
    if (checked(requiredFields)) post.mutate(values, { onSuccess: (job) => job && onPosted() });
  };
  const saveDraft = () => {
    if (checked(draftFields)) save.mutate(values, { onSuccess: (job) => job && onDraftSaved?.() });
  };

  const leave = () => {
    forget();
    onCancel();
  };
  const isChanged = JSON.stringify(toPosting(values)) !== JSON.stringify(toPosting(start));

  const errors: StepProps['errors'] = {};
  for (const { field, label } of missing)
    if (values[field].trim() === '') errors[field] = `Fill in: ${label}`;
  const { Fields } = steps[step] ?? steps[0];

  return (
    <Section title={titleOf(edited)}>
      <Stack gap={6}>
        <Stepper
          label="Steps of the posting"
          steps={labels}
          current={step}
          onStep={goTo}
          jump="any"
        />
        {missing.length > 0 && <Banner tone="error">{missingText(missing)}</Banner>}
        {post.isError && (
          <Banner tone="error">
            {errorMessage(post.error, `Failed to ${isPosted ? 'update' : 'create'} job posting`)}
          </Banner>
        )}
        {save.isError && (
          <Banner tone="error">{errorMessage(save.error, 'Failed to save the draft')}</Banner>
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
            <StepFields ref={focus.step} steps={labels} current={step}>
              <Fields values={values} errors={errors} onChange={change} />
            </StepFields>
            <JobFormButtons
              step={step}
              steps={steps.length}
              posting={post.isPending}
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
      <DiscardDialog open={asking} onDiscard={leave} onClose={() => setAsking(false)} />
    </Section>
  );
}

const titleOf = (edited: EditedJob | undefined) => {
  if (!edited) return 'Post New Job';
  return edited.isDraft ? 'Edit Draft' : 'Edit Job';
};

/** What a job has beside the form, e.g. from the AI tool, stays with it. */
const kept = ({ education_required, urgent }: Partial<JobPosting> = {}) => ({
  ...(education_required && { education_required }),
  ...(urgent && { urgent }),
});
