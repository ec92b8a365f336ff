import { aiService } from '@commons/ai/app.module';
import { createTestService } from '@commons/service-kit/testing/create-test-service';
import { aiCalls } from './ai-calls.js';
import { testAccess } from './test-access.js';

describe('[ERR-08] the access matrix of ai', () => {
  // Without drafts: each of a hundred texts would take seconds.
  testAccess('ai', () => createTestService(aiService, { env: { AI_DRAFTS: 'false' } }), aiCalls);
});
