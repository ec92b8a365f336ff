// npm run bench:search -- businesses|jobs [--data FILE] [--rows N] [--seconds N] [--scale]
import '../scripts/setup/help.mjs';
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startBare } from './search/bare.mjs';
import { byId } from './search/by-id.mjs';
import { ask } from './search/client.mjs';
import { caller, employerToken, loadRows, startPortal } from './search/portal.mjs';
import { posting } from './search/posting.mjs';
import { randomNumbers } from './search/random.mjs';
import { readRows, rowsOf } from './search/rows.mjs';
import { startSqlite } from './search/sqlite.mjs';
import { subjects } from './search/subjects.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: 'string' },
    rows: { type: 'string' },
    seconds: { type: 'string', default: '15' },
    scale: { type: 'boolean' },
  },
});
const name = positionals[0] ?? '';
const subject = subjects[name];
if (!subject) {
  console.error(
    `npm run bench:search -- ${Object.keys(subjects).join('|')} [--data FILE] [--rows N] [--scale]`,
  );
  process.exit(2);
}
const milliseconds = Number(values.seconds) * 1000;
const connections = 16;
const distinct = 200;

/** The project's goals. */
const goals = { ratio: 0.1, p99: 40, growth: 2, posting: 0.35 };
/** Without the cache: requests per second, ratio to the server with SQLite's FTS5, and p99 in ms. */
const uncachedGoals = { perSecond: 500, ratio: 0.4, p99: 80 };

/** Rows and queries are the same in every run. The queries come from the first rows, whatever the number of rows. */
async function material(count) {
  const random = randomNumbers(4);
  const given = values.data ? await readRows(values.data) : subject.generated(20_000, random);
  const wanted = count ?? Number(values.rows ?? (values.data ? given.length : subject.rows));
  const rows = rowsOf(wanted, given, subject.vary, random);
  const questions = new Set();
  const ofQuestions = randomNumbers(5);
  const base = given.slice(0, 10_000);
  // Generated jobs have fewer different queries than that.
  for (let tries = 0; questions.size < distinct && tries < distinct * 50; tries += 1) {
    questions.add(JSON.stringify({ ...subject.query(base, ofQuestions), limit: subject.page }));
  }
  return { rows, questions: [...questions] };
}

/** Starts a portal with the rows, passes it to `use`, and always stops it. */
async function withPortal(rows, use) {
  const portal = await startPortal();
  try {
    const began = performance.now();
    await loadRows(portal, name, rows);
    const loadSeconds = (performance.now() - began) / 1000;
    const token = await employerToken(portal);
    const url = `${portal.url.replace(/\/$/, '')}/api${subject.search}`;
    return await use({ portal, url, token, loadSeconds });
  } finally {
    await portal.stop();
  }
}

/** The expected answers, fetched sequentially without the cache (as a signed-in caller). */
async function references({ url, token }, questions) {
  const answers = new Map();
  const keep = (question, body) => {
    if (!Array.isArray(JSON.parse(body))) return false;
    answers.set(question, body);
    return true;
  };
  for (const question of questions) {
    const { wrong } = await ask({
      url,
      questions: [question],
      connections: 1,
      milliseconds: 0.001,
      token,
      check: keep,
    });
    if (wrong > 0) throw new Error(`refused: ${question}`);
  }
  return answers;
}

/** Waits for two equal answers in a row: right after loading, the index may still be catching up. */
async function settledReferences(stage, questions) {
  let before = await references(stage, questions);
  for (;;) {
    const now = await references(stage, questions);
    if (questions.every((question) => now.get(question).equals(before.get(question)))) return now;
    before = now;
  }
}

/**
 * One write per second, each of which every search must find at once. `stop` returns the number of writes and of late
 * ones.
 */
function startWrites({ portal, token }) {
  const owner = caller(portal, token);
  const guest = caller(portal);
  const count = { writes: 0, late: 0 };
  let running = true;
  const loop = (async () => {
    while (running) {
      const began = performance.now();
      const { query, name: written } = await subject.write(owner, ++count.writes);
      const found = await guest('POST', subject.search, query);
      if (!found.some((row) => subject.nameOf(row) === written)) count.late += 1;
      await new Promise((resolve) =>
        setTimeout(resolve, Math.max(0, 1000 - (performance.now() - began))),
      );
    }
  })();
  return async () => {
    running = false;
    await loop;
    return count;
  };
}

