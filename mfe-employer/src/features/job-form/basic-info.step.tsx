import { jobPostingLimits } from '@commons/contracts/field-limits';
import {
  jobEmploymentTypes,
  jobFormCategories,
  jobLocationTypes,
} from '@commons/contracts/jobs/job-lists';
import { CheckboxField } from '@commons/ui/forms/checkbox-field';
import { SelectField } from '@commons/ui/forms/select-field';
import { TextField } from '@commons/ui/forms/text-field';
import { Grid, Stack } from '@commons/ui/layout/page';
import { t } from '@commons/ui/text/texts';
import { onStateLeft } from '@commons/web-kit/forms/typed-state';
import { townNames } from '@commons/web-kit/portal/town-lists';
import { control, optionsWith, type StepProps } from './step-props';

/** Step 1: what and where the job is. */
export function BasicInfoStep(props: StepProps) {
  return (
    <Stack gap={6}>
      <TextField
        label={t('jobTitle2')}
        {...control(props, 'title')}
        maxLength={jobPostingLimits.title}
      />
      <Grid cell="medium">
        <SelectField
          label={t('jobCategory')}
          {...control(props, 'category')}
          options={optionsWith(
            [...jobFormCategories, ...townNames('job_categories')],
            props.values.category,
          )}
          placeholder={t('chooseCategory')}
        />
        <SelectField
          label={t('employmentType')}
          {...control(props, 'employment_type')}
          options={optionsWith(jobEmploymentTypes, props.values.employment_type)}
          placeholder={t('chooseType')}
        />
        <SelectField
          label={t('locationType')}
          {...control(props, 'location_type')}
          options={optionsWith(jobLocationTypes, props.values.location_type)}
          placeholder={t('chooseWhereWorkDone')}
        />
      </Grid>
      <Grid cell="medium">
        <TextField
          label={t('city')}
          {...control(props, 'location_city')}
          maxLength={jobPostingLimits.location_city}
          autoComplete="address-level2"
        />
        <TextField
          label={t('state')}
          {...control(props, 'location_state')}
          onBlur={onStateLeft((location_state) => props.onChange({ location_state }))}
          maxLength={jobPostingLimits.location_state}
          autoComplete="address-level1"
        />
        <TextField
          label={t('zipCode')}
          optional
          {...control(props, 'location_zip')}
          maxLength={jobPostingLimits.location_zip}
          autoComplete="postal-code"
        />
      </Grid>
      <TextField
        label={t('workSchedule')}
        optional
        help={t('exampleMondayFriday8')}
        {...control(props, 'work_schedule')}
        maxLength={jobPostingLimits.work_schedule}
      />
      <CheckboxField
        label={t('markJobAsUrgent')}
        help={t('showsUrgentBesideTitle')}
        checked={props.values.urgent !== ''}
        onChange={({ target }) => props.onChange({ urgent: target.checked ? 'Yes' : '' })}
      />
    </Stack>
  );
}
