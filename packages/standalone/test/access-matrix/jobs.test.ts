import { jobsService } from '@commons/jobs/app.module';
import { createTestService } from '@commons/service-kit/testing/create-test-service';
import { describeAccess } from './describe-access.js';
import { jobsCalls } from './jobs-calls.js';

/** All calls of this test come from one address. */
const env = { REPORTS_PER_ADDRESS: '1000', FITS_PER_ADDRESS: '1000' };

/** The answer of resumes to jobs: every file is a résumé of one line. */
const internal = ({ path }: { path: string }) =>
  path === '/internal/resume-readings'
    ? { structure: { links: [], lines: ['Two years as a baker'], sections: [] } }
    : undefined;

describeAccess('jobs', () => createTestService(jobsService, { env, internal }), jobsCalls);
