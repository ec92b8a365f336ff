import type { Suggestion } from '@commons/contracts/search/suggestions';
import type { SearchEngine } from '../engine/search-engine.js';
import { facetTerm, facetValue } from '../facet-term.js';
import { correctedWord } from '../query/spelling-corrections.js';
import { replaceWord } from '../query/typed-words.js';
import { foldWords } from '../words/words.js';
import {
  isBeingTyped,
  matchesAsPrefix,
  mayComplete,
  nameCompletions,
  spanishNameCompletions,
} from './name-completions.js';

/** A suggestion from the index; names still have to be read from the store. */
export interface FoundSuggestion extends Omit<Suggestion, 'text' | 'kind'> {
  readonly kind: Suggestion['kind'];
  /** Display text; absent if `of` has it. */
  readonly text?: string;
  /** A document whose field has the text. */
  readonly of?: { readonly id: string; readonly key: string };
}

/** Rows per kind before the other kinds are filled. */
const share = { term: 3, category: 2, place: 1 } as const;
/** Limits on vocabulary names examined, and on searches run to count them. */
const maxNames = 5;

/** Suggests completions of a search, from the index and the vocabulary. */
export class Suggester {
  constructor(private readonly engine: SearchEngine) {}

  /** @param typed the text so far; its last word may be incomplete */
  suggest(typed: string, limit: number): FoundSuggestion[] {
    const words = foldWords(typed).slice(0, 8);
    if (words.length === 0) return this.#categories([]).slice(0, limit);
    const found = this.#rows(words, limit);
    if (found.length > 0) return found;
    const spanish = this.#spanishTerms(words);
    if (spanish.length > 0) return spanish;
    const better = this.#corrected(typed, words);
    const corrected = better ? this.#rows(foldWords(better), limit) : [];
    return corrected.length > 0 ? corrected : this.#categoryOfTrade(words);
  }

