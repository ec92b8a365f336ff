import { ai } from './ai.js';
import { userData } from './user-data.js';

/** The operations of each service. */
export const operationsOf = {
  ai: { ...ai, ...userData },
};

/**
 * Every operation by its name. Front ends import the type alone, so that neither schemas nor zod come into their
 * bundles.
 */
export const allOperations = { ...ai, ...userData };
export type Operations = typeof allOperations;
