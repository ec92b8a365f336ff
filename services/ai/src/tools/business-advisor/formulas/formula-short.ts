import type { Translate } from '@commons/service-kit/texts/package-texts';

/** Formulas whose answer is a sentence of its own in the texts. */
type FormulaName =
  | 'payGap'
  | 'goalGap'
  | 'overtime'
  | 'runway'
  | 'due'
  | 'late'
  | 'rentPart'
  | 'rentRise'
  | 'discount'
  | 'payback'
  | 'membership'
  | 'subscription'
  | 'loan'
  | 'leaving'
  | 'turnedAway'
  | 'feeOffer'
  | 'debt'
  | 'flatOrShare'
  | 'stock'
  | 'unbilled'
  | 'canceled'
  | 'riseOnEach'
  | 'riseOfProfit'
  | 'riseOfMaterial'
  | 'riseOfPay'
  | 'riseForEach'
  | 'shareAmong'
  | 'partRaised'
  | 'loanIncome'
  | 'rentalDays'
  | 'secondPlace'
  | 'helper'
  | 'outlets'
  | 'orderOff'
  | 'stockLasts'
  | 'partnerShare'
  | 'slow'
  | 'owed'
  | 'clientHour'
  | 'fees';

/** The answer of a formula: a, b and c are its figures, `some` tells which way it goes. */
export const formulaShort =
  (what: FormulaName, figures: Readonly<Record<string, string>>) =>
  (t: Translate): string =>
    t('formulaShort', { a: '', b: '', c: '', per: 'none', some: 'no', ...figures, what });
