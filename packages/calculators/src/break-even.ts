/** Names are those of POST /calculators/breakeven. Dollars. */
export interface BreakEvenInput {
  readonly fixed_costs: number;
  readonly price_per_unit: number;
  readonly variable_cost_per_unit: number;
  /** Units that one wants to sell. */
  readonly sales_goal?: number | undefined;
}

/** Margin of the price: below 20 % low, above 50 % high (specification D2 §9). */
export type MarginBand = 'low' | 'moderate' | 'high';

/** Amounts in dollars, unrounded. */
export interface BreakEvenResult {
  readonly contribution_margin: number;
  /** Percent of the price. */
  readonly margin_percent: number;
  readonly margin_band: MarginBand;
  /** Whole units to sell: the exact number, rounded up (decision A09). */
  readonly break_even_units: number;
  readonly exact_units: number;
  /** Exact units × price. */
  readonly break_even_revenue: number;
  /** More than 1,000 units (specification D2 §9). */
  readonly is_high: boolean;
  /** Only with a sales goal. */
  readonly profit_at_goal?: number;
}

/** Specification D2 §5, to the letter. */
export const priceTooLowText = 'Price per unit must be greater than variable cost per unit';

/** True where prices are given that can never cover the fixed costs (specification D2 §5). */
export const isPriceTooLow = ({ price_per_unit, variable_cost_per_unit }: BreakEvenInput) =>
  price_per_unit > 0 && variable_cost_per_unit >= price_per_unit;

/**
 * Break-even point (specification D2 §9): margin = price − variable cost; units = fixed costs ÷ margin.
 * @returns undefined unless fixed costs and price are above zero, the variable cost is not negative and below the
 * price (D2 §5), and when a number is too large to be worked out
 */
export function breakEven(input: BreakEvenInput): BreakEvenResult | undefined {
  const { fixed_costs, price_per_unit, variable_cost_per_unit, sales_goal } = input;
  if (!(fixed_costs > 0 && price_per_unit > 0 && variable_cost_per_unit >= 0)) return undefined;
  if (sales_goal !== undefined && !(sales_goal >= 0)) return undefined;
  const margin = price_per_unit - variable_cost_per_unit;
  if (!(margin > 0)) return undefined;
  const exact = fixed_costs / margin;
  const goalProfit = (sales_goal ?? 0) * margin - fixed_costs;
  if (![exact * price_per_unit, goalProfit].every(Number.isFinite)) return undefined;
  const percent = (margin / price_per_unit) * 100;
  return {
    contribution_margin: margin,
    margin_percent: percent,
    margin_band: marginBand(percent),
    break_even_units: wholeUnits(exact, price_per_unit / margin),
    exact_units: exact,
    break_even_revenue: exact * price_per_unit,
    is_high: wholeUnits(exact, price_per_unit / margin) > 1000,
    ...(sales_goal !== undefined && { profit_at_goal: goalProfit }),
  };
}

/** The bounds belong to the middle (as decision A10), also when the last binary digit says otherwise. */
export function marginBand(percent: number): MarginBand {
  if (percent < 20 - 1e-9) return 'low';
  return percent > 50 + 1e-9 ? 'high' : 'moderate';
}

/** Rounds up, but not because of a floating-point error: 300 ÷ (1.2 − 1.1) is 3,000, not 3,001. */
const wholeUnits = (exact: number, priceToMargin: number) =>
  Math.max(1, Math.ceil(exact * (1 - 4 * Number.EPSILON * priceToMargin)));
