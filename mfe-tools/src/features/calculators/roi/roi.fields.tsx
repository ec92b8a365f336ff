import { NumberField } from '@commons/ui/number-field';
import { Grid } from '@commons/ui/page';
import { SelectField } from '@commons/ui/select-field';
import type { FieldsProps } from '../calculator';
import { unitOptions } from '../time';
import type { RoiField } from './roi.values';

/** Inputs of the ROI calculator (CAL-09). */
export function RoiFields({ field }: FieldsProps<RoiField>) {
  return (
    <Grid cell="large">
      <NumberField
        label="Initial investment"
        prefix="$"
        {...field('initial_investment')}
        required
      />
      <NumberField
        label="Projected return"
        prefix="$"
        help="All that comes back, the investment included"
        {...field('projected_return')}
        required
      />
      <NumberField label="Timeframe" {...field('timeframe_value')} required />
      <SelectField label="Timeframe unit" options={unitOptions} {...field('timeframe_unit')} />
      <NumberField
        label="Recurring costs"
        prefix="$"
        optional
        help="A month"
        {...field('recurring_costs')}
      />
      <NumberField
        label="One-time expenses"
        prefix="$"
        optional
        help="Beside the investment: fees, training, setting up"
        {...field('one_time_expenses')}
      />
    </Grid>
  );
}
