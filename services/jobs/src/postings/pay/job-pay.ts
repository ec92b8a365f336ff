import { type PayUnit, unitsPerYear } from '@commons/contracts/pay/pay-units';
import { readPay, statesPay, type TimePay, yearlyPay } from '@commons/contracts/pay/read-pay';
import type { JobFacts } from '../job.js';

type PayText = Pick<JobFacts, 'salary_range' | 'compensation_type'>;
type StoredPay = Pick<JobFacts, 'salary_min' | 'salary_max'>;
type YearlyPay = Record<keyof StoredPay, number | undefined>;

/** Yearly pay of a posting in whole dollars; both undefined when no yearly amount is known. */
export function statedPay({ salary_range, compensation_type }: PayText): YearlyPay {
  const { min, max } = yearlyPay(readPay(salary_range, compensation_type));
  return { salary_min: min, salary_max: max };
}

/** Smaller amounts in an import row can only be hourly. */
const minYearlyRow = 500;

/** Pay of an import row: from its text if that is clear, else from its amounts. Hourly amounts also become the text. */
export function rowPay(row: {
  readonly salary_range?: string | undefined;
  readonly salary_min?: number | null | undefined;
  readonly salary_max?: number | null | undefined;
}): YearlyPay & Pick<JobFacts, 'salary_range'> {
  const { salary_range } = row;
  const reading = readPay(salary_range);
  const amounts = [row.salary_min, row.salary_max].filter((amount) => amount != null);
  if (reading.kind === 'time' || !amounts.some(Boolean))
    return { ...statedPay({ salary_range }), salary_range };
  const isHourly = Math.max(...amounts) < minYearlyRow;
  const yearly = (amount: number | null | undefined) =>
    amount == null ? undefined : Math.round(amount * (isHourly ? unitsPerYear.hour : 1));
  const words = isHourly ? `$${[...new Set(amounts)].join(' - $')} per hour` : undefined;
  return {
    salary_min: yearly(row.salary_min),
    salary_max: yearly(row.salary_max),
    salary_range: salary_range ?? words,
  };
}

/** Whether pay is stated, including pay that has no yearly amount ("$500 per project"). */
export const hasPay = (facts: PayText & StoredPay): boolean =>
  facts.salary_min !== undefined ||
  facts.salary_max !== undefined ||
  statesPay(readPay(facts.salary_range, facts.compensation_type));

/** schema.org units: two weeks are two of its weeks, half a month is half of its month. */
const schemaUnits: Readonly<Record<PayUnit, { unitText: string; share: number }>> = {
  hour: { unitText: 'HOUR', share: 1 },
  day: { unitText: 'DAY', share: 1 },
  week: { unitText: 'WEEK', share: 1 },
  'two weeks': { unitText: 'WEEK', share: 1 / 2 },
  'half month': { unitText: 'MONTH', share: 2 },
  month: { unitText: 'MONTH', share: 1 },
  year: { unitText: 'YEAR', share: 1 },
};

/** Pay as the text states it, else the yearly amounts of an import. */
function offeredPay(job: PayText & StoredPay): Pick<TimePay, 'min' | 'max' | 'unit' | 'currency'> {
  const reading = readPay(job.salary_range, job.compensation_type);
  const { salary_min: min, salary_max: max } = job;
  const isStored =
    reading.kind === 'time' && reading.yearly.min === min && reading.yearly.max === max;
  if (isStored) return reading;
  return {
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    unit: 'year',
    currency: 'USD',
  };
}

/** `baseSalary` of a vacancy in the unit offered; empty when no amount per unit of time is known. */
export function baseSalary(job: PayText & StoredPay): Record<string, unknown> {
  if (job.salary_min === undefined && job.salary_max === undefined) return {};
  const { min, max, unit, currency } = offeredPay(job);
  const { unitText, share } = schemaUnits[unit];
  const part = (amount: number | undefined) =>
    amount === undefined ? undefined : Math.round(amount * share * 100) / 100;
  const amounts =
    min === max || max === undefined
      ? { value: part(min) }
      : { minValue: part(min), maxValue: part(max) };
  const value = { '@type': 'QuantitativeValue', ...amounts, unitText };
  return { baseSalary: { '@type': 'MonetaryAmount', currency, value } };
}
