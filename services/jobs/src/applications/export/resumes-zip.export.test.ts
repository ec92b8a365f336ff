import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { until } from '@commons/service-kit/testing/until';
import { Types } from 'mongoose';
import type { ApplicationRecord } from '../application.schema.js';
import type { ResumeFilesService } from '../files/resume-files.service.js';
import type { ApplicationListsService } from '../lists/application-lists.service.js';
import { ResumesZip } from './resumes-zip.export.js';

const application = {
  _id: new Types.ObjectId(),
  applicant: { name: 'Zoë Quill' },
  job: { title: 'Pastry Chef' },
  resume: { filename: 'cv.pdf', content_type: 'application/pdf', size: 3 },
  applied_at: new Date(),
} as ApplicationRecord;

type Stored = Awaited<ReturnType<ResumeFilesService['get']>>;

const zipOf = (get: () => Promise<Stored>, markViewed: () => Promise<void>) =>
  new ResumesZip(
    { get } as unknown as ResumeFilesService,
    { markViewed } as unknown as ApplicationListsService,
  ).make([application, application]);

describe('a résumé that is opened for a ZIP', () => {
  it('is closed when the client is gone by then, and no other is opened', async () => {
    const stream = new PassThrough();
    let opened: (stored: Stored) => void = () => undefined;
    const get = jest.fn(
      () =>
        new Promise<Stored>((resolve) => {
          opened = resolve;
        }),
    );
    const output = zipOf(get, async () => undefined);
    await until(
      () => get.mock.calls,
      ({ length }) => length > 0,
    );
    output.destroy();
    await once(output, 'close');
    await setImmediate();
    opened({ stream, size: 3, contentType: 'application/pdf' });
    await until(
      () => stream.destroyed,
      (isClosed) => isClosed,
    );
    expect(get).toHaveBeenCalledTimes(1);
  });

  it('is not opened when it cannot be marked as viewed', async () => {
    const get = jest.fn(async () => undefined);
    const output = zipOf(get, () => Promise.reject(new Error('no database')));
    const failure = await new Promise<Error>((resolve) => output.once('error', resolve));
    expect([failure.message, get.mock.calls]).toEqual(['no database', []]);
  });
});
