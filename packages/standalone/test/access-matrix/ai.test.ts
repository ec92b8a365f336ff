import { aiService } from '@commons/ai/app.module';
import { createTestService } from '@commons/service-kit/testing/create-test-service';
import { aiCalls } from './ai-calls.js';
import { describeAccess } from './describe-access.js';

describeAccess('ai', () => createTestService(aiService), aiCalls);
