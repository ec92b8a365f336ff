import type { SearchSubject } from '../search-subject.js';
import type { Vocabulary } from '../vocabulary/vocabulary.js';
import { qualities, type WordGroup } from '../words/word-groups.js';
import { categoryOfGroup } from './category-of-group.js';

/**
 * A group whose other words for its trade count only in documents of a kind that fits the category of the trade, or that
 * of the word itself: "Curry" makes an Indian restaurant, but no dry cleaner. What was typed counts in all.
 */
export function withKinds(
  group: WordGroup,
  subject: Pick<SearchSubject, 'kinds' | 'categoryOf'>,
  vocabulary: Vocabulary,
): WordGroup {
  const { kinds, categoryOf } = subject;
  if (!kinds || !categoryOf) return group;
  const ofGroup = categoryOfGroup(group, subject, vocabulary);
  return {
    ...group,
    alternatives: group.alternatives.map((alternative) => {
      const { words, quality, notInProse } = alternative;
      if (!notInProse || quality > qualities.synonym) return alternative;
      const categories = [ofGroup, categoryOf(words.join(' '))].flatMap((one) => one ?? []);
      if (categories.length === 0) return alternative;
      const fitsKind = (kind: number) =>
        Math.max(...categories.map((one) => kinds.fits(kind, one)));
      return { ...alternative, fitsKind };
    }),
  };
}
