import { PassThrough, pipeline, type Readable } from 'node:stream';
import { maxBytesInZip, maxResumesInZip } from '@commons/contracts/applications/applicant-lists';
import { refuse } from '@commons/service-kit/errors/refuse';
import { log } from '@commons/service-kit/logging/logger';
import { SequentialFiles } from '@commons/service-kit/objects/sequential-files';
import { Injectable } from '@nestjs/common';
import { ZipFile } from 'yazl';
import type { ApplicationRecord } from '../application.schema.js';
import { ResumeFilesService } from '../files/resume-files.service.js';
import { ApplicationListsService } from '../lists/application-lists.service.js';
import { ZipNames } from './zip-names.js';

/** Résumés of several applications as one ZIP. One file is open at a time, and none is held in memory. */
@Injectable()
export class ResumesZip {
  constructor(
    private readonly files: ResumeFilesService,
    private readonly lists: ApplicationListsService,
  ) {}

  /** @throws 404 when none has a résumé, 413 beyond the limits of a ZIP */
  make(applications: readonly ApplicationRecord[]): Readable {
    const withResume = applications.filter(({ resume }) => resume);
    if (withResume.length === 0) throw refuse(404, 'None of these applications has a resume.');
    refuseTooMuch(withResume);
    const zip = new ZipFile();
    const output = new PassThrough();
    const files = new SequentialFiles();
    const fail = (error: Error) => {
      if (output.destroyed) return;
      log().warn({ err: error }, 'an export of resumes was aborted');
      output.destroy(error);
    };
    zip.on('error', fail);
    const names = new ZipNames();
    for (const one of withResume) {
      const name = names.next(one.applicant.name, one.job.title, one.resume?.filename ?? '');
      // Already compressed: compressing again would save nothing.
      zip.addReadStreamLazy(name, { compress: false, mtime: one.applied_at }, (use) => {
        const file = { open: () => this.#open(one) };
        files.open(file, fail).then((stream) => stream && use(null, stream), fail);
      });
    }
    zip.end();
    // Also called when the client disconnects.
    pipeline(zip.outputStream, output, () => files.close());
    return output;
  }

  async #open(application: ApplicationRecord): Promise<Readable> {
    // First: if it failed with the file open, nobody would close that.
    await this.lists.markViewed(application);
    const stored = await this.files.get(application._id);
    if (!stored) throw new Error(`the resume of application ${application._id} is gone`);
    return stored.stream;
  }
}

function refuseTooMuch(applications: readonly ApplicationRecord[]): void {
  const bytes = applications.reduce((sum, { resume }) => sum + (resume?.size ?? 0), 0);
  if (applications.length <= maxResumesInZip && bytes <= maxBytesInZip) return;
  const megabytes = Math.round(maxBytesInZip / 1024 / 1024);
  throw refuse(
    413,
    `One file has room for ${maxResumesInZip} resumes and ${megabytes} MB. Please choose fewer applications.`,
  );
}
