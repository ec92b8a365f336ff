import { priceTooLowText } from '@commons/calculators/break-even';
import { NumberField } from '@commons/ui/forms/number-field';
import { Grid } from '@commons/ui/layout/page';
import { t, translate } from '@commons/ui/text/texts';
import type { FieldsProps } from '../calculator';
import { type BreakEvenField, priceHint } from './break-even.values';

/** Inputs of the break-even calculator (CAL-13). The hint of CAL-14 is next to the price. */
export function BreakEvenFields({ field, problems }: FieldsProps<BreakEvenField>) {
  const isTooLow = problems.price_per_unit === translate(priceTooLowText);
  return (
    <Grid cell="large">
      <NumberField
        label={t('fixedCosts')}
        prefix="$"
        help={t('paidWhateverSellRent')}
        {...field('fixed_costs')}
        required
      />
      <NumberField
        label={t('pricePerUnit')}
        prefix="$"
        help={isTooLow ? priceHint : t('whatCustomerPaysOne')}
        {...field('price_per_unit')}
        required
      />
      <NumberField
        label={t('variableCostPerUnit')}
        prefix="$"
        help={t('whatOneMoreCosts')}
        {...field('variable_cost_per_unit')}
        required
      />
      <NumberField
        label={t('salesGoal')}
        optional
        help={t('unitsSameTimeFixed')}
        {...field('sales_goal')}
      />
    </Grid>
  );
}
