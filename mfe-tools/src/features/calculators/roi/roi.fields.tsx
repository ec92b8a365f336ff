import { NumberField } from '@commons/ui/forms/number-field';
import { SelectField } from '@commons/ui/forms/select-field';
import { Grid } from '@commons/ui/layout/page';
import { t } from '@commons/ui/text/texts';
import type { FieldsProps } from '../calculator';
import { unitOptions } from '../time';
import type { RoiField } from './roi.values';

/** Inputs of the ROI calculator (CAL-09). */
export function RoiFields({ field }: FieldsProps<RoiField>) {
  return (
    <Grid cell="large">
      <NumberField
        label={t('initialInvestment')}
        prefix="$"
        {...field('initial_investment')}
        required
      />
      <NumberField
        label={t('projectedReturn')}
        prefix="$"
        help={t('allComesBackInvestment')}
        {...field('projected_return')}
        required
      />
      <NumberField label={t('timeframe')} {...field('timeframe_value')} required />
      <SelectField label={t('timeframeUnit')} options={unitOptions} {...field('timeframe_unit')} />
      <NumberField
        label={t('recurringCosts')}
        prefix="$"
        optional
        help={t('eachMonth')}
        {...field('recurring_costs')}
      />
      <NumberField
        label={t('oneTimeExpenses')}
        prefix="$"
        optional
        help={t('besideInvestmentFeesTraining')}
        {...field('one_time_expenses')}
      />
    </Grid>
  );
}
