import type { JobPosting } from '@commons/contracts/jobs';
import { Banner } from '@commons/ui/banner';
import { Button } from '@commons/ui/button';
import { Card } from '@commons/ui/card';
import { Row, Section, Stack } from '@commons/ui/page';
import { Stepper } from '@commons/ui/stepper';
import { serverMessage } from '@commons/web-kit/api-error';
import { useDraft } from '@commons/web-kit/draft';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { usePostJob } from './job-form.api';
import {
  BasicInfoStep,
  CompensationStep,
  DescriptionStep,
  focusField,
  type StepProps,
} from './job-form.fields';
import {
  formValues,
  type JobField,
  missingFields,
  missingText,
  toPosting,
} from './job-form.values';

const steps: readonly { label: string; Fields: (props: StepProps) => ReactNode }[] = [
  { label: 'Basic Info', Fields: BasicInfoStep },
  { label: 'Description', Fields: DescriptionStep },
  { label: 'Compensation', Fields: CompensationStep },
];

export interface JobFormOwnProps {
  /** Fills the form from an existing job (specification D2 §2). */
  readonly initial?: Partial<JobPosting>;
  readonly onPosted: () => void;
  readonly onCancel: () => void;
}

/**
 * Post New Job: three steps that nothing blocks; what is missing is said on Post Job alone (specification D2 §2).
 * The typed text outlives a reload and a forced sign-in; Cancel and a successful post forget it.
 */
export function JobForm({ initial, onPosted, onCancel }: JobFormOwnProps) {
  const [start] = useState(() => formValues(initial));
  const [values, change, forget] = useDraft(initial ? 'job-form-prefilled' : 'job-form', start);
  const [step, setStep] = useState(0);
  const [missing, setMissing] = useState<ReturnType<typeof missingFields>>([]);
  const post = usePostJob();
  const top = useRef<HTMLDivElement>(null);
  const fieldToFocus = useRef<JobField>(undefined);

  useEffect(() => {
    if (fieldToFocus.current) focusField(fieldToFocus.current);
    fieldToFocus.current = undefined;
  });

  const goTo = (next: number) => {
    setStep(next);
    top.current?.scrollIntoView({ block: 'start' });
  };

  const submit = () => {
    const found = missingFields(values);
    setMissing(found);
    const first = found[0];
    if (first) {
      fieldToFocus.current = first.field;
      return goTo(first.step);
    }
    post.mutate(toPosting(values), {
      onSuccess: () => {
        forget();
        onPosted();
      },
    });
  };

  const errors: StepProps['errors'] = {};
  for (const { field, label } of missing)
    if (values[field].trim() === '') errors[field] = `Fill in: ${label}`;
  const { Fields } = steps[step] ?? { Fields: BasicInfoStep };
  const isLast = step === steps.length - 1;

  return (
    <div ref={top}>
      <Section title="Post New Job">
        <Stack gap={6}>
          <Stepper
            label="Steps of the posting"
            steps={steps.map(({ label }) => label)}
            current={step}
            onStep={goTo}
            jump="any"
          />
          {missing.length > 0 && <Banner tone="error">{missingText(missing)}</Banner>}
          {post.isError && (
            <Banner tone="error">
              {serverMessage(post.error, 'Failed to create job posting')}
            </Banner>
          )}
          <Card
            as="form"
            noValidate
            onSubmit={(event: FormEvent) => {
              event.preventDefault();
              if (isLast) submit();
              else goTo(step + 1);
            }}
          >
            <Stack gap={8}>
              <Fields values={values} errors={errors} onChange={change} />
              <Row spread>
                <Button
                  variant="quiet"
                  onClick={() => {
                    forget();
                    onCancel();
                  }}
                >
                  Cancel
                </Button>
                <Row>
                  {step > 0 && <Button onClick={() => goTo(step - 1)}>Previous</Button>}
                  <Button
                    type="submit"
                    variant="primary"
                    busy={post.isPending}
                    busyLabel="Posting Job..."
                  >
                    {isLast ? 'Post Job' : 'Next Step'}
                  </Button>
                </Row>
              </Row>
            </Stack>
          </Card>
        </Stack>
      </Section>
    </div>
  );
}
