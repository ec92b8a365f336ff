import { findState, states } from '@commons/calculators/states';
import { taxBusinessTypeNames } from '@commons/contracts/tools/calculator-lists';
import { Button } from '@commons/ui/controls/button';
import { NumberField } from '@commons/ui/forms/number-field';
import { SelectField } from '@commons/ui/forms/select-field';
import { Grid } from '@commons/ui/layout/page';
import { t, translate } from '@commons/ui/text/texts';
import { count } from '../../../display-numbers';
import type { FieldsProps } from '../calculator';
import type { TaxField } from './tax.values';
import { townState } from './town-state';

const optionText = (name: string, rate: string, isHigh: boolean) =>
  isHigh ? t('stateOptionHigh', { name, rate }) : `${name} (${rate})`;

const stateOptions = states.map(({ code, name, rate, highTax }) => ({
  value: code,
  label: optionText(translate(name), rate === 0 ? t('noTax') : `${count(rate)}%`, highTax),
}));

/** Inputs of the tax calculator (CAL-17). */
export function TaxFields({ field, values }: FieldsProps<TaxField>) {
  const town = findState(townState() ?? '');
  return (
    <Grid cell="large">
      <NumberField
        label={t('annualRevenue')}
        prefix="$"
        help={t('allIncomeBusinessYear')}
        {...field('annual_revenue')}
        required
      />
      <NumberField
        label={t('businessExpenses')}
        prefix="$"
        help={t('sameYear0If')}
        {...field('business_expenses')}
        required
      />
      <SelectField
        label={t('businessType')}
        placeholder={t('chooseType')}
        options={taxBusinessTypeNames}
        aria-required
        {...field('business_type')}
      />
      <div>
        <SelectField label={t('state')} options={stateOptions} aria-required {...field('state')} />
        {town && values.state !== town.code && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => field('state').onChange({ target: { value: town.code } })}
          >
            {t('useTown', { name: translate(town.name) })}
          </Button>
        )}
      </div>
      <NumberField
        label={t('payrollPayments')}
        prefix="$"
        optional
        help={t('wagesPaidYearOnly')}
        {...field('payroll_payments')}
      />
    </Grid>
  );
}
