import { ResumeReading, StoredResume } from '@commons/contracts/jobs/job-fit';
import { InternalClient } from '@commons/service-kit/internal/internal-client';
import { Injectable } from '@nestjs/common';

/** A file may wait for others, and is parsed for 4 s at most. */
const readingWaitMs = 20_000;

/** Asks the resumes service, which alone opens untrusted files, for the text of a résumé. */
@Injectable()
export class ResumeReadingsService {
  constructor(private readonly calls: InternalClient) {}

  /**
   * Parses a file; nothing is stored on either side.
   * @param owner an account or a machine, so that one owner's files do not delay another's
   */
  async read(
    bytes: Uint8Array<ArrayBuffer>,
    filename: string,
    owner: string,
  ): Promise<ResumeReading> {
    const form = new FormData();
    form.set('owner', owner.slice(0, 100));
    form.set('file', new Blob([bytes]), filename);
    const path = '/internal/resume-readings';
    const reading = await this.calls.postForm('resumes', path, form, ResumeReading, readingWaitMs);
    return reading ?? {};
  }

  /** The stored résumé or profile of a person; undefined without either. */
  storedOf(userId: string): Promise<StoredResume | undefined> {
    const path = `/internal/resumes-of/${encodeURIComponent(userId)}`;
    return this.calls.get('resumes', path, StoredResume);
  }
}
