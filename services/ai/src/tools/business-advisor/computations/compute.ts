import type { EnteredNumber } from '../entered-numbers.js';
import { rolesOf } from '../number-roles.js';
import { money } from './cash.js';
import type { Computed, Found } from './computed.js';
import { rest, single } from './others.js';
import { pay, rent } from './pay-and-rent.js';
import { margin, towards } from './sales.js';
import { visits } from './visits.js';

/** Computes what the entered numbers allow. */
export function compute(
  numbers: readonly EnteredNumber[],
  goal: readonly EnteredNumber[],
): Computed {
  const roles = rolesOf(numbers);
  const lines: string[] = [];
  const say = (line: string) => {
    lines.push(line);
  };
  const found: Found = {};
  pay(numbers, found, say);
  rent(roles, found, say);
  money(roles, found, say);
  margin(roles, numbers, found, say);
  visits(numbers, roles, found, say);
  towards(numbers, goal, roles, found, say);
  rest(numbers, goal, roles, found, say);
  if (lines.length === 0) single(numbers, roles, say);
  return { ...found, lines: [...new Set(lines)], roles };
}
