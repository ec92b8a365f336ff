// Child process: a minimal replacement of the portal: node:http and SQLite's FTS5 over the same rows, ranked by bm25,
// without accounts, synonyms, typo tolerance or a gateway.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import Database from 'libsql';

const { rows, weights } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const columns = weights.map((_, at) => `c${at}`);
const database = new Database(':memory:');
database.exec(
  `CREATE VIRTUAL TABLE texts USING fts5(${columns.join(', ')}, tokenize = 'porter unicode61');
   CREATE TABLE rows (id INTEGER PRIMARY KEY, filter TEXT, place TEXT, sort TEXT, body TEXT);`,
);
const addTexts = database.prepare(
  `INSERT INTO texts (rowid, ${columns.join(', ')}) VALUES (?, ${columns.map(() => '?').join(', ')})`,
);
const addRow = database.prepare(
  'INSERT INTO rows (id, filter, place, sort, body) VALUES (?, ?, ?, ?, ?)',
);
database.exec('BEGIN');
rows.forEach(({ texts, filter, place, sort, body }, at) => {
  addTexts.run(at + 1, ...texts);
  addRow.run(at + 1, filter, place, sort, body);
});
database.exec('COMMIT; CREATE INDEX by_filter ON rows (filter)');

const conditions = `(?2 = '' OR filter = ?2) AND (?3 = '' OR instr(place, ?3) > 0)`;
const withWords = `FROM texts JOIN rows ON rows.id = texts.rowid WHERE texts MATCH ?1 AND ${conditions}`;
const withoutWords = `FROM rows WHERE ?1 = '' AND ${conditions}`;
const order = { best: `bm25(texts, ${weights.join(', ')})`, newest: 'id DESC', name: 'sort' };
const statements = new Map();

/** A page of rows and the total, as in the portal's answer. */
function statement(kind, from, by) {
  const key = `${kind} ${by}`;
  const sql =
    kind === 'count'
      ? `SELECT count(*) AS n ${from}`
      : `SELECT body ${from} ORDER BY ${by} LIMIT ?4`;
  if (!statements.has(key + from)) statements.set(key + from, database.prepare(sql));
  return statements.get(key + from);
}

function answer({ words, filter, place, limit, by }) {
  const match = words.map((word) => `"${word}"*`).join(' ');
  const from = match ? withWords : withoutWords;
  const sorted = order[by ?? (match ? 'best' : 'newest')];
  const found = statement('page', from, sorted).all(match, filter, place, limit);
  const { n } = statement('count', from, '').get(match, filter, place);
  return { body: `[${found.map(({ body }) => body).join(',')}]`, total: n };
}

const server = createServer((request, response) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    const asked = JSON.parse(Buffer.concat(chunks).toString());
    const words = (asked.search ?? '').toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    const { body, total } = answer({
      words,
      filter: (asked.employment_type ?? asked.category ?? '').toLowerCase(),
      place: (asked.location ?? '').toLowerCase(),
      limit: asked.limit,
      by: asked.sortBy?.startsWith('name') ? 'name' : asked.sortBy && 'newest',
    });
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'x-total-count': total,
    });
    response.end(body);
  });
});
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
process.on('disconnect', () => process.exit());
