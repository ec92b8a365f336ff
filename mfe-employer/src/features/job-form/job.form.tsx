import type { JobPosting } from '@commons/contracts/jobs';
import { Banner } from '@commons/ui/banner';
import { Card } from '@commons/ui/card';
import { Section, Stack } from '@commons/ui/page';
import { StepFields, useStepFocus } from '@commons/ui/step-fields';
import { Stepper } from '@commons/ui/stepper';
import { serverMessage } from '@commons/web-kit/api-error';
import { useDraft } from '@commons/web-kit/draft';
import { type FormEvent, type ReactNode, useState } from 'react';
import { usePostJob } from './job-form.api';
import { JobFormButtons } from './job-form.buttons';
import {
  BasicInfoStep,
  CompensationStep,
  DescriptionStep,
  type StepProps,
} from './job-form.fields';
import { formValues, missingFields, missingText, toPosting } from './job-form.values';

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
  readonly editedId?: string | undefined;
  readonly onPosted: () => void;
  readonly onCancel: () => void;
}

/**
 * Post New Job: three steps that nothing blocks; what is missing is said on Post Job alone (specification D2 §2).
 * The typed text outlives a reload and a forced sign-in; Cancel and a successful post forget it.
 */
export function JobForm({ initial, editedId, onPosted, onCancel }: JobFormOwnProps) {
  const [start] = useState(() => formValues(initial));
  // Each job that is taken over has a draft of its own.
  const draftName = initial ? `job-form:${editedId ?? ''}${JSON.stringify(start)}` : 'job-form';
  const [values, change, forget] = useDraft(draftName, start);
  const [step, setStep] = useState(0);
  const [missing, setMissing] = useState<ReturnType<typeof missingFields>>([]);
  const post = usePostJob(forget, editedId);
  const focus = useStepFocus('job-form', true);

  const goTo = (next: number) => {
    focus.toStep();
    setStep(next);
  };

  const submit = () => {
    const found = missingFields(values);
    setMissing(found);
    const first = found[0];
    if (!first)
      return post.mutate({ ...kept(initial), ...toPosting(values) }, { onSuccess: onPosted });
    post.reset();
    focus.toField(first.field);
    setStep(first.step);
  };

  const errors: StepProps['errors'] = {};
  for (const { field, label } of missing)
    if (values[field].trim() === '') errors[field] = `Fill in: ${label}`;
  const { Fields } = steps[step] ?? steps[0];

  return (
    <Section title={editedId ? 'Edit Job' : 'Post New Job'}>
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
            {serverMessage(post.error, `Failed to ${editedId ? 'update' : 'create'} job posting`)}
          </Banner>
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
              editing={editedId !== undefined}
              onPrevious={() => goTo(step - 1)}
              onCancel={() => {
                forget();
                onCancel();
              }}
            />
          </Stack>
        </Card>
      </Stack>
    </Section>
  );
}

/** What a job has beside the form, e.g. from the AI tool, stays with it. */
const kept = ({ education_required, urgent }: Partial<JobPosting> = {}) => ({
  ...(education_required && { education_required }),
  ...(urgent && { urgent }),
});
