import { foldText } from '@commons/contracts/fold-text';

/** A term for a property that is filtered by whole, e.g. `facetTerm('type', 'full-time')`. */
export const facetTerm = (name: string, value: string): string => `=${name}:${foldText(value)}`;