async function mixed() {
  const { rows, questions } = await material();
  const result = await withPortal(rows, async (stage) => {
    await subject.begin(caller(stage.portal, stage.token));
    const answers = await settledReferences(stage, questions);
    const check = (question, body) => answers.get(question)?.equals(body) ?? false;
    const run = (over) =>
      ask({ url: stage.url, questions, connections, milliseconds, check, ...over });
    const bare = await startBare(stage.portal, answers);
    const bareBefore = await run({ url: bare.url });
    const sqlite = await startSqlite(stage, subject.sqlite);
    const ofSqlite = () => run({ url: sqlite.url, check: () => true });
    const sqliteBefore = await ofSqlite();
    const uncached = await run({ token: stage.token });
    const sqliteAfter = await ofSqlite();
    sqlite.stop();
    const stopWrites = startWrites(stage);
    const mix = await run({});
    const writes = await stopWrites();
    const bareAfter = await run({ url: bare.url });
    bare.stop();
    const more = subject.post && {
      byId: await byId(stage, subject, { connections, milliseconds, distinct }),
      posting: await posting(stage, subject, { connections, milliseconds }),
    };
    const sizes = [...answers.values()].map(({ length }) => length);
    const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / sizes.length / 1000;
    return {
      loadSeconds: stage.loadSeconds,
      kilobytes,
      bareBefore,
      sqliteBefore,
      uncached,
      sqliteAfter,
      mix,
      bareAfter,
      writes,
      ...more,
    };
  });
  const bare = (result.bareBefore.perSecond + result.bareAfter.perSecond) / 2;
  const sqlite = (result.sqliteBefore.perSecond + result.sqliteAfter.perSecond) / 2;
  const { uncached } = result;
  const verdict = {
    'past the cache, a second': [uncached.perSecond, uncachedGoals.perSecond, 'at least'],
    'past the cache, of SQLite FTS5': [
      uncached.perSecond / sqlite,
      uncachedGoals.ratio,
      'at least',
    ],
    'past the cache, p99 in ms': [uncached.p99, uncachedGoals.p99, 'at most'],
    'of the bare server': [result.mix.perSecond / bare, goals.ratio, 'at least'],
    'p99 in ms': [result.mix.p99, goals.p99, 'at most'],
    'wrong replies': [result.mix.wrong + result.uncached.wrong + result.writes.late, 0, 'at most'],
  };
  if (result.byId)
    verdict['by id, of the bare server'] = [result.byId.ratio, goals.ratio, 'at least'];
  if (result.posting) {
    verdict['posting, of bare inserts'] = [result.posting.ratio, goals.posting, 'at least'];
  }
  return { rows: rows.length, ...result, verdict };
}

/** The median without the cache, sequentially. */
async function medianAt(count) {
  const { rows, questions } = await material(count);
  return withPortal(rows, async ({ url, token, loadSeconds }) => {
    const options = { url, questions, connections: 1, token, check: () => true };
    await ask({ ...options, milliseconds: 3_000 });
    const { median, p99, replies } = await ask({ ...options, milliseconds });
    return { rows: count, median, p99, replies, loadSeconds };
  });
}

async function scaled() {
  const small = await medianAt(10_000);
  const large = await medianAt(100_000);
  const verdict = {
    'uncached median, times': [large.median / small.median, goals.growth, 'at most'],
  };
  return { small, large, verdict };
}

const round = (value) => Number(value.toFixed(2));

function report(result) {
  for (const [part, numbers] of Object.entries(result)) {
    if (part === 'verdict') continue;
    console.log(
      part.padEnd(12),
      JSON.stringify(numbers, (_, value) => (typeof value === 'number' ? round(value) : value)),
    );
  }
  for (const [what, [value, limit, side]] of Object.entries(result.verdict)) {
    const met = side === 'at least' ? value >= limit : value <= limit;
    console.log(`${met ? 'met   ' : 'MISSED'} ${what}: ${round(value)} (${side} ${limit})`);
    if (!met) process.exitCode = 1;
  }
  const folder = join(import.meta.dirname, '../reports/bench');
  mkdirSync(folder, { recursive: true });
  const file = `search-${name}${values.scale ? '-scale' : ''}.json`;
  writeFileSync(join(folder, file), JSON.stringify(result, null, 2));
}

const loadBefore = loadavg();
const result = values.scale ? await scaled() : await mixed();
report({ ...result, load: { before: loadBefore, after: loadavg() } });
