import type { BreakEvenInput, BreakEvenResult } from './break-even.js';

/** One bar: profit or loss in dollars for a number of sold units. */
export interface BreakEvenBar {
  readonly units: number;
  readonly revenue: number;
  readonly costs: number;
  readonly profit: number;
  readonly is_break_even: boolean;
  readonly is_goal: boolean;
}

const steps = 20;
const bars = 12;

/**
 * The bars of the break-even chart (specification D2 §9, decision A09): 20 steps over
 * max(2 × break-even, goal, 100); of these 12 evenly spaced ones, the break-even bar and the goal bar always among
 * them. Those two are at their own number of units, the others at that of their step, in whole units.
 */
export function breakEvenChart(input: BreakEvenInput, result: BreakEvenResult): BreakEvenBar[] {
  const goal = input.sales_goal || undefined;
  const breakEvenUnits = result.break_even_units;
  const step = Math.max(2 * breakEvenUnits, goal ?? 0, 100) / steps;
  const marks = markedSteps(breakEvenUnits, goal, step);
  return chosenSteps([...marks.keys()]).map((index) => {
    const units = marks.get(index) ?? Math.round(index * step);
    const revenue = units * input.price_per_unit;
    const costs = input.fixed_costs + units * input.variable_cost_per_unit;
    return {
      units,
      revenue,
      costs,
      profit: units * result.contribution_margin - input.fixed_costs,
      is_break_even: marks.has(index) && units === breakEvenUnits,
      is_goal: marks.has(index) && units === goal,
    };
  });
}

/** Step → units of the break-even and the goal. Two that fall on one step get neighbouring ones, in their order. */
function markedSteps(breakEvenUnits: number, goal: number | undefined, step: number) {
  const indexOf = (units: number) => Math.min(steps, Math.max(1, Math.round(units / step)));
  const [low, high] = [breakEvenUnits, goal ?? breakEvenUnits].sort((a, b) => a - b) as [
    number,
    number,
  ];
  if (low === high) return new Map([[indexOf(low), low]]);
  const first = Math.min(indexOf(low), steps - 1);
  return new Map([
    [first, low],
    [Math.max(indexOf(high), first + 1), high],
  ]);
}

/** Twelve of 1…20, evenly spaced; where a wanted one is missing it takes the place of its nearest neighbour. */
function chosenSteps(wanted: readonly number[]): number[] {
  const chosen = Array.from({ length: bars }, (_, at) =>
    Math.round(1 + (at * (steps - 1)) / (bars - 1)),
  );
  for (const index of wanted) {
    if (chosen.includes(index)) continue;
    const free = chosen.filter((step) => !wanted.includes(step));
    const nearest = free.reduce((best, step) =>
      Math.abs(step - index) < Math.abs(best - index) ? step : best,
    );
    chosen[chosen.indexOf(nearest)] = index;
  }
  return chosen.sort((a, b) => a - b);
}
