import { readAnew } from '../search/read-anew.js';
import type { TestService } from './create-test-service.js';

/**
 * To be called after a test wrote to a searched collection past the service: the index is read anew.
 * @param subject name of the searched subject, e.g. `jobs`
 */
export const storedAside = (service: TestService, subject: string): Promise<void> =>
  readAnew(service.env, subject);
