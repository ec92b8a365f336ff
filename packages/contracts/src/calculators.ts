import { z } from 'zod';
import { paymentFrequencies } from './calculator-lists.js';

const money = z.number().min(0).max(1e12);

/**
 * POST /calculators/loan. `principal` is the amount after the down payment, in dollars; `interest_rate` percent a
 * year. The optional fields carry what the specified payload loses (decisions A06, A07).
 */
export const LoanRequest = z
  .object({
    principal: money,
    interest_rate: z.number().min(0).max(1000),
    years: z.number().min(0).max(100),
    term_months: z.number().positive().max(1200).optional(),
    payment_frequency: z.enum(paymentFrequencies).default('monthly'),
  })
  .meta({ id: 'LoanRequest' });
export type LoanRequest = z.input<typeof LoanRequest>;

const LoanPayment = z.object({
  number: z.number().int(),
  payment: z.number(),
  interest: z.number(),
  principal: z.number(),
  balance: z.number(),
});

/** Amounts in dollars, unrounded: rounding is for display. `schedule` holds the first 12 payments. */
export const LoanAnswer = z
  .object({
    payment: z.number(),
    number_of_payments: z.number().int(),
    total_interest: z.number(),
    total_cost: z.number(),
    loan_amount: z.number(),
    schedule: z.array(LoanPayment),
  })
  .meta({ id: 'LoanAnswer' });
export type LoanAnswer = z.infer<typeof LoanAnswer>;
