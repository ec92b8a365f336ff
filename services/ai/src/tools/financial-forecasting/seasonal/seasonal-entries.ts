import { type MonthsOfNote, monthsOfNote } from './entered-months.js';
import { readClause } from './read-clause.js';
import type { SeasonalEntries, SeasonalEntry } from './seasonal-entry.js';
import { backToUsual, fromThen } from './seasonal-words.js';
import { clausesOf, maxClauseLength } from './split-clauses.js';

/** More sentences than months of the longest forecast are not read. */
const maxSentences = 36;

/** The last of the months named before, from which something lasts: "a month starting then". */
const fromLast = (named: MonthsOfNote): MonthsOfNote => ({
  ...named,
  months: named.months.slice(-1),
  isList: true,
});

/**
 * Reads notes like "December: $5,000 stock", "2k for ads in month 3", "from March: $2,400 a month for help", "40% less
 * sales in January and February", "only open April to October", "slow in July, a third of normal", "the festival in June
 * brings 5,000", "a helper at $18 an hour, 10 hours a week from September", in sentences, lines or lists.
 */
export function seasonalEntries(text: string | undefined): SeasonalEntries {
  const read: SeasonalEntry[] = [];
  const unread: string[] = [];
  let named: MonthsOfNote | undefined;
  const sentences = clausesOf(text ?? '');
  for (const clauses of sentences.slice(0, maxSentences))
    for (const [nth, clause] of clauses.entries()) {
      if (clause.length > maxClauseLength) {
        unread.push(clause);
        continue;
      }
      if (backToUsual.test(clause) && !/\d/.test(clause)) continue;
      const isFromThen = fromThen.test(clause);
      const before = isFromThen ? named && fromLast(named) : nth > 0 ? named : undefined;
      const entries = readClause(clause, before);
      if (entries.length > 0) read.push(...entries);
      else unread.push(clause);
      const own = monthsOfNote(clause);
      if (own.months.length > 0) named = own;
    }
  const others = sentences.slice(maxSentences).flat().join('; ');
  return { read, unread: others ? [...unread, others] : unread };
}
