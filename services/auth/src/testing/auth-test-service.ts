import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import type { InternalAnswers } from '@commons/service-kit/testing/other-services';
import { authService } from '../app.module.js';

/**
 * Auth as in production, with its own keys. AUTH_URL is unset, so that tokens signed by the helper are foreign ones.
 */
export const createAuthService = (
  env: Record<string, string> = {},
  internal?: InternalAnswers,
): Promise<TestService> =>
  createTestService(authService, {
    env: { AUTH_URL: undefined, ...env },
    ...(internal && { internal }),
  });
