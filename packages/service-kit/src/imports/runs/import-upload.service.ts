import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { refuse } from '../../errors/refuse.js';
import type { UploadedFile } from '../../http/upload.js';
import { type CsvFile, type FileRow, readCsvFile } from './csv-file.js';
import type {
  ImportColumnsRecord,
  ImportRunRecord,
  ImportSliceRecord,
} from './import-run.schema.js';
import { ImportRunsService, noCounts, type Operator } from './import-runs.service.js';
import { IMPORT_TARGET, type ImportTarget } from './import-target.js';
import { headingKey, proposeColumns } from './propose-columns.js';

/** Rows per slice; as many as a call of `npm run load` sends. */
const sliceSize = 200;

/** Rows examined to propose a mapping. */
const sampledRows = 20;

/** Takes an operator's file: stores its rows in slices, and proposes which column is what. */
@Injectable()
export class ImportUploadService {
  constructor(
    @InjectModel('ImportRun') private readonly runs: Model<ImportRunRecord>,
    @InjectModel('ImportSlice') private readonly slices: Model<ImportSliceRecord>,
    @InjectModel('ImportColumns') private readonly columns: Model<ImportColumnsRecord>,
    @Inject(IMPORT_TARGET) private readonly target: ImportTarget,
    private readonly imports: ImportRunsService,
  ) {}

  /** Stores the rows of a file with a proposed mapping. @throws 400 for an unreadable file */
  async upload(operator: Operator, uploaded: UploadedFile | undefined): Promise<ImportRunRecord> {
    if (!uploaded || uploaded.bytes.length === 0) throw refuse(400, 'Choose a file.');
    const file = readCsvFile(uploaded.bytes);
    const now = new Date();
    const run_id = new Types.ObjectId();
    const headings = file.headings.map((heading) => heading.slice(0, 200));
    const key = headingsKey(headings);
    const known = await this.columns.findById(key).lean<ImportColumnsRecord>();
    await this.runs.create({
      _id: run_id,
      operator_id: operator.sub,
      operator_name: operator.full_name,
      file_name: fileName(uploaded.filename),
      ...{ encoding: file.encoding, delimiter: file.delimiter, headings, headings_key: key },
      ...{ remembered: known !== null, state: 'mapping', counts: noCounts(), reading: true },
      ...{ created_at: now, updated_at: now },
    });
    try {
      const { rows, first } = await this.#store(run_id, file);
      const mapping = known?.mapping ?? proposeColumns(headings, first, this.target.words);
      const $set = { rows, mapping };
      await this.runs.updateOne({ _id: run_id }, { $set, $unset: { reading: 1 } });
    } catch (error) {
      await this.#remove(run_id);
      throw error;
    }
    return this.imports.read(String(run_id));
  }

  async #store(run_id: Types.ObjectId, file: CsvFile) {
    let rows: FileRow[] = [];
    let at = 0;
    let count = 0;
    const first: (readonly string[])[] = [];
    const flush = async () => {
      if (rows.length > 0) await this.slices.create({ run_id, at, rows, bad: [] });
      at += 1;
      rows = [];
    };
    for await (const row of file.rows()) {
      if (first.length < sampledRows) first.push(row.cells);
      rows.push(row);
      count += 1;
      if (rows.length === sliceSize) await flush();
    }
    await flush();
    return { rows: count, first };
  }

  async #remove(run_id: Types.ObjectId): Promise<void> {
    await this.slices.deleteMany({ run_id });
    await this.runs.deleteOne({ _id: run_id });
  }
}

const headingsKey = (headings: readonly string[]) =>
  createHash('sha256')
    .update(JSON.stringify(headings.map(headingKey)))
    .digest('hex')
    .slice(0, 24);

const fileName = (name: string) =>
  name
    .replace(/^.*[\\/]/, '')
    .replace(/\p{Cc}/gu, '')
    .slice(0, 200) || 'file.csv';
