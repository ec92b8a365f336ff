import { specialHoursInputLimits } from '@commons/contracts/field-limits';
import { CheckboxField } from '@commons/ui/forms/checkbox-field';
import { TextField } from '@commons/ui/forms/text-field';
import { Grid, Stack } from '@commons/ui/layout/page';
import { t } from '@commons/ui/text/texts';
import { type SpecialHoursValues, specialHoursLabels } from './special-hours.values';

interface ClosureFieldsProps {
  readonly values: SpecialHoursValues;
  /** What is wrong with the day on which it opens again. */
  readonly error: string | undefined;
  readonly onChange: (part: Partial<SpecialHoursValues>) => void;
}

/** A temporary closure: until when, and why. */
export function ClosureFields({ values, error, onChange }: ClosureFieldsProps) {
  return (
    <Stack>
      <CheckboxField
        checked={values.closed}
        help={t('customersSeeAtOnce')}
        label={t('temporarilyClosed')}
        onChange={(event) => onChange({ closed: event.target.checked })}
      />
      {values.closed && (
        <Grid cell="medium">
          <TextField
            error={error}
            label={specialHoursLabels.reopens_on}
            onChange={(event) => onChange({ reopens_on: event.target.value })}
            optional
            type="date"
            value={values.reopens_on}
          />
          <TextField
            label={specialHoursLabels.closure_note}
            maxLength={specialHoursInputLimits.temporarily_closed.note}
            onChange={(event) => onChange({ closure_note: event.target.value })}
            optional
            value={values.closure_note}
          />
        </Grid>
      )}
    </Stack>
  );
}
