import { foldText } from '@commons/contracts/text/fold-text';

/** The term of a facet, a property that is matched as a whole, e.g. `facetTerm('type', 'full-time')`. */
export const facetTerm = (name: string, value: string): string => `=${name}:${foldText(value)}`;

/** The name in a term of {@link facetTerm}. */
export const facetName = (term: string): string => term.slice(1, term.indexOf(':'));

/** The folded value in a term of {@link facetTerm}. */
export const facetValue = (term: string): string => term.slice(term.indexOf(':') + 1);
