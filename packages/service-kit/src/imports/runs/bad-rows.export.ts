import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { byteOrderMark, csvLine } from '../../http/csv-line.js';
import { packageTexts } from '../../texts/package-texts.js';
import { askedLanguage } from '../../texts/portal-languages.js';
import { translatedAnswer } from '../../texts/translated-answer.js';
import type { StoredBadRow } from './import-run.schema.js';
import type { ImportRunsService } from './import-runs.service.js';

/**
 * Refused rows with the headings of their file, so that they can be corrected and uploaded again. Two more columns at
 * the end say what to fix, in the language of the person.
 */
async function* badRowsCsv(
  headings: readonly string[],
  rows: AsyncIterable<StoredBadRow>,
  language?: string,
): AsyncGenerator<string> {
  const t = packageTexts('@commons/service-kit')(language);
  const say = translatedAnswer(language);
  yield byteOrderMark + csvLine([...headings, t('badRowLine'), t('badRowAdvice')]);
  for await (const { cells, line, detail, column } of rows) {
    const row = headings.map((_, at) => cells[at] ?? '');
    yield csvLine([...row, String(line), [column, say(detail)].filter(Boolean).join(': ')]);
  }
}

/** The CSV file of the refused rows, as the answer to a download. */
export async function badRowsFile(
  runs: ImportRunsService,
  id: string,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<StreamableFile> {
  const run = await runs.read(id);
  reply.header('cache-control', 'private, no-store');
  const language = askedLanguage(request.headers['accept-language']);
  return new StreamableFile(Readable.from(badRowsCsv(run.headings, runs.badRows(run), language)), {
    type: 'text/csv; charset=utf-8',
    disposition: 'attachment; filename="rows-to-correct.csv"',
  });
}
