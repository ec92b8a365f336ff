import { findState } from './states.js';

/** Values of `business_type`: Sole Proprietor, LLC, S-Corp, C-Corp (specification D2 §7, §9). */
export type TaxBusinessType = 'sole_proprietor' | 'llc' | 's_corp' | 'c_corp';

/**
 * The brackets that the specification fixes (D2 §9): upper bound in dollars and percent. They mix the tables of
 * several years and filing statuses, so they are simplified federal brackets, not those of any one year
 * (decision A01).
 */
export const simplifiedFederalBrackets: readonly (readonly [upTo: number, percent: number])[] = [
  [10_275, 10],
  [41_775, 12],
  [89_450, 22],
  [190_750, 24],
  [364_200, 32],
  [462_550, 35],
  [Number.POSITIVE_INFINITY, 37],
];

/** C-Corp: flat, percent (specification D2 §9). */
const corporateTaxPercent = 21;
/** Of net income, for Sole Proprietor and LLC only, percent (specification D2 §9). */
const selfEmploymentTaxPercent = 14.13;
/** The employer's part of Social Security (6.2) and Medicare (1.45), percent: 26 U.S.C. § 3111; decision A04. */
export const payrollTaxPercent = 7.65;

/** Names are those of POST /calculators/tax. Dollars. */
export interface TaxInput {
  /** Net income: revenue less expenses. */
  readonly business_income: number;
  readonly business_type: TaxBusinessType;
  /** Two letters, e.g. CA. */
  readonly state: string;
  /** Wages paid; only for the information line (decision A04). */
  readonly payroll_payments?: number | undefined;
}

/** Effective rate above 25 % high, above 15 % moderate (specification D2 §9). */
export type TaxBand = 'low' | 'moderate' | 'high';

/** Amounts in dollars, unrounded; shares in percent. */
export interface TaxResult {
  readonly net_income: number;
  readonly federal_tax: number;
  readonly self_employment_tax: number;
  readonly state_tax: number;
  readonly total_tax: number;
  readonly income_after_tax: number;
  /** Total ÷ net income; 0 when net income is 0 (decision A05). */
  readonly effective_rate: number;
  readonly effective_band: TaxBand;
  readonly state: string;
  readonly state_name: string;
  readonly state_rate: number;
  readonly is_high_tax_state: boolean;
  /** The employer's FICA on the payroll; never in the total (decision A04). */
  readonly payroll_tax?: number;
}

/** Revenue less expenses, never below 0 (specification D2 §5). */
export const netIncome = (revenue: number, expenses: number) => Math.max(0, revenue - expenses);

/** Tax of the simplified federal brackets on a net income of 0 or more, in dollars. */
export function bracketTax(net: number): number {
  let tax = 0;
  let from = 0;
  for (const [upTo, percent] of simplifiedFederalBrackets) {
    if (net <= from) break;
    tax += ((Math.min(net, upTo) - from) * percent) / 100;
    from = upTo;
  }
  return tax;
}

/**
 * Estimate of a business's taxes (specification D2 §9): federal + self-employment + state rate × net income. Expenses
 * are already out of `business_income`; nothing is deducted again (decision A03).
 * @returns undefined for a negative income, a state that is not one of the 50, and numbers too large to compute
 */
export function tax(input: TaxInput): TaxResult | undefined {
  const { business_income: net, business_type, payroll_payments } = input;
  const state = findState(input.state);
  if (!(net >= 0 && Number.isFinite(net * 100)) || !state) return undefined;
  if (payroll_payments !== undefined && !(payroll_payments >= 0 && payroll_payments < 1e300))
    return undefined;
  const federal = business_type === 'c_corp' ? (net * corporateTaxPercent) / 100 : bracketTax(net);
  const isSelfEmployed = business_type === 'sole_proprietor' || business_type === 'llc';
  const selfEmployment = isSelfEmployed ? (net * selfEmploymentTaxPercent) / 100 : 0;
  const stateTax = (net * state.rate) / 100;
  const total = federal + selfEmployment + stateTax;
  const effective = net === 0 ? 0 : (total / net) * 100;
  return {
    net_income: net,
    federal_tax: federal,
    self_employment_tax: selfEmployment,
    state_tax: stateTax,
    total_tax: total,
    income_after_tax: net - total,
    effective_rate: effective,
    effective_band: taxBand(effective),
    state: state.code,
    state_name: state.name,
    state_rate: state.rate,
    is_high_tax_state: state.highTax,
    ...(payroll_payments !== undefined && {
      payroll_tax: (payroll_payments * payrollTaxPercent) / 100,
    }),
  };
}

/** High above 25, moderate above 15 percent, also when the last binary digit says otherwise. */
export function taxBand(percent: number): TaxBand {
  if (percent > 25 + 1e-9) return 'high';
  return percent > 15 + 1e-9 ? 'moderate' : 'low';
}
