import {
  jobCompensationTypes,
  jobEmploymentTypes,
  jobExperienceLevels,
  jobFormCategories,
  jobLocationTypes,
} from '@commons/contracts/job-lists';
import { textControl } from '@commons/ui/form-control';
import { Grid, Stack } from '@commons/ui/page';
import { SelectField } from '@commons/ui/select-field';
import { TextArea } from '@commons/ui/text-area';
import { TextField } from '@commons/ui/text-field';
import type { JobField, JobFormValues } from './job-form.values';

/** What the fields of a step need: the texts, what is wrong with them, and where a change goes. */
export interface StepProps {
  readonly values: JobFormValues;
  readonly errors: Partial<Record<JobField, string>>;
  readonly onChange: (change: Partial<JobFormValues>) => void;
}

const control = (props: StepProps, field: JobField) => textControl('job-form', props, field);

/** Step 1: what the job is and where. */
export function BasicInfoStep(props: StepProps) {
  return (
    <Stack gap={6}>
      <TextField label="Job Title" {...control(props, 'title')} maxLength={150} aria-required />
      <Grid cell="medium">
        <SelectField
          label="Job Category"
          {...control(props, 'category')}
          options={jobFormCategories}
          placeholder="Choose a category"
          aria-required
        />
        <SelectField
          label="Employment Type"
          {...control(props, 'employment_type')}
          options={jobEmploymentTypes}
          placeholder="Choose a type"
          aria-required
        />
        <SelectField
          label="Location Type"
          {...control(props, 'location_type')}
          options={jobLocationTypes}
          placeholder="Choose where the work is done"
          aria-required
        />
      </Grid>
      <Grid cell="medium">
        <TextField
          label="City"
          {...control(props, 'location_city')}
          maxLength={80}
          autoComplete="address-level2"
          aria-required
        />
        <TextField
          label="State"
          {...control(props, 'location_state')}
          maxLength={40}
          autoComplete="address-level1"
          aria-required
        />
        <TextField
          label="ZIP Code"
          optional
          {...control(props, 'location_zip')}
          maxLength={12}
          autoComplete="postal-code"
        />
      </Grid>
      <TextField
        label="Work Schedule"
        optional
        help="For example: Monday to Friday, 8 to 4"
        {...control(props, 'work_schedule')}
        maxLength={200}
      />
    </Stack>
  );
}

/** Step 2: what is done, and what it takes. */
export function DescriptionStep(props: StepProps) {
  return (
    <Stack gap={6}>
      <TextArea
        label="Job Overview"
        help="Two or three sentences that someone on a phone reads first."
        rows={4}
        {...control(props, 'overview')}
        maxLength={10_000}
        aria-required
      />
      <TextArea
        label="Key Responsibilities"
        help="One a line is easiest to read."
        rows={5}
        {...control(props, 'key_responsibilities')}
        maxLength={10_000}
        aria-required
      />
      <TextArea
        label="Required Qualifications"
        rows={4}
        {...control(props, 'required_qualifications')}
        maxLength={10_000}
        aria-required
      />
      <TextArea
        label="Preferred Qualifications"
        optional
        rows={3}
        {...control(props, 'preferred_qualifications')}
        maxLength={10_000}
      />
      <SelectField
        label="Experience Required"
        {...control(props, 'experience_required')}
        options={jobExperienceLevels}
        placeholder="Choose a level"
        aria-required
      />
      <TextArea
        label="Physical Requirements"
        optional
        rows={3}
        {...control(props, 'physical_requirements')}
        maxLength={5_000}
      />
    </Stack>
  );
}

/** Step 3: what it pays. */
export function CompensationStep(props: StepProps) {
  return (
    <Stack gap={6}>
      <SelectField
        label="Compensation Type"
        {...control(props, 'compensation_type')}
        options={jobCompensationTypes}
        placeholder="Choose how it is paid"
        aria-required
      />
      <TextField
        label="Salary Range"
        optional
        help="For example: $45,000 - $55,000, or $22/hr. Jobs that name their pay are found by pay filters."
        {...control(props, 'salary_range')}
        maxLength={120}
      />
      <TextField
        label="Bonus or Commission"
        optional
        {...control(props, 'bonus_commission')}
        maxLength={300}
      />
      <TextArea
        label="Benefits Offered"
        optional
        rows={3}
        {...control(props, 'benefits_offered')}
        maxLength={5_000}
      />
      <TextArea
        label="Additional Perks"
        optional
        rows={3}
        {...control(props, 'perks')}
        maxLength={5_000}
      />
    </Stack>
  );
}
