import { directoryService } from '@commons/directory/app.module';
import { createTestService } from '@commons/service-kit/testing/create-test-service';
import { claimCalls } from './claim-calls.js';
import { describeAccess } from './describe-access.js';
import { directoryCalls } from './other-calls.js';
import { reviewCalls } from './reviews-calls.js';

/** All calls of this test come from one address. */
const env = {
  REVIEWS_PER_ADDRESS: '1000',
  MESSAGES_PER_ADDRESS: '1000',
  REPORTS_PER_ADDRESS: '1000',
};

describeAccess('directory', () => createTestService(directoryService, { env }), {
  ...directoryCalls,
  ...reviewCalls,
  ...claimCalls,
});
