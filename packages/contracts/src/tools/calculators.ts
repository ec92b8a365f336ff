import { z } from 'zod';
import {
  calculatorLimits,
  defaultTaxState,
  paymentFrequencies,
  taxBusinessTypes,
} from './calculator-lists.js';

const { amount: maximum, rate, years, months, payments } = calculatorLimits;

const amount = z.number().min(0).max(maximum);
const above = (largest: number) =>
  z.number().gt(0, { error: 'Must be greater than 0' }).max(largest);
const band = z.enum(['low', 'moderate', 'high']);

/**
 * POST /calculators/loan. `principal` is the amount after the down payment, in dollars; `interest_rate` in percent per
 * year. The optional fields have what the specified payload lacks (decisions A06, A07), and extra payments.
 */
export const LoanRequest = z
  .object({
    principal: above(maximum),
    interest_rate: above(rate),
    years: above(years),
    /** The exact term, instead of `years`. */
    term_months: above(months).optional(),
    payment_frequency: z.enum(paymentFrequencies).default('monthly'),
    /** Added to each payment. */
    extra_payment: amount.optional(),
    /** Added to payment `one_off_number` (default 1). */
    one_off_payment: amount.optional(),
    one_off_number: z.number().int().min(1).max(payments).optional(),
    first_payment_date: z.iso.date().optional(),
    /** True: `schedule` has every payment. */
    whole_schedule: z.boolean().default(false),
  })
  .meta({ id: 'LoanRequest' });
export type LoanRequest = z.input<typeof LoanRequest>;

const LoanPayment = z.object({
  number: z.number().int(),
  payment: z.number(),
  interest: z.number(),
  principal: z.number(),
  extra: z.number(),
  balance: z.number(),
});

/**
 * Amounts in dollars, unrounded: rounding is for display. `schedule` has the first 12 payments unless all are
 * requested.
 */
export const LoanAnswer = z
  .object({
    payment: z.number(),
    number_of_payments: z.number().int(),
    total_interest: z.number(),
    total_cost: z.number(),
    loan_amount: z.number(),
    payoff_date: z.iso.date().optional(),
    with_extra_payments: z
      .object({
        number_of_payments: z.number().int(),
        payments_saved: z.number().int(),
        total_interest: z.number(),
        interest_saved: z.number(),
        total_cost: z.number(),
      })
      .optional(),
    schedule: z.array(LoanPayment).readonly(),
  })
  .meta({ id: 'LoanAnswer' });
export type LoanAnswer = z.infer<typeof LoanAnswer>;

/** POST /calculators/roi. `final_value` is the projected return, `time_period` years; the costs are optional (A06). */
export const RoiRequest = z
  .object({
    initial_investment: above(maximum),
    final_value: above(maximum),
    time_period: above(years),
    /** Per month. */
    recurring_costs: amount.optional(),
    one_time_expenses: amount.optional(),
  })
  .meta({ id: 'RoiRequest' });
export type RoiRequest = z.input<typeof RoiRequest>;

/** Amounts in dollars, unrounded; shares in percent. */
export const RoiAnswer = z
  .object({
    total_costs: z.number(),
    net_return: z.number(),
    roi_percent: z.number(),
    annual_roi_percent: z.number(),
    roi_band: band,
    annual_tone: z.enum(['red', 'neutral', 'green']),
    initial_investment: z.number(),
    recurring_costs_total: z.number(),
    one_time_expenses: z.number(),
    final_value: z.number(),
  })
  .meta({ id: 'RoiAnswer' });
export type RoiAnswer = z.infer<typeof RoiAnswer>;

/** POST /calculators/breakeven. */
export const BreakEvenRequest = z
  .object({
    fixed_costs: above(maximum),
    price_per_unit: above(maximum),
    variable_cost_per_unit: amount,
    sales_goal: amount.optional(),
  })
  .meta({ id: 'BreakEvenRequest' });
export type BreakEvenRequest = z.input<typeof BreakEvenRequest>;

/** Amounts in dollars, unrounded. `break_even_units` is rounded up, `exact_units` is not. */
export const BreakEvenAnswer = z
  .object({
    contribution_margin: z.number(),
    margin_percent: z.number(),
    margin_band: band,
    break_even_units: z.number(),
    exact_units: z.number(),
    break_even_revenue: z.number(),
    is_high: z.boolean(),
    profit_at_goal: z.number().optional(),
  })
  .meta({ id: 'BreakEvenAnswer' });
export type BreakEvenAnswer = z.infer<typeof BreakEvenAnswer>;

/**
 * POST /calculators/tax. `business_income` is revenue minus expenses; `deductions` repeats the expenses and is only
 * returned (decision A03). `payroll_payments` is never part of the total (decision A04).
 */
export const TaxRequest = z
  .object({
    business_income: amount,
    business_type: z.enum(taxBusinessTypes),
    state: z
      .string()
      .regex(/^[A-Z]{2}$/, { error: 'Must be a code of two letters, e.g. CA' })
      .default(defaultTaxState),
    deductions: amount.optional(),
    payroll_payments: amount.optional(),
  })
  .meta({ id: 'TaxRequest' });
export type TaxRequest = z.input<typeof TaxRequest>;

/** Amounts in dollars, unrounded; shares in percent. */
export const TaxAnswer = z
  .object({
    net_income: z.number(),
    federal_tax: z.number(),
    self_employment_tax: z.number(),
    state_tax: z.number(),
    total_tax: z.number(),
    income_after_tax: z.number(),
    effective_rate: z.number(),
    effective_band: band,
    state: z.string(),
    state_name: z.string(),
    state_rate: z.number(),
    is_high_tax_state: z.boolean(),
    payroll_tax: z.number().optional(),
    deductions: z.number().optional(),
  })
  .meta({ id: 'TaxAnswer' });
export type TaxAnswer = z.infer<typeof TaxAnswer>;
