import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** All rows as returned by the API, a hundred per call. */
async function answeredRows(url) {
  const rows = [];
  for (;;) {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ limit: 100, offset: rows.length }),
    });
    const page = await answer.json();
    rows.push(...page);
    if (page.length < 100) return rows;
  }
}

/**
 * Starts the second baseline: a bare node:http server with SQLite's FTS5 over the same rows.
 * @param {{row: (row: object) => {texts: string[], filter: string, place: string, sort: string}, weights: number[]}}
 * sqlite
 */
export async function startSqlite({ portal, url }, { row, weights }) {
  const rows = (await answeredRows(url)).map((one) => ({ ...row(one), body: JSON.stringify(one) }));
  const file = join(portal.folder, 'sqlite-rows.json');
  writeFileSync(file, JSON.stringify({ rows, weights }));
  const child = fork(join(import.meta.dirname, 'sqlite-server.mjs'), [file]);
  const [{ port }] = await once(child, 'message');
  return { url: `http://127.0.0.1:${port}/`, rows: rows.length, stop: () => child.disconnect() };
}
