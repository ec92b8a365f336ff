import { paymentFrequencies } from '@commons/contracts/tools/calculator-lists';
import { NumberField } from '@commons/ui/forms/number-field';
import { SelectField } from '@commons/ui/forms/select-field';
import { TextField } from '@commons/ui/forms/text-field';
import { Disclosure } from '@commons/ui/layout/disclosure';
import { Grid } from '@commons/ui/layout/page';
import { t } from '@commons/ui/text/texts';
import { useState } from 'react';
import type { FieldsProps } from '../calculator';
import { unitOptions } from '../time';
import type { LoanField } from './loan.values';

const frequencyNames = { monthly: t('monthly'), 'bi-weekly': t('biWeekly'), weekly: t('weekly') };
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
        <NumberField label={t('loanAmount')} prefix="$" {...field('principal')} required />
        <NumberField
          label={t('downPayment')}
          prefix="$"
          optional
          help={t('paidOnceNotBorrowed')}
          {...field('down_payment')}
        />
        <NumberField label={t('term')} {...field('term_value')} required />
        <SelectField label={t('termUnit')} options={unitOptions} {...field('term_unit')} />
        <NumberField
          label={t('interestRate')}
          suffix="%"
          help={t('rateHelp')}
          {...field('interest_rate')}
          required
        />
        <SelectField
          label={t('paymentFrequency')}
          options={frequencyOptions}
          {...field('payment_frequency')}
        />
      </Grid>
      <Disclosure
        label={t('extraPaymentsDates')}
        open={isOpen || extras.some((name) => problems[name])}
        onToggle={setOpen}
      >
        <Grid cell="large">
          <NumberField
            label={t('extraEachPayment')}
            prefix="$"
            optional
            help={t('allPaysBackLoan')}
            {...field('extra_payment')}
          />
          <NumberField
            label={t('oneOffPayment')}
            prefix="$"
            optional
            help={t('onceTopOnePayment')}
            {...field('one_off_payment')}
          />
          <NumberField
            label={t('paymentNumber')}
            optional
            help={t('whichPaymentOneOff')}
            {...field('one_off_number')}
          />
          <TextField
            type="date"
            label={t('firstPayment')}
            optional
            help={t('onePeriodTodayWhen')}
            {...field('first_payment_date')}
          />
        </Grid>
      </Disclosure>
    </>
  );
}
