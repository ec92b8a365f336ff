import { stateRatesSource } from '@commons/calculators/states';
import { payrollTaxPercent } from '@commons/calculators/tax';
import { Stack } from '@commons/ui/layout/page';
import { t, translate } from '@commons/ui/text/texts';
import { count, money, percent } from '../../../display-numbers';
import styles from '../calculator.module.css';
import { BarTable } from '../charts/bar-table';
import { ShowHide } from '../show-hide';
import type { CalculatedTax } from './tax.facts';

/** The distribution of the income, and what the estimate ignores (decisions A01, A02, A04, A05). */
export function TaxDetails({ answer }: CalculatedTax) {
  return (
    <Stack gap={4}>
      {answer.payroll_tax !== undefined && (
        <p>{t('ficaNote', { rate: percent(payrollTaxPercent), tax: money(answer.payroll_tax) })}</p>
      )}
      <p className={styles.note}>{noteOf(answer)}</p>
      {answer.state_rate === 0 && (
        <p className={styles.note}>
          {t('noIncomeTaxNote', { state: translate(answer.state_name) })}
        </p>
      )}
      <ShowHide what={t('taxChart')}>
        <BarTable
          caption={t('whereNetIncomeGoes')}
          labelHeading={t('part')}
          valueHeading={t('amount')}
          bars={[
            bar(t('federalTax'), answer.federal_tax),
            bar(t('selfEmploymentTax'), answer.self_employment_tax),
            bar(t('stateTax'), answer.state_tax),
            { ...bar(t('incomeAfterTax'), answer.income_after_tax), tone: 'good' as const },
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

const noteOf = ({ state_rate, state_name }: CalculatedTax['answer']) =>
  t('taxNote', {
    rate: count(state_rate),
    state: translate(state_name),
    source: translate(stateRatesSource.name),
    year: String(stateRatesSource.year),
  });
