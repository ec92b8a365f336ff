import { z } from 'zod';
import { isoDate } from '../field-types.js';
import { foldText } from '../text/fold-text.js';

/** A word or phrase in folded form; a final asterisk matches any ending. */
const watchedWord = z
  .string()
  .transform(foldText)
  .pipe(
    z
      .string()
      .min(2, 'A word needs two letters or more.')
      .max(60)
      .regex(/^[^*]+\*?$/, 'Write an asterisk only at the end of a word.'),
  );

/** PUT /auth/operator/watched-words: replaces the list (decision B60). */
export const WatchedWordsInput = z
  .object({
    words: z.array(watchedWord).max(500),
    /** The list that was changed: what others added to it or removed from it since stays so. Absent: the present list. */
    changed: z.array(watchedWord).max(500).optional(),
  })
  .meta({ id: 'WatchedWordsInput' });
export type WatchedWordsInput = z.input<typeof WatchedWordsInput>;

/** GET /auth/operator/watched-words: words and phrases that open a case when they are published. */
export const WatchedWordList = z
  .object({
    /** Sorted alphabetically. */
    words: z.array(z.string()),
    /** Author of the latest change; absent before the first. */
    changed_by: z.string().optional(),
    changed_at: isoDate.optional(),
  })
  .meta({ id: 'WatchedWordList' });
export type WatchedWordList = z.infer<typeof WatchedWordList>;
