import { priceTooLowText } from '@commons/calculators/break-even';
import { NumberField } from '@commons/ui/number-field';
import { Grid } from '@commons/ui/page';
import type { FieldsProps } from '../calculator';
import { type BreakEvenField, priceHint } from './break-even.values';

/** Inputs of the break-even calculator (CAL-13). The hint of CAL-14 is beside the price. */
export function BreakEvenFields({ field, problems }: FieldsProps<BreakEvenField>) {
  const isTooLow = problems.price_per_unit === priceTooLowText;
  return (
    <Grid cell="large">
      <NumberField
        label="Fixed costs"
        prefix="$"
        help="Paid whatever you sell: rent, insurance, salaries"
        {...field('fixed_costs')}
        required
      />
      <NumberField
        label="Price per unit"
        prefix="$"
        help={isTooLow ? priceHint : 'What a customer pays for one'}
        {...field('price_per_unit')}
        required
      />
      <NumberField
        label="Variable cost per unit"
        prefix="$"
        help="What one more costs you: material, packaging, fees"
        {...field('variable_cost_per_unit')}
        required
      />
      <NumberField
        label="Sales goal"
        optional
        help="Units in the same time as the fixed costs"
        {...field('sales_goal')}
      />
    </Grid>
  );
}
