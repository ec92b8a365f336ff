import type { Translate } from '@commons/service-kit/texts/package-texts';

/** Formulas whose answer is a sentence of its own in the texts. */
type FormulaName =
  | 'formulaPayGap'
  | 'formulaGoalGap'
  | 'formulaDue'
  | 'formulaRentPart'
  | 'formulaRentRise'
  | 'formulaSubscription'
  | 'formulaLeaving'
  | 'formulaTurnedAway'
  | 'formulaDebt'
  | 'formulaFlatOrShare'
  | 'formulaStock'
  | 'formulaUnbilled'
  | 'formulaCanceled'
  | 'formulaRiseOfProfit'
  | 'formulaRiseOfMaterial'
  | 'formulaRiseOfPay'
  | 'formulaRiseForEach'
  | 'formulaShareAmong'
  | 'formulaPartRaised'
  | 'formulaRentalDays'
  | 'formulaHelper'
  | 'formulaOutlets'
  | 'formulaOrderOff'
  | 'formulaStockLasts'
  | 'formulaPartnerShare'
  | 'formulaSlow'
  | 'formulaOwed'
  | 'formulaClientHour'
  | 'formulaFees';

/** The answer of a formula: a, b and c are its figures, `some` tells which way it goes. */
export const formulaShort =
  (what: FormulaName, figures: Readonly<Record<string, string>>) =>
  (t: Translate): string =>
    t(what, { a: '', b: '', c: '', per: 'none', some: 'no', ...figures });
