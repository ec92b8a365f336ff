import { calculatorLimits } from '@commons/contracts/tools/calculator-lists';
import { t } from '@commons/ui/text/texts';

/** Rule of `numberProblem` for an amount above zero. */
export const amountRule = { noun: t('anAmount'), most: calculatorLimits.amount, isAmount: true };

export const amountOrZeroRule = { ...amountRule, orZero: true };

export const optionalAmountRule = { ...amountOrZeroRule, optional: true };
