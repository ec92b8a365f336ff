import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ImportAnswer } from '@commons/contracts/imports/import-answer';
import { type CallOptions, RefusedCall } from '../portal/portal-api.js';
import { type ImportCount, importFile } from './import-file.js';

type Row = { title: string; ref: string };

/** Fakes the import endpoint: recognizes rows by `ref`, refuses those without a title. */
class FakeImport {
  readonly stored = new Map<string, Row>();
  readonly calls: number[] = [];
  signIns = 0;
  /** Errors thrown before or after each slice is stored, in order; undefined for none. */
  failures: ({ before?: Error; after?: Error } | undefined)[] = [];

  readonly path = '/jobs/import';
  readonly pauseMs = 1;

  signIn = async () => `token ${++this.signIns}`;

  call = async <Answer>(_path: string, { body }: CallOptions): Promise<Answer> => {
    const failure = this.failures.shift();
    if (failure?.before) throw failure.before;
    const { rows } = body as { rows: Row[] };
    this.calls.push(rows.length);
    const answer: ImportAnswer = { imported: 0, unchanged: 0, refused: [] };
    rows.forEach((row, index) => {
      if (!row.title) answer.refused.push({ row: index, detail: 'title: Field required' });
      else if (this.stored.has(row.ref)) answer.unchanged += 1;
      else {
        this.stored.set(row.ref, row);
        answer.imported += 1;
      }
    });
    if (failure?.after) throw failure.after;
    return answer as Answer;
  };
}

describe('loading a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'commons-load-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const file = (name: string, lines: readonly string[], pack = false) => {
    const path = join(folder, name);
    const text = lines.join('\n');
    writeFileSync(path, pack ? gzipSync(text) : text);
    return path;
  };
  const jobs = (count: number) =>
    Array.from({ length: count }, (_, index) => JSON.stringify({ title: `Job ${index}` }));
  const load = (path: string, target: FakeImport): Promise<ImportCount> =>
    importFile(path, target, () => undefined);

  it('sends slices of 200, and finds every row again the second time', async () => {
    const target = new FakeImport();
    const path = file('jobs.jsonl.gz', jobs(450), true);
    expect(await load(path, target)).toMatchObject({
      imported: 450,
      unchanged: 0,
      refusedCount: 0,
    });
    expect(target.calls).toEqual([200, 200, 50]);
    expect(await load(path, target)).toMatchObject({ imported: 0, unchanged: 450 });
    expect(target.stored.size).toBe(450);
  });

  it('names the line of each refused row, including invalid JSON', async () => {
    const lines = [...jobs(199), '', '{"title":', '[1]', '{"title": ""}', ...jobs(250).slice(199)];
    const count = await load(file('mixed.jsonl', lines), new FakeImport());
    expect(count).toMatchObject({ imported: 250, refusedCount: 3 });
    expect(count.refused).toEqual([
      { line: 201, detail: 'This line is not JSON' },
      { line: 202, detail: 'This line is not a JSON object' },
      { line: 203, detail: 'title: Field required' },
    ]);
  });

  it('retries a slice after an outage, a limit, a lost answer or an ended session', async () => {
    const target = new FakeImport();
    target.failures = [
      { before: new RefusedCall(503, 'away') },
      { before: new RefusedCall(429, 'slow down', 20) },
      { after: new TypeError('connection lost') },
      undefined,
      { before: new RefusedCall(401, 'ended') },
    ];
    const count = await load(file('again.jsonl', jobs(300)), target);
    expect(count).toMatchObject({ imported: 100, unchanged: 200, refusedCount: 0 });
    expect(target.stored.size).toBe(300);
    expect(target.signIns).toBe(2);
  });

  it('stops at a permanent refusal, and continues there on the next run', async () => {
    const target = new FakeImport();
    target.failures = [undefined, { before: new RefusedCall(403, 'Only operators can do this.') }];
    const path = file('broken.jsonl', jobs(300));
    await expect(load(path, target)).rejects.toThrow('Only operators can do this.');
    expect(await load(path, target)).toMatchObject({ imported: 100, unchanged: 200 });
  });

  it('reports a damaged packed file', async () => {
    const path = join(folder, 'damaged.jsonl.gz');
    writeFileSync(path, gzipSync(jobs(400).join('\n')).subarray(0, 900));
    await expect(load(path, new FakeImport())).rejects.toThrow(/unexpected end of file/);
  });
});
