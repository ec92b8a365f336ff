import { stateRatesSource } from '@commons/calculators/states';
import { payrollTaxPercent } from '@commons/calculators/tax';
import { Stack } from '@commons/ui/page';
import { BarTable } from '../bar-table';
import styles from '../calculator.module.css';
import { count, money, percent } from '../display-text';
import { ShowHide } from '../show-hide';
import type { CalculatedTax } from './tax.facts';

/** The distribution of the income, and what the estimate ignores (decisions A01, A02, A04, A05). */
export function TaxDetails({ answer }: CalculatedTax) {
  return (
    <Stack gap={4}>
      {answer.payroll_tax !== undefined && (
        <p>
          {`Employer FICA on payroll ≈ ${percent(payrollTaxPercent)}: ${money(answer.payroll_tax)} (not in the total)`}
        </p>
      )}
      <p className={styles.note}>
        Simplified estimate, not tax advice, no standard deduction. {stateNote(answer)} The
        effective rate is the total tax divided by net income.
      </p>
      <ShowHide what="tax chart">
        <BarTable
          caption="Where the net income goes"
          labelHeading="Part"
          valueHeading="Amount"
          bars={[
            bar('Federal tax', answer.federal_tax),
            bar('Self-employment tax', answer.self_employment_tax),
            bar('State tax', answer.state_tax),
            { ...bar('Income after tax', answer.income_after_tax), tone: 'good' as const },
          ]}
        />
      </ShowHide>
    </Stack>
  );
}

const bar = (label: string, value: number) => ({
  label,
  value,
  text: money(value),
  tone: 'plain' as const,
});

const stateNote = ({ state_rate, state_name }: CalculatedTax['answer']) =>
  `State rate used: ${count(state_rate)}% (${state_name}; ${stateRatesSource.name}, ${stateRatesSource.year}) on all net income.`;
