import {
  calculatorLimits,
  type TimeUnit,
  timeUnits,
} from '@commons/contracts/tools/calculator-lists';
import { t } from '@commons/ui/text/texts';
import { numberProblem, typedNumber } from '@commons/web-kit/forms/typed-number';

/** Choices of a term's or timeframe's unit. */
export const unitOptions = timeUnits.map((value) => ({
  value,
  label: value === 'years' ? t('years') : t('months'),
}));

/** A typed duration in months. */
export const typedMonths = (value: string, unit: string) =>
  unit === 'years' ? typedNumber(value) * 12 : typedNumber(value);

/** Validation error of a typed duration: at most 100 years. */
export const timeProblem = (value: string, unit: string, noun: string) =>
  numberProblem(value, { noun, most: calculatorLimits[unit as TimeUnit] });

/** '5 years', '18 months', '1 year'. */
export const timeText = (value: string, unit: string) =>
  unit === 'years'
    ? t('yearsCount', { count: typedNumber(value) })
    : t('monthsCount', { count: typedNumber(value) });
