import type { Quantity } from './quantity.js';
import { quantitiesIn } from './read-quantities.js';

/** A situation as it was read once; all that computes, decides or asks takes its numbers from here. */
export interface Given {
  readonly quantities: readonly Quantity[];
  /** The situation and what the owner wants, lower case. */
  readonly text: string;
  readonly aim: string;
  /** The numbers of what the owner wants that the situation does not state. */
  readonly goals: readonly Quantity[];
}

/**
 * Reads the numbers of a situation and of what is wanted, each with its role.
 * @param hasUnits the words of the situation are those of the reader
 */
export function readSituation(situation: string, aim: string, hasUnits = true): Given {
  const quantities = quantitiesIn(situation, hasUnits);
  const goals = quantitiesIn(aim, hasUnits).filter(
    ({ role, value, kind }) =>
      role !== 'aside' &&
      value > 1 &&
      !quantities.some((one) => one.value === value && one.kind === kind),
  );
  return { quantities, goals, aim: aim.toLowerCase(), text: `${situation} ${aim}`.toLowerCase() };
}
