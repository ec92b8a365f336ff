import type { ResumeStructure } from '@commons/contracts/resumes';
import {
  GuardedFailure,
  GuardedRunner,
  type GuardedTurn,
} from '@commons/service-kit/guarded/guarded-runner';
import { log } from '@commons/service-kit/logging/logger';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { RawResume } from '../extraction/read-resume.js';
import { unreadable } from '../structure/document-line.js';
import { resumeTexts } from './resume-texts.js';

/** What was read, or why nothing was. */
export type ReadResume =
  | { readonly structure: ResumeStructure; readonly problem?: undefined }
  | { readonly problem: string; readonly structure?: undefined };

const texts: Record<string, string> = {
  [unreadable.encrypted]: resumeTexts.encrypted,
  [unreadable.noText]: resumeTexts.noText,
  [unreadable.garbled]: resumeTexts.garbled,
  [unreadable.tooLarge]: resumeTexts.tooLarge,
};

/** A long résumé takes about a second of the processor. What takes far more is no résumé, and others wait for it. */
const readingTimeMs = 4_000;

/** Its type was recognised before: what cannot be read then is no file of a wrong type. */
function problemOf({ reason, message }: GuardedFailure): string {
  if (reason === 'time') return resumeTexts.tooLong;
  if (reason === 'ended') return resumeTexts.tooLarge;
  return texts[message] ?? resumeTexts.damaged;
}

/** Reads résumés in a child process with limits (architecture §7). */
@Injectable()
export class ResumeReader implements OnApplicationShutdown {
  readonly #runner = new GuardedRunner<RawResume, ResumeStructure>({
    package: '@commons/resumes',
    file: 'extraction/read-resume.js',
    memoryMegabytes: 280,
    timeMs: readingTimeMs,
  });

  /** Begins to get ready while the file is still coming in. */
  warm(): void {
    this.#runner.warm();
  }

  /** @throws Error when the child cannot start, or too many files wait: the task tries again */
  async read(resume: RawResume, turn: GuardedTurn): Promise<ReadResume> {
    try {
      return { structure: await this.#runner.run(resume, turn) };
    } catch (error) {
      if (!(error instanceof GuardedFailure) || error.reason === 'busy') throw error;
      log().info({ reason: error.reason, message: error.message }, 'a résumé was refused');
      return { problem: problemOf(error) };
    }
  }

  onApplicationShutdown(): void {
    this.#runner.close();
  }
}
