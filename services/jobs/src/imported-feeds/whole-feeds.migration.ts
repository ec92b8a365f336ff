import { defineMigration } from '@commons/service-kit/migrations/migration';
import type { ImportedFeedRecord } from './imported-feed.schema.js';

/** Jobs stored before `valid_through` existed get it at the next reading, if that is of the whole feed. */
export const wholeFeeds = defineMigration({
  name: 'whole-feeds',
  what: 'has each feed of jobs read as a whole once, even if it is unchanged',
  when: 'in the background',
  run: async ({ model }) => {
    const known = { $or: [{ etag: { $exists: true } }, { last_modified: { $exists: true } }] };
    const change = { $unset: { etag: 1 as const, last_modified: 1 as const } };
    return (await model<ImportedFeedRecord>('JobFeed').updateMany(known, change)).modifiedCount;
  },
});