  /** For a trade without a listing: the category that it belongs to. */
  #categoryOfTrade(words: readonly string[]): FoundSuggestion[] {
    const { index, vocabulary } = this.engine;
    const { categoryOf } = index.subject;
    const alike = (name: string) =>
      (vocabulary.of(name.split(' ')) ?? [])
        .filter(({ same }) => same)
        .map((synonym) => synonym.words.join(' '));
    const names = [
      words.join(' '),
      ...alike(words.join(' ')),
      ...nameCompletions(vocabulary, words).slice(0, maxNames),
      ...spanishNameCompletions(vocabulary, words).slice(0, maxNames).flatMap(alike),
    ];
    for (const name of names) {
      const text = categoryOf?.(name);
      const total = text ? index.documentsWith(facetTerm('category', text)) : 0;
      if (text && total > 0) return [{ kind: 'category', text, total }];
    }
    return [];
  }

  #rows(words: readonly string[], limit: number): FoundSuggestion[] {
    const terms = this.#terms(words);
    const names = this.#names(words, limit);
    const categories = this.#categories(words);
    const places = this.#places(words);
    const known = new Set<string>();
    const rows = [
      ...terms.slice(0, share.term),
      ...categories.slice(0, share.category),
      ...places.slice(0, share.place),
      ...names,
      ...terms.slice(share.term),
      ...categories.slice(share.category),
      ...places.slice(share.place),
    ].filter(({ kind, text, of, id }) => {
      const name = of && this.engine.index.documents.keyOf(of.key, of.id);
      // Merges "haircut" and "hair cut", and titles that differ in case.
      const key = `${kind} ${(text ?? name ?? '').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')} ${id ?? ''}`;
      return known.size < limit && !known.has(key) && known.add(key);
    });
    return rows;
  }

  /** Trades and occupations with this prefix that have results. */
  #terms(words: readonly string[]): FoundSuggestion[] {
    const { vocabulary } = this.engine;
    // Names with the same meaning have the same results: one represents them.
    const chosen: string[] = [];
    const covered = new Set<string>();
    for (const name of nameCompletions(vocabulary, words)) {
      if (chosen.length === maxNames) break;
      if (covered.has(name)) continue;
      chosen.push(name);
      for (const synonym of vocabulary.of(name.split(' ')) ?? []) {
        if (synonym.same) covered.add(synonym.words.join(' '));
      }
    }
    return chosen
      .map((text) => ({ kind: 'term' as const, text, total: this.#total(text) }))
      .filter(({ total }) => total > 0)
      .sort((one, other) => other.total - one.total);
  }

  /** The same in Spanish, for what begins no English name: "techa" is no typing error for "tech". */
  #spanishTerms(words: readonly string[]): FoundSuggestion[] {
    return spanishNameCompletions(this.engine.vocabulary, words)
      .slice(0, maxNames)
      .map((text) => ({ kind: 'term' as const, text, total: this.#total(text) }))
      .filter(({ total }) => total > 0)
      .slice(0, share.term);
  }

  #total(search: string): number {
    return this.engine.find({ search, exact: true, order: 'newest', offset: 0, limit: 0 }).total;
  }

  #categories(words: readonly string[]): FoundSuggestion[] {
    return this.#values('category', 'category', words);
  }

  #places(words: readonly string[]): FoundSuggestion[] {
    return this.#values('location', 'place', words);
  }

  /** Filter values with these words, the most frequent first. */
  #values(
    facet: 'category' | 'location',
    kind: 'category' | 'place',
    words: readonly string[],
  ): FoundSuggestion[] {
    const { index } = this.engine;
    const counted = index.subject.facets?.[facet]?.of ?? [];
    return counted
      .flatMap(({ name, text }) =>
        index.terms.facetsOf(name).flatMap((term) => {
          const value = facetValue(term);
          if (!matchesAsPrefix(foldWords(value).join(' '), words)) return [];
          const shown = text(value);
          return shown ? [{ kind, text: shown, total: index.documentsWith(term) }] : [];
        }),
      )
      .filter(({ total }) => total > 0)
      .sort((one, other) => other.total - one.total);
  }

  /** Names of documents. A name that several share becomes a search with their number. */
  #names(words: readonly string[], limit: number): FoundSuggestion[] {
    const { documents, subject } = this.engine.index;
    return (subject.suggested ?? []).flatMap(({ key, kind }) => {
      const found = new Map<string, { documents: number[]; starts: boolean }>();
      documents.keys(key).forEach((name, document) => {
        if (!documents.isAlive(document)) return;
        const known = found.get(name);
        if (known) known.documents.push(document);
        else if (mayComplete(name, words) && matchesAsPrefix(foldWords(name).join(' '), words)) {
          found.set(name, { documents: [document], starts: name.startsWith(words[0] as string) });
        }
      });
      return [...found]
        .sort(
          ([one, a], [other, b]) =>
            Number(b.starts) - Number(a.starts) ||
            b.documents.length - a.documents.length ||
            one.length - other.length ||
            (one < other ? -1 : 1),
        )
        .slice(0, limit)
        .map(([, { documents: all }]) => {
          const id = documents.ids[all.at(-1) as number] as string;
          const isOne = all.length === 1 && kind !== 'company';
          return {
            ...(isOne
              ? { kind, id }
              : { kind: kind === 'company' ? kind : 'term', total: all.length }),
            of: { id, key },
          } as FoundSuggestion;
        });
    });
  }

  #corrected(typed: string, words: readonly string[]): string | undefined {
    const { terms } = this.engine.index;
    const documentsWith = (term: string) => this.engine.index.documentsWith(term);
    let text = typed;
    for (const word of words) {
      if (documentsWith(word) > 0 || isBeingTyped(word, this.engine.vocabulary)) continue;
      const known = correctedWord(word, { terms, documentsWith }, this.engine.vocabulary);
      if (known) text = replaceWord(text, word, known);
    }
    return text === typed ? undefined : text;
  }
}

/**
 * Suggestions with the names from the store; deleted documents are skipped.
 * @param named the name and a detail of a document; the key says which name
 */
export function namedSuggestions(
  found: readonly FoundSuggestion[],
  named: (id: string, key: string) => { text: string; detail?: string | undefined } | undefined,
): Suggestion[] {
  return found.flatMap(({ of, kind, text, id, total }) => {
    const name = of && named(of.id, of.key);
    const shown = text ?? name?.text;
    if (!shown) return [];
    const detail = id ? name?.detail : undefined;
    return [
      {
        ...{ kind, text: shown },
        ...(id && { id }),
        ...(detail && { detail }),
        ...(total !== undefined && { total }),
      },
    ];
  });
}
