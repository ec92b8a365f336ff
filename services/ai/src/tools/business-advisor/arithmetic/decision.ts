import type { Translate } from '@commons/service-kit/texts/package-texts';
import type { Quantity } from '../reading/quantity.js';
import type { Given } from '../reading/read-situation.js';
import type { OwnPlan } from './answered.js';
import type { Found } from './computed.js';
import { Sheet } from './sheet.js';

/** A decision that the numbers make, with all that it uses. */
export interface Decided {
  /** The kind of the steps; by the words of the situation where there is none. */
  readonly kind?: string | undefined;
  readonly found?: Found;
  readonly uses: readonly Quantity[];
  short(t: Translate): string;
  lines(t: Translate): readonly string[];
  /** Steps of its own, where no plan of the kind fits. */
  plan?(t: Translate): OwnPlan;
}

/** One kind of decision; nothing where a number that it needs is missing or two readings are possible. */
export type Decision = (given: Given) => Decided | undefined;

/** The only one of a list. */
export const only = <One>(all: readonly One[]): One | undefined =>
  all.length === 1 ? all[0] : undefined;

/** The numbers that have one of some roles. */
export const roles = (quantities: readonly Quantity[], ...wanted: readonly Quantity['role'][]) =>
  quantities.filter(({ role }) => wanted.includes(role));

/** What a formula by roles gets: the one number of some roles, or every one of them. */
interface ByRoles extends Given {
  the(...wanted: readonly Quantity['role'][]): Quantity | undefined;
  every(...wanted: readonly Quantity['role'][]): readonly Quantity[];
}

/** A formula that takes its numbers by their roles and tells its answer on a sheet. */
export const formula =
  (answer: (given: ByRoles, sheet: Sheet) => Decided | undefined): Decision =>
  (given) => {
    const every: ByRoles['every'] = (...wanted) => roles(given.quantities, ...wanted);
    return answer({ ...given, every, the: (...wanted) => only(every(...wanted)) }, new Sheet());
  };
