import { jobPostingLimits } from '@commons/contracts/field-limits';
import { jobCompensationTypes } from '@commons/contracts/job-lists';
import { Stack } from '@commons/ui/page';
import { SelectField } from '@commons/ui/select-field';
import { TextArea } from '@commons/ui/text-area';
import { TextField } from '@commons/ui/text-field';
import { PayNoteLine } from './pay-note-line';
import { control, optionsWith, type StepProps } from './step-props';

/** Step 3: the pay. */
export function CompensationStep(props: StepProps) {
  return (
    <Stack gap={6}>
      <SelectField
        label="Compensation Type"
        {...control(props, 'compensation_type')}
        options={optionsWith(jobCompensationTypes, props.values.compensation_type)}
        placeholder="Choose how it is paid"
      />
      <TextField
        label="Salary Range"
        optional
        help="For example: $45,000 - $55,000, or $22/hr. Jobs that name their pay are found by pay filters."
        {...control(props, 'salary_range')}
        maxLength={jobPostingLimits.salary_range}
      />
      <PayNoteLine
        text={props.values.salary_range}
        compensationType={props.values.compensation_type}
      />
      <TextField
        label="Bonus or Commission"
        optional
        {...control(props, 'bonus_commission')}
        maxLength={jobPostingLimits.bonus_commission}
      />
      <TextArea
        label="Benefits Offered"
        optional
        rows={3}
        {...control(props, 'benefits_offered')}
        maxLength={jobPostingLimits.benefits_offered}
      />
      <TextArea
        label="Additional Perks"
        optional
        rows={3}
        {...control(props, 'perks')}
        maxLength={jobPostingLimits.perks}
      />
    </Stack>
  );
}
