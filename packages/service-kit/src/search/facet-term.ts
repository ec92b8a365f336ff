import { foldText } from '@commons/contracts/text/fold-text';

/** A term for a property that is filtered by whole, e.g. `facetTerm('type', 'full-time')`. */
export const facetTerm = (name: string, value: string): string => `=${name}:${foldText(value)}`;

/** The name that a term of {@link facetTerm} was made with. */
export const facetName = (term: string): string => term.slice(1, term.indexOf(':'));

/** The folded value that a term of {@link facetTerm} was made with. */
export const facetValue = (term: string): string => term.slice(term.indexOf(':') + 1);
