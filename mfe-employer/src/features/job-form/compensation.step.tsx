import { jobPostingLimits } from '@commons/contracts/field-limits';
import { jobCompensationTypes } from '@commons/contracts/jobs/job-lists';
import { SelectField } from '@commons/ui/forms/select-field';
import { TextArea } from '@commons/ui/forms/text-area';
import { TextField } from '@commons/ui/forms/text-field';
import { Stack } from '@commons/ui/layout/page';
import { t } from '@commons/ui/text/texts';
import { PayNoteLine } from './pay-note-line';
import { control, optionsWith, type StepProps } from './step-props';

/** Step 3: the pay. */
export function CompensationStep(props: StepProps) {
  return (
    <Stack gap={6}>
      <SelectField
        label={t('compensationType')}
        {...control(props, 'compensation_type')}
        options={optionsWith(jobCompensationTypes, props.values.compensation_type)}
        placeholder={t('chooseHowPaid')}
      />
      <TextField
        label={t('salaryRange')}
        optional
        help={t('example4500055')}
        {...control(props, 'salary_range')}
        maxLength={jobPostingLimits.salary_range}
      />
      <PayNoteLine
        text={props.values.salary_range}
        compensationType={props.values.compensation_type}
      />
      <TextField
        label={t('bonusCommission')}
        optional
        {...control(props, 'bonus_commission')}
        maxLength={jobPostingLimits.bonus_commission}
      />
      <TextArea
        label={t('benefitsOffered')}
        optional
        rows={3}
        {...control(props, 'benefits_offered')}
        maxLength={jobPostingLimits.benefits_offered}
      />
      <TextArea
        label={t('additionalPerks')}
        optional
        rows={3}
        {...control(props, 'perks')}
        maxLength={jobPostingLimits.perks}
      />
    </Stack>
  );
}
