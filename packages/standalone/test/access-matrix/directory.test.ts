import { directoryService } from '@commons/directory/app.module';
import { createTestService } from '@commons/service-kit/testing/create-test-service';
import { claimCalls } from './claim-calls.js';
import { directoryCalls } from './directory-calls.js';
import { importCalls } from './import-calls.js';
import { reviewCalls } from './reviews-calls.js';
import { testAccess } from './test-access.js';

/** All calls of this test come from one address. */
const env = {
  REVIEWS_PER_ADDRESS: '1000',
  MESSAGES_PER_ADDRESS: '1000',
  REPORTS_PER_ADDRESS: '1000',
};

const start = () => createTestService(directoryService, { env });

const imports = importCalls('business-directory', (text) => `Name,City\n${text},Conway\n`, {
  business_name: 0,
  city: 1,
});

describe('[ERR-08] the access matrix of directory', () => {
  testAccess('directory', start, {
    ...directoryCalls,
    ...reviewCalls,
    ...claimCalls,
    ...imports,
  });
});
