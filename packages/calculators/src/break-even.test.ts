import fc from 'fast-check';
import { type BreakEvenInput, breakEven, isPriceTooLow, marginBand } from './break-even.js';
import { breakEvenChart } from './break-even-chart.js';

const example: BreakEvenInput = {
  fixed_costs: 10_000,
  price_per_unit: 50,
  variable_cost_per_unit: 30,
};
const chartOf = (input: BreakEvenInput) => {
  const result = breakEven(input);
  if (!result) throw new Error('No result');
  return breakEvenChart(input, result);
};

describe('breakEven', () => {
  it('10,000 at 50 and 30: margin 20 (40 %), 500 units, revenue 25,000', () => {
    expect(breakEven(example)).toEqual({
      contribution_margin: 20,
      margin_percent: 40,
      margin_band: 'moderate',
      break_even_units: 500,
      exact_units: 500,
      break_even_revenue: 25_000,
      is_high: false,
    });
  });

  it('rounds units up and keeps the exact number (decision A09)', () => {
    const result = breakEven({ ...example, price_per_unit: 80, variable_cost_per_unit: 50 });
    expect(result?.break_even_units).toBe(334);
    expect(result?.exact_units).toBeCloseTo(333.33, 2);
    const units = (fixed_costs: number, price_per_unit: number, variable_cost_per_unit: number) =>
      breakEven({ fixed_costs, price_per_unit, variable_cost_per_unit })?.break_even_units;
    expect(units(300, 1.2, 1.1)).toBe(3_000);
    expect(units(3, 0.4, 0.1)).toBe(10);
    expect(units(1e-9, 50, 0)).toBe(1);
  });

  it('names margins and many units', () => {
    expect([19.99, 20, 50, 50.01].map(marginBand)).toEqual(['low', 'moderate', 'moderate', 'high']);
    const isHigh = (fixed_costs: number) => breakEven({ ...example, fixed_costs })?.is_high;
    expect([20_000, 20_001].map(isHigh)).toEqual([false, true]);
    expect(breakEven({ ...example, sales_goal: 600 })?.profit_at_goal).toBe(2_000);
  });

  it.each<Partial<BreakEvenInput>>([
    { fixed_costs: 0 },
    { price_per_unit: 0 },
    { variable_cost_per_unit: -1 },
    { variable_cost_per_unit: 50 },
    { variable_cost_per_unit: 60 },
    { fixed_costs: Number.NaN },
    { fixed_costs: Number.POSITIVE_INFINITY },
    { price_per_unit: 1e-5, variable_cost_per_unit: 0, fixed_costs: Number.MAX_VALUE },
    { sales_goal: -1 },
    { sales_goal: Number.NaN },
  ])('gives no result for %j', (change) => {
    expect(breakEven({ ...example, ...change })).toBeUndefined();
  });

  it('reports a price that can never cover the costs', () => {
    const isLow = (variable_cost_per_unit: number) =>
      isPriceTooLow({ ...example, variable_cost_per_unit });
    expect([49.99, 50, 60].map(isLow)).toEqual([false, true, true]);
  });
});

describe('breakEvenChart', () => {
  it('[CAL-16] shows 12 of 20 steps over twice the break-even point', () => {
    const bars = chartOf(example);
    expect(bars.map(({ units }) => units)).toEqual([
      50, 150, 200, 300, 400, 500, 550, 650, 750, 850, 900, 1000,
    ]);
    const [breakEvenBar] = bars.filter((bar) => bar.is_break_even);
    expect(breakEvenBar).toMatchObject({ units: 500, revenue: 25_000, costs: 25_000, profit: 0 });
    expect(bars.some((bar) => bar.is_goal)).toBe(false);
    expect(bars.at(-1)?.profit).toBe(10_000);
  });

  it('goes to the goal, and to 100 units at least', () => {
    expect(chartOf({ ...example, sales_goal: 3_000 }).at(-1)).toMatchObject({
      units: 3_000,
      is_goal: true,
    });
    expect(chartOf({ ...example, fixed_costs: 40 }).at(-1)?.units).toBe(100);
  });

  it('always has 12 rising bars with the break-even and the goal among them', () => {
    const inputs = fc.record({
      fixed_costs: fc.double({ min: 0.01, max: 1e9, noNaN: true }),
      price_per_unit: fc.double({ min: 10, max: 1e4, noNaN: true }),
      variable_cost_per_unit: fc.double({ min: 0, max: 9.5, noNaN: true }),
      sales_goal: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 1e6 })),
    });
    fc.assert(
      fc.property(inputs, (input) => {
        const bars = chartOf(input);
        expect(bars).toHaveLength(12);
        const units = bars.map((bar) => bar.units);
        expect(new Set(units).size).toBe(12);
        expect([...units].sort((a, b) => a - b)).toEqual(units);
        expect(bars.filter((bar) => bar.is_break_even)).toHaveLength(1);
        const goals = bars.filter((bar) => bar.is_goal).map((bar) => bar.units);
        expect(goals).toEqual(input.sales_goal ? [input.sales_goal] : []);
      }),
    );
  });
});
