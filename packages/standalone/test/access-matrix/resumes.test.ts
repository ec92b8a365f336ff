import { resumesService } from '@commons/resumes/app.module';
import { createTestService } from '@commons/service-kit/testing/create-test-service';
import { resumesCalls } from './profile-calls.js';
import { testAccess } from './test-access.js';

describe('[ERR-08] the access matrix of resumes', () => {
  testAccess('resumes', () => createTestService(resumesService), resumesCalls);
});
