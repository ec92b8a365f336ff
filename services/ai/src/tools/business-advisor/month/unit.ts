import { cents } from '../computations/computed.js';
import type { FiguresByRole } from '../questions/figures-by-role.js';
import type { MonthFigure } from './month-figure.js';

/** Pay for the time in each sale; the time in hours or minutes, as it was told. */
export interface Labor {
  readonly people: number;
  readonly hours?: number;
  readonly minutes?: number;
  readonly wage: number;
  readonly cost: number;
}

/** What one sale leaves. */
export interface Unit {
  readonly price: number;
  /** Costs of each one, pay for its minutes among them. */
  readonly costs: readonly number[];
  readonly labor?: Labor;
  /** Part of the price that others keep, in percent. */
  readonly share: number;
  readonly left: number;
}

export const sum = (values: readonly number[]): number =>
  values.reduce((all, value) => all + value, 0);

/** Pay for the time in each one: minutes × people × pay an hour. */
export function laborOf(roles: FiguresByRole<MonthFigure>): Labor | undefined {
  const wage = roles.one('wage')?.value;
  const hours = roles.one('hours');
  const minutes = roles.one('minutes')?.value;
  const paid = roles.one('paidHours')?.value;
  const own = minutes ? minutes / 60 : hours && !hours.per ? hours.value : undefined;
  const time = paid ?? own;
  if (!wage || !time) return undefined;
  const people = roles.one('people')?.value ?? 1;
  return {
    people,
    wage,
    ...(minutes && !paid ? { minutes } : { hours: time }),
    cost: cents(wage * time * people),
  };
}

/** Hours of one's own in each sale, where nobody is paid for them. */
export function ownHoursOf(roles: FiguresByRole<MonthFigure>): number | undefined {
  // Somebody else does it, and is paid by the hour or by a part of the price.
  const paid = roles.one('paidHours')?.value ?? 0;
  if ((roles.one('wage') && !paid) || roles.of('share').some(({ isPay }) => isPay))
    return undefined;
  const minutes = roles.one('minutes')?.value;
  const hours = roles.one('hours');
  const work = minutes ? minutes / 60 : hours && !hours.per ? hours.value : undefined;
  return work && Math.max(work - paid, 0) + (roles.one('driving')?.value ?? 0) / 60;
}

/** Pay of somebody for the hours of a week or of a day. */
export interface TimedPay extends Labor {
  readonly per: 'day' | 'week';
}

export function timedPayOf(roles: FiguresByRole<MonthFigure>): TimedPay | undefined {
  const wage = roles.one('wage')?.value;
  const hours = roles.one('hours');
  if (!wage || (hours?.per !== 'week' && hours?.per !== 'day')) return undefined;
  const people = roles.one('people')?.value ?? 1;
  const cost = cents(wage * hours.value * people);
  return { people, hours: hours.value, wage, cost, per: hours.per };
}

export function unitOf(roles: FiguresByRole<MonthFigure>): Unit | undefined {
  const price = roles.one('price');
  if (!price) return undefined;
  const labor = laborOf(roles);
  const costs = [...roles.of('unitCost').map(({ value }) => value), ...(labor ? [labor.cost] : [])];
  const share = sum(roles.of('share').map(({ value }) => value));
  const left = cents(price.value - sum(costs) - (price.value * share) / 100);
  // Pay of more than the price is not of one.
  if (labor && labor.cost > price.value) return undefined;
  return { price: price.value, costs, ...(labor && { labor }), share, left };
}
