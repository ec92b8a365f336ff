import { PassThrough, pipeline, type Readable } from 'node:stream';
import type { UserSnapshot } from '@commons/contracts/account/account';
import { log } from '@commons/service-kit/logging/logger';
import { SequentialFiles } from '@commons/service-kit/objects/sequential-files';
import { Portal } from '@commons/service-kit/portal/portal';
import { Injectable } from '@nestjs/common';
import { ZipFile } from 'yazl';
import { momentText } from '../links/moment-text.js';
import { authTexts } from '../texts/auth-texts.js';
import { type DataPart, DataPartsService } from './data-parts.service.js';

/** In the language of the account's mails, with the time on the clock of the town. */
function readMe(
  person: UserSnapshot,
  parts: readonly DataPart[],
  { name: portal, time_zone }: Portal['now'],
): string {
  const { full_name, email, language } = person;
  const t = authTexts(language);
  const lines = parts.map(({ path: part, files }) =>
    files.length > 0
      ? t('archivePartWithFiles', { part, count: files.length })
      : t('archivePart', { part }),
  );
  const made = momentText(new Date(), time_zone, language);
  return t('archiveReadMe', { portal, name: full_name, email, made, parts: lines.join('\n') });
}

/** Creates the archive of a person's data. */
@Injectable()
export class DataArchiveService {
  constructor(
    private readonly parts: DataPartsService,
    private readonly portal: Portal,
  ) {}

  /**
   * Collects all records before the first byte is sent, then streams the files one after the other. If a file cannot be
   * read to its end, the download is aborted, so that it is not taken for a complete archive. If the client disconnects,
   * the open file is closed and no other is opened.
   * @throws ServiceUnavailable when a service does not answer
   */
  async make(person: UserSnapshot): Promise<Readable> {
    const parts = await this.parts.gather(person);
    const zip = new ZipFile();
    const output = new PassThrough();
    const files = new SequentialFiles();
    const fail = (error: Error) => {
      log().warn({ err: error }, 'a data archive was aborted');
      output.destroy(error);
    };
    zip.on('error', fail);
    zip.addBuffer(Buffer.from(readMe(person, parts, this.portal.now)), 'README.txt');
    for (const { path, records, files: ofPart } of parts) {
      zip.addBuffer(Buffer.from(JSON.stringify(records, null, 2)), `${path}.json`);
      for (const file of ofPart) {
        zip.addReadStreamLazy(`${path}/${file.name}`, {}, (use) => {
          files.open(file, fail).then((stream) => stream && use(null, stream), fail);
        });
      }
    }
    zip.end();
    // Also called when the client disconnects.
    pipeline(zip.outputStream, output, () => files.close());
    return output;
  }
}
