import { breakEven } from '@commons/calculators/break-even';
import { type LoanInput, loan } from '@commons/calculators/loan';
import { roi } from '@commons/calculators/roi';
import { tax } from '@commons/calculators/tax';
import { type fakeApi, screen } from '@commons/web-kit/testing/test-render';

type Handlers = Parameters<typeof fakeApi>[0];

/** The service's answers, calculated by the same library. */
export const calculatorCalls: Handlers = {
  'POST /calculators/loan': ({ body }) => loan(body as LoanInput),
  'POST /calculators/roi': ({ body }) => roi(body as Parameters<typeof roi>[0]),
  'POST /calculators/breakeven': ({ body }) => breakEven(body as Parameters<typeof breakEven>[0]),
  'POST /calculators/tax': ({ body }) => tax(body as Parameters<typeof tax>[0]),
};

/** Addresses with the worked examples of the checklist. */
export const examples = {
  loan: '/tools/loan?principal=50000&down_payment=10000&interest_rate=6.5&term_value=5',
  roi: '/tools/roi?initial_investment=10000&projected_return=15000&timeframe_value=24&timeframe_unit=months&recurring_costs=100&one_time_expenses=500',
  breakEven: '/tools/break-even?fixed_costs=10000&price_per_unit=50&variable_cost_per_unit=30',
  tax: '/tools/tax?annual_revenue=120000&business_expenses=40000&business_type=LLC',
} as const;

/** The tile of a number. */
export const tile = (label: string) => screen.getByText(label).parentElement;
