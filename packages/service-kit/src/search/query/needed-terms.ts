import type { WordGroup } from '../words/word-groups.js';
import { stemOf } from '../words/words.js';

/**
 * Terms of which a document must have one to match the group, for the gateway's search cache. `findableTerms` gives
 * those of a document.
 */
export const neededTerms = ({ alternatives, place }: WordGroup): string[] => [
  ...new Set(
    alternatives.flatMap(({ words, facet, prefix }) => {
      if (facet) return [facet];
      const [first = ''] = words;
      const whole = place ? [] : [`~${stemOf(first)}`];
      return prefix ? [...whole, first] : whole;
    }),
  ),
];
