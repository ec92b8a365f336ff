import { annualTone, type RoiInput, roi, roiBand } from './roi.js';

const example: RoiInput = {
  initial_investment: 10_000,
  final_value: 15_000,
  time_period: 2,
  recurring_costs: 100,
  one_time_expenses: 500,
};

describe('roi', () => {
  it('[CAL-11] 10,000 to 15,000 in 24 months, 100 a month, 500 once', () => {
    const result = roi(example);
    expect(result?.total_costs).toBe(12_900);
    expect(result?.net_return).toBe(2_100);
    expect(result?.roi_percent.toFixed(2)).toBe('16.28');
    expect(result?.annual_roi_percent.toFixed(2)).toBe('8.14');
    expect(result?.recurring_costs_total).toBe(2_400);
  });

  it('counts only the investment when no costs are given', () => {
    const { recurring_costs, one_time_expenses, ...payload } = example;
    expect(roi(payload)).toMatchObject({ total_costs: 10_000, net_return: 5_000, roi_percent: 50 });
    expect([recurring_costs, one_time_expenses]).toEqual([100, 500]);
  });

  it('counts the bounds to the middle (decision A10)', () => {
    expect([9.99, 10, 25, 25.01].map(roiBand)).toEqual(['low', 'moderate', 'moderate', 'high']);
    expect([4.99, 5, 15, 15.01].map(annualTone)).toEqual(['red', 'neutral', 'neutral', 'green']);
    // 0.1 and 0.07 are not exact in binary.
    const tenPercent = (base: number) =>
      roi({ initial_investment: base, final_value: base * 1.1, time_period: 2 });
    for (const base of [3, 7, 110, 1e9]) {
      expect(tenPercent(base)).toMatchObject({ roi_band: 'moderate', annual_tone: 'neutral' });
    }
  });

  it.each<Partial<RoiInput>>([
    { initial_investment: 0 },
    { final_value: 0 },
    { time_period: 0 },
    { time_period: 101 },
    { initial_investment: -5 },
    { final_value: Number.NaN },
    { final_value: Number.POSITIVE_INFINITY },
    { recurring_costs: -1 },
    { one_time_expenses: Number.NaN },
    { initial_investment: Number.MAX_VALUE, one_time_expenses: Number.MAX_VALUE },
  ])('gives no result for %j', (change) => {
    expect(roi({ ...example, ...change })).toBeUndefined();
  });
});
