import {
  businessTypes,
  earliestYear,
  employeeCounts,
} from '@commons/contracts/businesses/listing-lists';
import { SelectField } from '@commons/ui/forms/select-field';
import { TextField } from '@commons/ui/forms/text-field';
import { Grid, Stack } from '@commons/ui/layout/page';
import { t } from '@commons/ui/text/texts';
import { HoursField } from './hours-field';
import { control, optionsWith, type StepProps, typedList } from './step-props';

const yearDigits = 4;

/** Step 3: facts about the business, and its hours. */
export function BusinessDetailsStep(props: StepProps) {
  const { values, errors, onChange } = props;
  return (
    <Stack gap={8}>
      <Grid cell="medium">
        <TextField
          label={t('yearEstablished')}
          inputMode="numeric"
          help={t('fromEarliestyearValue', { earliestYear, value: new Date().getFullYear() })}
          {...control(props, 'year_established')}
          maxLength={yearDigits}
        />
        <SelectField
          label={t('businessType')}
          {...control(props, 'business_type')}
          options={optionsWith(businessTypes, values.business_type)}
          placeholder={t('chooseType')}
        />
        <SelectField
          label={t('numberEmployees')}
          optional
          {...control(props, 'num_employees')}
          options={optionsWith(employeeCounts, values.num_employees)}
          placeholder={t('notSpecified')}
        />
      </Grid>
      <TextField
        label={t('licenseNumbers')}
        optional
        help={t('separateSeveralByCommas')}
        {...control(props, 'license_numbers')}
        maxLength={typedList('license_numbers')}
      />
      <HoursField
        hours={values.business_hours}
        error={errors.business_hours}
        onChange={(business_hours) => onChange({ business_hours })}
      />
    </Stack>
  );
}
