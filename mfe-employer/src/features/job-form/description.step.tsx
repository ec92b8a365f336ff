import { jobPostingLimits } from '@commons/contracts/field-limits';
import { jobExperienceLevels } from '@commons/contracts/jobs/job-lists';
import { SelectField } from '@commons/ui/forms/select-field';
import { TextArea } from '@commons/ui/forms/text-area';
import { Stack } from '@commons/ui/layout/page';
import { t } from '@commons/ui/text/texts';
import { QuestionsEditor } from './questions/questions.editor';
import { control, jobForm, optionsWith, type StepProps } from './step-props';

/** Step 2: duties and requirements, and the questions for applicants. */
export function DescriptionStep(props: StepProps) {
  return (
    <Stack gap={6}>
      <TextArea
        label={t('jobOverview')}
        help={t('twoThreeSentencesSomeone')}
        rows={4}
        {...control(props, 'overview')}
        maxLength={jobPostingLimits.overview}
      />
      <TextArea
        label={t('keyResponsibilities')}
        help={t('oneLineEasiestRead')}
        rows={5}
        {...control(props, 'key_responsibilities')}
        maxLength={jobPostingLimits.key_responsibilities}
      />
      <TextArea
        label={t('requiredQualifications')}
        rows={4}
        {...control(props, 'required_qualifications')}
        maxLength={jobPostingLimits.required_qualifications}
      />
      <TextArea
        label={t('preferredQualifications')}
        optional
        rows={3}
        {...control(props, 'preferred_qualifications')}
        maxLength={jobPostingLimits.preferred_qualifications}
      />
      <SelectField
        label={t('experienceRequired')}
        {...control(props, 'experience_required')}
        options={optionsWith(jobExperienceLevels, props.values.experience_required)}
        placeholder={t('chooseLevel')}
      />
      <TextArea
        label={t('physicalRequirements')}
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
