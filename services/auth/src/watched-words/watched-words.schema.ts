import type { ModelDefinition } from '@nestjs/mongoose';
import { Schema } from 'mongoose';

/** There is one list. */
export const onlyList = 'words';

/** Who changed it and how is in the operators' log. */
export interface StoredWatchedWords {
  _id: typeof onlyList;
  words: string[];
}

export const watchedWordsModel: ModelDefinition = {
  name: 'WatchedWords',
  schema: new Schema<StoredWatchedWords>(
    { _id: String, words: { type: [String], required: true } },
    { collection: 'watched_words', versionKey: false },
  ),
};
