import { jobPostingLimits } from '@commons/contracts/field-limits';
import { jobExperienceLevels } from '@commons/contracts/job-lists';
import { Stack } from '@commons/ui/page';
import { SelectField } from '@commons/ui/select-field';
import { TextArea } from '@commons/ui/text-area';
import { QuestionsEditor } from './questions/questions.editor';
import { control, jobForm, optionsWith, type StepProps } from './step-props';

/** Step 2: duties and requirements, and what applicants are asked about them. */
export function DescriptionStep(props: StepProps) {
  return (
    <Stack gap={6}>
      <TextArea
        label="Job Overview"
        help="Two or three sentences that someone on a phone reads first."
        rows={4}
        {...control(props, 'overview')}
        maxLength={jobPostingLimits.overview}
      />
      <TextArea
        label="Key Responsibilities"
        help="One a line is easiest to read."
        rows={5}
        {...control(props, 'key_responsibilities')}
        maxLength={jobPostingLimits.key_responsibilities}
      />
      <TextArea
        label="Required Qualifications"
        rows={4}
        {...control(props, 'required_qualifications')}
        maxLength={jobPostingLimits.required_qualifications}
      />
      <TextArea
        label="Preferred Qualifications"
        optional
        rows={3}
        {...control(props, 'preferred_qualifications')}
        maxLength={jobPostingLimits.preferred_qualifications}
      />
      <SelectField
        label="Experience Required"
        {...control(props, 'experience_required')}
        options={optionsWith(jobExperienceLevels, props.values.experience_required)}
        placeholder="Choose a level"
      />
      <TextArea
        label="Physical Requirements"
        optional
        rows={3}
        {...control(props, 'physical_requirements')}
        maxLength={jobPostingLimits.physical_requirements}
      />
      <QuestionsEditor
        form={jobForm}
        onChange={(questions) => props.onChange({ questions })}
        questions={props.values.questions}
        refused={props.errors.questions}
        tried={props.tried}
      />
    </Stack>
  );
}
