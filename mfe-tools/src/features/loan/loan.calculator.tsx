import { paymentFrequencies } from '@commons/contracts/calculator-lists';
import type { LoanRequest } from '@commons/contracts/calculators';
import { Banner } from '@commons/ui/banner';
import { Button } from '@commons/ui/button';
import { Grid, Stack } from '@commons/ui/page';
import { SelectField } from '@commons/ui/select-field';
import { TextField } from '@commons/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useLoan } from './loan.api';
import { LoanResult } from './loan.result';
import {
  emptyLoan,
  type LoanProblems,
  type LoanValues,
  loanProblems,
  loanRequest,
} from './loan.values';

const units = [
  { value: 'years', label: 'Years' },
  { value: 'months', label: 'Months' },
];
const frequencyNames = { monthly: 'Monthly', 'bi-weekly': 'Bi-weekly', weekly: 'Weekly' };

/** The loan calculator: inputs, then the result once there is one (specification D2 §2). */
export function LoanCalculator() {
  const [values, setValues] = useState(emptyLoan);
  const [problems, setProblems] = useState<LoanProblems>({});
  const [sent, setSent] = useState<LoanRequest>();
  const loan = useLoan();

  const text = (name: keyof LoanValues) => ({
    name,
    value: values[name],
    error: problems[name],
    inputMode: 'decimal' as const,
    onChange: (event: { target: { value: string } }) =>
      setValues({ ...values, [name]: event.target.value }),
  });
  const calculate = (event: FormEvent) => {
    event.preventDefault();
    const found = loanProblems(values);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const request = loanRequest(values);
    loan.mutate(request, { onSuccess: () => setSent(request) });
  };

  return (
    <Stack gap={8}>
      <form noValidate onSubmit={calculate}>
        <Stack gap={6}>
          <Grid cell="medium">
            <TextField label="Loan amount" prefix="$" {...text('principal')} aria-required />
            <TextField label="Down payment" prefix="$" optional {...text('down_payment')} />
            <TextField
              label="Interest rate"
              suffix="%"
              help="A year"
              {...text('interest_rate')}
              aria-required
            />
            <TextField label="Term" {...text('term_value')} aria-required />
            <SelectField
              label="Term unit"
              value={values.term_unit}
              options={units}
              onChange={(event) =>
                setValues({ ...values, term_unit: event.target.value as LoanValues['term_unit'] })
              }
            />
            <SelectField
              label="Payment frequency"
              value={values.payment_frequency}
              options={paymentFrequencies.map((value) => ({ value, label: frequencyNames[value] }))}
              onChange={(event) =>
                setValues({
                  ...values,
                  payment_frequency: event.target.value as LoanValues['payment_frequency'],
                })
              }
            />
          </Grid>
          <div>
            <Button
              type="submit"
              variant="primary"
              busy={loan.isPending}
              busyLabel="Calculating..."
            >
              Calculate
            </Button>
          </div>
          {loan.isError && (
            <Banner tone="error">
              Calculation failed. Please check your inputs and try again.
            </Banner>
          )}
        </Stack>
      </form>
      {loan.data && sent && <LoanResult result={loan.data} request={sent} />}
    </Stack>
  );
}
