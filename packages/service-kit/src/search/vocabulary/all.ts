import { readFileSync } from 'node:fs';
import { Vocabulary } from '../vocabulary.js';
import { everyday } from './everyday.js';
import { furtherOccupations } from './further-occupations.js';
import { furtherTrades } from './further-trades.js';
import { occupations } from './occupations.js';
import { problems } from './problems.js';
import { spanish } from './spanish.js';
import { spanishEveryday } from './spanish-everyday.js';
import { spanishOccupations } from './spanish-occupations.js';
import { spanishProblems } from './spanish-problems.js';
import { trades } from './trades.js';
import { spanishWishes, wishes } from './wishes.js';

const known = new Map<string, Vocabulary>();

/**
 * The built-in vocabulary and the operator's.
 * @param file of the operator, in the form of `trades.ts`; @throws when it is unreadable
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
      spanishProblems,
      wishes,
      spanishWishes,
    });
  known.set(own, vocabulary);
  return vocabulary;
}
