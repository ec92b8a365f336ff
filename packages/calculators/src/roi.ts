/** Longer timeframes give no result: 100 years. */
const longestTimeframeYears = 100;

/** Names are those of POST /calculators/roi. Dollars. */
export interface RoiInput {
  readonly initial_investment: number;
  /** What comes back in all: the projected return. */
  readonly final_value: number;
  /** Years; months are divided by 12. */
  readonly time_period: number;
  /** A month. Default 0. */
  readonly recurring_costs?: number | undefined;
  /** Once. Default 0. */
  readonly one_time_expenses?: number | undefined;
}

/** Below 10 %, 10 to 25 %, above 25 % (specification D2 §9; the bounds belong to the middle: decision A10). */
export type RoiBand = 'low' | 'moderate' | 'high';
/** Annual: below 5 % red, above 15 % green, else neutral (specification D2 §9, decision A10). */
export type AnnualTone = 'red' | 'neutral' | 'green';

/** Amounts in dollars, unrounded; shares in percent. */
export interface RoiResult {
  readonly total_costs: number;
  readonly net_return: number;
  readonly roi_percent: number;
  readonly annual_roi_percent: number;
  readonly roi_band: RoiBand;
  readonly annual_tone: AnnualTone;
  /** The three parts of the costs. */
  readonly initial_investment: number;
  readonly recurring_costs_total: number;
  readonly one_time_expenses: number;
  readonly final_value: number;
}

/**
 * Return on investment (specification D2 §9): costs = initial + monthly recurring × months + one-time;
 * net = return − costs; ROI % = net ÷ costs; annual = ROI ÷ years.
 * @returns undefined unless investment, return and timeframe are above zero (D2 §5), when a cost is negative, and
 * when a number is too large to be worked out
 */
export function roi(input: RoiInput): RoiResult | undefined {
  const { initial_investment, final_value, time_period } = input;
  const { recurring_costs = 0, one_time_expenses = 0 } = input;
  if (!(initial_investment > 0 && final_value > 0 && time_period > 0)) return undefined;
  if (!(recurring_costs >= 0 && one_time_expenses >= 0)) return undefined;
  if (time_period > longestTimeframeYears) return undefined;
  const recurringTotal = recurring_costs * time_period * 12;
  const costs = initial_investment + recurringTotal + one_time_expenses;
  const net = final_value - costs;
  const percent = (net / costs) * 100;
  const annual = percent / time_period;
  if (![costs, net, percent, annual].every(Number.isFinite)) return undefined;
  return {
    total_costs: costs,
    net_return: net,
    roi_percent: percent,
    annual_roi_percent: annual,
    roi_band: roiBand(percent),
    annual_tone: annualTone(annual),
    initial_investment,
    recurring_costs_total: recurringTotal,
    one_time_expenses,
    final_value,
  };
}

/** Low below 10, high above 25 percent. */
export const roiBand = (percent: number): RoiBand => band(percent, 10, 25);

/** Red below 5, green above 15 percent. */
export const annualTone = (percent: number): AnnualTone =>
  ({ low: 'red', moderate: 'neutral', high: 'green' })[band(percent, 5, 15)] as AnnualTone;

/** Bounds belong to the middle, also when the last binary digit says otherwise. */
function band(percent: number, low: number, high: number): RoiBand {
  if (percent < low - 1e-9) return 'low';
  return percent > high + 1e-9 ? 'high' : 'moderate';
}
