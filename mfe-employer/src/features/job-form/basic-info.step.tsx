import { jobPostingLimits } from '@commons/contracts/field-limits';
import {
  jobEmploymentTypes,
  jobFormCategories,
  jobLocationTypes,
} from '@commons/contracts/job-lists';
import { CheckboxField } from '@commons/ui/checkbox-field';
import { Grid, Stack } from '@commons/ui/page';
import { SelectField } from '@commons/ui/select-field';
import { TextField } from '@commons/ui/text-field';
import { control, optionsWith, type StepProps } from './step-props';

/** Step 1: what and where the job is. */
export function BasicInfoStep(props: StepProps) {
  return (
    <Stack gap={6}>
      <TextField
        label="Job Title"
        {...control(props, 'title')}
        maxLength={jobPostingLimits.title}
      />
      <Grid cell="medium">
        <SelectField
          label="Job Category"
          {...control(props, 'category')}
          options={optionsWith(jobFormCategories, props.values.category)}
          placeholder="Choose a category"
        />
        <SelectField
          label="Employment Type"
          {...control(props, 'employment_type')}
          options={optionsWith(jobEmploymentTypes, props.values.employment_type)}
          placeholder="Choose a type"
        />
        <SelectField
          label="Location Type"
          {...control(props, 'location_type')}
          options={optionsWith(jobLocationTypes, props.values.location_type)}
          placeholder="Choose where the work is done"
        />
      </Grid>
      <Grid cell="medium">
        <TextField
          label="City"
          {...control(props, 'location_city')}
          maxLength={jobPostingLimits.location_city}
          autoComplete="address-level2"
        />
        <TextField
          label="State"
          {...control(props, 'location_state')}
          maxLength={jobPostingLimits.location_state}
          autoComplete="address-level1"
        />
        <TextField
          label="ZIP Code"
          optional
          {...control(props, 'location_zip')}
          maxLength={jobPostingLimits.location_zip}
          autoComplete="postal-code"
        />
      </Grid>
      <TextField
        label="Work Schedule"
        optional
        help="For example: Monday to Friday, 8 to 4"
        {...control(props, 'work_schedule')}
        maxLength={jobPostingLimits.work_schedule}
      />
      <CheckboxField
        label="Mark this job as urgent"
        help="Shows “Urgent” beside the title. For work that has to begin within days."
        checked={props.values.urgent !== ''}
        onChange={({ target }) => props.onChange({ urgent: target.checked ? 'Yes' : '' })}
      />
    </Stack>
  );
}
