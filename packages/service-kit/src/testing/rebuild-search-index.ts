import { rebuildIndexes } from '../search/follow/rebuild-indexes.js';
import type { TestService } from './create-test-service.js';

/**
 * Rebuilds a search index. Call it after a test wrote to a searched collection directly.
 * @param subject name of the searched subject, e.g. `jobs`
 */
export const rebuildSearchIndex = (service: TestService, subject: string): Promise<void> =>
  rebuildIndexes(service.env, subject);
