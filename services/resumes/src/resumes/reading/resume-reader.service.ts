import type { ResumeStructure } from '@commons/contracts/resumes/resume-structure';
import {
  GuardedFailure,
  type GuardedJob,
  GuardedRunner,
} from '@commons/service-kit/guarded/guarded-runner';
import { log } from '@commons/service-kit/logging/logger';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { RawResume } from '../../extraction/read-resume.js';
import { unreadable } from '../../structure/lines/document-line.js';
import { resumeTexts } from '../resume-texts.js';

/** The parsed résumé, or why it cannot be read. */
export type ReadResume =
  | { readonly structure: ResumeStructure; readonly problem?: undefined }
  | { readonly problem: string; readonly structure?: undefined };

const texts: Record<string, string> = {
  [unreadable.encrypted]: resumeTexts.encrypted,
  [unreadable.noText]: resumeTexts.noText,
  [unreadable.garbled]: resumeTexts.garbled,
  [unreadable.tooLarge]: resumeTexts.tooLarge,
};

/** A long résumé takes about a second of CPU time. Anything that takes far more is not a résumé, and delays others. */
const readingTimeMs = 4_000;

/** The type was checked before, so a file that cannot be read is damaged. */
function problemOf({ reason, message }: GuardedFailure): string {
  if (reason === 'time') return resumeTexts.tooLong;
  if (reason === 'ended') return resumeTexts.tooLarge;
  return texts[message] ?? resumeTexts.damaged;
}

/** Reads résumés in a child process with limits (architecture §7). */
@Injectable()
export class ResumeReaderService implements OnApplicationShutdown {
  readonly #runner = new GuardedRunner<RawResume, ResumeStructure>({
    package: '@commons/resumes',
    file: 'extraction/read-resume.js',
    memoryMegabytes: 280,
    timeMs: readingTimeMs,
  });

  /** Starts the child process while the file is still being uploaded. */
  warm(): void {
    this.#runner.warm();
  }

  /** @throws Error when the child cannot start, or too many files wait: the task is retried */
  async read(resume: RawResume, job: GuardedJob): Promise<ReadResume> {
    try {
      return { structure: await this.#runner.run(resume, job) };
    } catch (error) {
      if (!(error instanceof GuardedFailure) || error.reason === 'busy') throw error;
      log().info({ reason: error.reason, message: error.message }, 'refused a résumé');
      return { problem: problemOf(error) };
    }
  }

  onApplicationShutdown(): void {
    this.#runner.close();
  }
}
