import { TownWordMove, TownWordQuery, TownWordUses } from '../portal/portal-settings.js';
import { operations } from './operation.js';

/** Called by auth on each service whose records have categories or areas of the town's own (ADR 0033). */
export const townWords = operations({
  'GET /internal/word-uses': {
    access: 'internal',
    callers: ['auth'],
    summary: 'Counts the records that have a category or an area.',
    query: TownWordQuery,
    answer: TownWordUses,
  },
  'POST /internal/word-moves': {
    access: 'internal',
    callers: ['auth'],
    summary: 'Moves the records of a category or an area to another one.',
    body: TownWordMove,
    answer: TownWordUses,
  },
});
