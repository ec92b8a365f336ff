import type { IndexAnswer } from '../index/search-index.js';
import { eitherTrade } from '../query/either-trades.js';
import type { ReadQuery } from '../query/query-reading.js';
import { detailsOfTrade, saysWhatIsDone } from '../query/trade-details.js';
import type { WordGroup } from '../words/word-groups.js';
import type { SearchEngine } from './search-engine.js';

/** An answer to fewer words than typed. */
export interface Fewer extends IndexAnswer {
  readonly groups: readonly WordGroup[];
  readonly leftOut: readonly string[];
}

type Ask = (groups: readonly WordGroup[]) => IndexAnswer;

/** From this many words on, one may be dropped when nothing matches all of them. */
const wordsToSpare = 3;

/**
 * Answers a search of which no document has all words: drops details of the trade, then takes any of several trades,
 * then drops the least specific words.
 * @param ask the index, for groups of words
 */
export function fewerWords(engine: SearchEngine, read: ReadQuery, ask: Ask): Fewer {
  const about = withoutDetails(engine, read, ask);
  if (about.total > 0) return about;
  const any = eitherTrade(read, engine.vocabulary);
  const either = any && withoutDetails(engine, any, ask);
  return either && either.total > 0 ? either : withoutWords(engine, read, ask);
}

/** A trade is specific enough: details without a match are dropped, except for the place. */
function withoutDetails(engine: SearchEngine, read: ReadQuery, ask: Ask): Fewer {
  const leftOut: string[] = [];
  let { groups } = read;
  let answer = ask(groups);
  const details = detailsOfTrade(read, engine.vocabulary).filter(
    ({ typed }) => !engine.isNamedPlace(typed),
  );
  for (const known of [false, true]) {
    const some = details.filter((one) => engine.isKnown(one) === known);
    for (const detail of leastSpecific(engine, some)) {
      if (answer.total > 0) break;
      groups = groups.filter((one) => one !== detail);
      leftOut.push(detail.typed.join(' '));
      answer = ask(groups);
    }
  }
  return { ...answer, groups, leftOut };
}

/** Unknown names are never replaced by something else; of filters alone ("remote, no experience") one is enough. */
function withoutWords(engine: SearchEngine, read: ReadQuery, ask: Ask): Fewer {
  const leftOut: string[] = [];
  let { groups } = read;
  const needed = () => groups.filter(({ optional }) => !optional);
  const without = (group: WordGroup) => groups.filter((one) => one !== group);
  const isHow = needed().every(({ understood }) => understood);
  const isEach = needed().length >= wordsToSpare && needed().every((one) => engine.isKnown(one));
  let answer: IndexAnswer = { ids: [], total: 0 };
  while ((isHow || isEach) && answer.total === 0 && needed().length > 1) {
    const candidates = leastSpecific(engine, needed()).map((group) => ({
      group,
      answer: ask(without(group)),
    }));
    const found = candidates.find(({ answer: one }) => one.total > 0) ?? candidates[0];
    if (!found) break;
    groups = without(found.group);
    leftOut.push(found.group.typed.join(' '));
    answer = found.answer;
  }
  return { ...answer, groups, leftOut: answer.total > 0 ? leftOut : [] };
}

/** In the order in which words are dropped: where and how to work first, then other words, trades last. */
export function leastSpecific(engine: SearchEngine, groups: readonly WordGroup[]): WordGroup[] {
  const weight = ({ typed, understood, trade, either }: WordGroup) => {
    if (understood) return 0;
    if (trade || either) return 4;
    if (engine.isPlace(typed)) return 1;
    if (saysWhatIsDone(typed)) return 1.5;
    return engine.vocabulary.of(typed) ? 3 : 2;
  };
  return [...groups].reverse().sort((one, other) => weight(one) - weight(other));
}
