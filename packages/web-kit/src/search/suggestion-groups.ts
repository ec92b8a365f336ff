import type { SuggestionKind } from '@commons/contracts/search/search-lists';
import type { Suggestion } from '@commons/contracts/search/suggestions';
import { foldText } from '@commons/contracts/text/fold-text';
import type {
  SuggestionGroup,
  Suggestion as SuggestionItem,
} from '@commons/ui/forms/suggest-field';
import { t, translate } from '@commons/ui/text/texts';
import { numberText } from '@commons/ui/text/wording';

/** A suggestion of the server as the list under a search box shows it. */
export interface SearchSuggestion extends SuggestionItem {
  readonly kind: SuggestionKind;
  readonly id?: string | undefined;
  /** What is searched or filtered by; `text` shows it in the language of the page. */
  readonly value: string;
}

/** Kinds in the order of the list, with their labels. */
const groupNames: Readonly<Record<SuggestionKind, string>> = {
  term: t('searches'),
  category: t('categories'),
  place: t('places'),
  company: t('companies'),
  business: t('businesses'),
  job: t('jobs'),
};

/** Kinds whose text is a search by itself; the others are filters and pages. */
const searchedKinds: readonly SuggestionKind[] = ['term', 'company'];

/** Suggestions by their kinds; within a kind as the server ranked them. */
export const groupSuggestions = (
  suggestions: readonly Suggestion[] = [],
): SuggestionGroup<SearchSuggestion>[] =>
  Object.entries(groupNames)
    .map(([kind, label]) => ({
      label,
      suggestions: suggestions.filter((one) => one.kind === kind).map(itemOf),
    }))
    .filter((group) => group.suggestions.length > 0);

const itemOf = ({ kind, text, id, detail, total }: Suggestion): SearchSuggestion => ({
  key: `${kind} ${id ?? text}`,
  kind,
  id,
  text: kind === 'category' || kind === 'place' ? translate(text) : text,
  value: text,
  note: detail ?? (total ? numberText(total) : undefined),
  own: !searchedKinds.includes(kind),
});

/**
 * The rest of a search after its last words became a filter: "baker brook" minus the prefix of "Brooklyn" is "baker".
 */
export function withoutBeginning(search: string, chosen: string): string {
  const words = search.trim().split(/\s+/);
  const folded = foldText(chosen);
  for (let from = 0; from < words.length; from += 1) {
    const end = foldText(words.slice(from).join(' '));
    if (end && folded.startsWith(end)) return words.slice(0, from).join(' ');
  }
  return '';
}
