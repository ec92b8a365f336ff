import { findState, states } from '@commons/calculators/states';
import { taxBusinessTypeNames } from '@commons/contracts/calculator-lists';
import { Button } from '@commons/ui/button';
import { NumberField } from '@commons/ui/number-field';
import { Grid } from '@commons/ui/page';
import { SelectField } from '@commons/ui/select-field';
import type { FieldsProps } from '../calculator';
import { count } from '../display-text';
import type { TaxField } from './tax.values';
import { townState } from './town-state';

const stateOptions = states.map(({ code, name, rate, highTax }) => ({
  value: code,
  label: `${name} (${rate === 0 ? 'no tax' : `${count(rate)}%`}${highTax ? ', high' : ''})`,
}));

/** Inputs of the tax calculator (CAL-17). */
export function TaxFields({ field, values }: FieldsProps<TaxField>) {
  const town = findState(townState() ?? '');
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
      <div>
        <SelectField label="State" options={stateOptions} aria-required {...field('state')} />
        {town && values.state !== town.code && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => field('state').onChange({ target: { value: town.code } })}
          >
            Use {town.name}
          </Button>
        )}
      </div>
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
