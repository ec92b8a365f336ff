import { reportCaseModel } from '@commons/service-kit/moderation/report-cases';
import { ReportUserData } from '@commons/service-kit/moderation/reports.user-data';
import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { directoryService } from '../app.module.js';
import { adaByron } from '../testing/ada-byron.js';
import { newListing } from '../testing/new-listing.js';
import { directoryCases, type ListingCase } from './directory-cases.js';

let service: TestService;
beforeAll(async () => {
  service = await createTestService(directoryService);
});
afterAll(() => service.close());

it('exports the reports of a person, and anonymises them on erasure', async () => {
  const database = await service.database();
  const model = database.model<ListingCase>(reportCaseModel, directoryCases.schema);
  const holder = new ReportUserData<ListingCase>(model, directoryCases);
  const { id } = await newListing(service);
  const report = (body: object, token?: string) =>
    service.request('POST', `/business-directory/${id}/report`, { body, token });
  await report({ reason: 'spam', note: 'A guest says so' });
  const token = await service.tokenFor({ account_type: 'job_seeker', sub: adaByron.id });
  await report({ reason: 'fake', note: 'I live next door' }, token);

  expect((await holder.collect(adaByron)).records).toEqual([
    {
      kind: 'listing',
      subject_id: id,
      reason: 'fake',
      note: 'I live next door',
      created_at: expect.any(String),
    },
  ]);
  await holder.erase(adaByron);
  await holder.erase(adaByron);
  const stored = await database.collection('report_cases').findOne({ subject_id: id });
  expect(stored?.reports).toMatchObject([
    { reason: 'spam', note: 'A guest says so' },
    { reason: 'fake', reporter: expect.stringMatching(/^former /) },
  ]);
  expect(stored?.reporters).toBe(2);
  expect(JSON.stringify(stored)).not.toMatch(/next door|aaaaaa/);
});
