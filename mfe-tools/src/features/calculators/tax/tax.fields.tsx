import { states } from '@commons/calculators/states';
import { taxBusinessTypeNames } from '@commons/contracts/calculator-lists';
import { NumberField } from '@commons/ui/number-field';
import { Grid } from '@commons/ui/page';
import { SelectField } from '@commons/ui/select-field';
import type { FieldsProps } from '../calculator';
import { count } from '../display-text';
import type { TaxField } from './tax.values';

const stateOptions = states.map(({ code, name, rate, highTax }) => ({
  value: code,
  label: `${name} (${rate === 0 ? 'no tax' : `${count(rate)}%`}${highTax ? ', high' : ''})`,
}));

/** Inputs of the tax calculator (CAL-17). */
export function TaxFields({ field }: FieldsProps<TaxField>) {
  return (
    <Grid cell="large">
      <NumberField
        label="Annual revenue"
        prefix="$"
        help="All income of the business in a year"
        {...field('annual_revenue')}
        required
      />
      <NumberField
        label="Business expenses"
        prefix="$"
        help="In the same year; 0 if there are none"
        {...field('business_expenses')}
        required
      />
      <SelectField
        label="Business type"
        placeholder="Choose a type"
        options={taxBusinessTypeNames}
        aria-required
        {...field('business_type')}
      />
      <SelectField label="State" options={stateOptions} aria-required {...field('state')} />
      <NumberField
        label="Payroll payments"
        prefix="$"
        optional
        help="Wages paid in the year: only for the line on payroll tax"
        {...field('payroll_payments')}
      />
    </Grid>
  );
}
