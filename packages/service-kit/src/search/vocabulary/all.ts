import { readFileSync } from 'node:fs';
import { Vocabulary } from './vocabulary.js';
import {
  activities,
  everyday,
  furtherOccupations,
  furtherTrades,
  names,
  occupations,
  problems,
  spanish,
  spanishActivities,
  spanishEveryday,
  spanishOccupations,
  spanishProblems,
  spanishWords,
  trades,
} from './vocabulary-lists.js';

const known = new Map<string, Vocabulary>();

/**
 * The built-in vocabulary and the operator's.
 * @param file of the operator, in the form of `data/vocabulary/trades.txt`
 * @throws when it is unreadable
 */
export function vocabularyOf(file = ''): Vocabulary {
  const own = file ? readFileSync(file, 'utf8') : '';
  const vocabulary =
    known.get(own) ??
    new Vocabulary([trades, occupations, furtherTrades, furtherOccupations, own], {
      spellings: everyday,
      problems,
      spanish: spanish + spanishOccupations,
      spanishEveryday,
      spanishWords,
      spanishProblems,
      activities,
      spanishActivities,
      solving: trades + furtherTrades + own,
      done: occupations + furtherOccupations,
      names,
    });
  known.set(own, vocabulary);
  return vocabulary;
}
