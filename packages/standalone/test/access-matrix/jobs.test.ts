import { jobsService } from '@commons/jobs/app.module';
import { createTestService } from '@commons/service-kit/testing/create-test-service';
import { feedCalls, startFeedSite } from './feed-calls.js';
import { importCalls } from './import-calls.js';
import { jobsCalls } from './jobs-calls.js';
import { testAccess } from './test-access.js';

/** All calls of this test come from one address. */
const env = { REPORTS_PER_ADDRESS: '1000', FITS_PER_ADDRESS: '1000' };

/** The answer of resumes to jobs: every file is a résumé of one line. */
const internal = ({ path }: { path: string }) =>
  path === '/internal/resume-readings'
    ? { structure: { links: [], lines: ['Two years as a baker'], sections: [] } }
    : undefined;

const imports = importCalls('jobs', (text) => `Title,Company\n${text},Quillhaven\n`, {
  title: 0,
  company_name: 1,
});

let site: Awaited<ReturnType<typeof startFeedSite>>;
const start = async () => {
  site = await startFeedSite();
  return createTestService(jobsService, {
    env: { ...env, JOB_FEED_HOSTS: site.host },
    internal,
  });
};
afterAll(() => site.close());

describe('[ERR-08] the access matrix of jobs', () => {
  testAccess('jobs', start, {
    ...jobsCalls,
    ...imports,
    ...feedCalls(() => site.host),
  });
});
