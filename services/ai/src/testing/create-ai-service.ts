import {
  createTestService,
  type TestOverrides,
} from '@commons/service-kit/testing/create-test-service';
import { aiService } from '../app.module.js';

/**
 * Starts this service for a test. Without drafts, which take seconds: `AI_DRAFTS: 'true'` in `env` has them.
 * @param overrides as those of `createTestService`
 */
export const createAiService = (overrides: TestOverrides = {}) =>
  createTestService(aiService, { ...overrides, env: { AI_DRAFTS: 'false', ...overrides.env } });
