import { paymentFrequencies } from '@commons/contracts/calculator-lists';
import { Disclosure } from '@commons/ui/disclosure';
import { NumberField } from '@commons/ui/number-field';
import { Grid } from '@commons/ui/page';
import { SelectField } from '@commons/ui/select-field';
import { TextField } from '@commons/ui/text-field';
import { useState } from 'react';
import type { FieldsProps } from '../calculator';
import { unitOptions } from '../time';
import type { LoanField } from './loan.values';

const frequencyNames = { monthly: 'Monthly', 'bi-weekly': 'Bi-weekly', weekly: 'Weekly' };
const frequencyOptions = paymentFrequencies.map((value) => ({
  value,
  label: frequencyNames[value],
}));
const extras = [
  'extra_payment',
  'one_off_payment',
  'one_off_number',
  'first_payment_date',
] as const;

/** Inputs of the loan calculator (CAL-03), followed by extra payments. */
export function LoanFields({ field, values, problems }: FieldsProps<LoanField>) {
  const [isOpen, setOpen] = useState(extras.some((name) => values[name] !== ''));
  return (
    <>
      <Grid cell="large">
        <NumberField label="Loan amount" prefix="$" {...field('principal')} required />
        <NumberField
          label="Down payment"
          prefix="$"
          optional
          help="Paid at once; it is not borrowed"
          {...field('down_payment')}
        />
        <NumberField label="Term" {...field('term_value')} required />
        <SelectField label="Term unit" options={unitOptions} {...field('term_unit')} />
        <NumberField
          label="Interest rate"
          suffix="%"
          help="A year, e.g. 6.5"
          {...field('interest_rate')}
          required
        />
        <SelectField
          label="Payment frequency"
          options={frequencyOptions}
          {...field('payment_frequency')}
        />
      </Grid>
      <Disclosure
        label="Extra payments and dates"
        open={isOpen || extras.some((name) => problems[name])}
        onToggle={setOpen}
      >
        <Grid cell="large">
          <NumberField
            label="Extra with each payment"
            prefix="$"
            optional
            help="All of it pays back the loan"
            {...field('extra_payment')}
          />
          <NumberField
            label="One-off payment"
            prefix="$"
            optional
            help="Once, on top of one payment"
            {...field('one_off_payment')}
          />
          <NumberField
            label="With payment number"
            optional
            help="Which payment the one-off goes with; 1 when left empty"
            {...field('one_off_number')}
          />
          <TextField
            type="date"
            label="First payment"
            optional
            help="One period from today when left empty"
            {...field('first_payment_date')}
          />
        </Grid>
      </Disclosure>
    </>
  );
}
