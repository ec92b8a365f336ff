import { resumesService } from '@commons/resumes/app.module';
import { createTestService } from '@commons/service-kit/testing/create-test-service';
import { describeAccess } from './describe-access.js';
import { resumesCalls } from './other-calls.js';

describeAccess('resumes', () => createTestService(resumesService), resumesCalls);
