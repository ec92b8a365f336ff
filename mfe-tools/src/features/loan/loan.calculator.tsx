import { paymentFrequencies } from '@commons/contracts/calculator-lists';
import type { LoanAnswer, LoanRequest } from '@commons/contracts/calculators';
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

/** A result with what it was calculated from: the inputs may have been changed since. */
interface Calculated {
  readonly request: LoanRequest;
  readonly result: LoanAnswer;
}

/** The loan calculator: inputs, then the result once there is one (specification D2 §2). */
export function LoanCalculator() {
  const [values, setValues] = useState(emptyLoan);
  const [problems, setProblems] = useState<LoanProblems>({});
  const [calculated, setCalculated] = useState<Calculated>();
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
    loan.reset();
    const firstWrong = Object.keys(found)[0];
    if (firstWrong) {
      setCalculated(undefined);
      document.getElementsByName(firstWrong)[0]?.focus();
      return;
    }
    const request = loanRequest(values);
    loan.mutate(request, {
      onSuccess: (result) => setCalculated({ request, result }),
      onError: () => setCalculated(undefined),
    });
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
      {calculated && <LoanResult {...calculated} />}
    </Stack>
  );
}
