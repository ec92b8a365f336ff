// Search relevance: rated queries over the rows of a file, nDCG of the first ten, worst first.
// npm run bench:relevance -- businesses|jobs --data FILE [--part NAME] [--all] (build first)
import '../scripts/setup/help.mjs';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { gradeOf, ndcg, readJudgments } from './relevance/judgments.mjs';
import { measureNeeds } from './relevance/needs.mjs';
import { subjects } from './relevance/subjects.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { data: { type: 'string' }, all: { type: 'boolean' }, part: { type: 'string' } },
});
const name = positionals[0];
const subject = subjects[name];
if (!subject || !values.data) {
  console.error('npm run bench:relevance -- businesses|jobs --data FILE [--part NAME] [--all]');
  process.exit(1);
}

const bytes = readFileSync(values.data);
const text = (values.data.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
const rows = text
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
const find = await subject.engine(rows);
const fields = rows.map(subject.fields);

if (name === 'businesses' && ['needs', 'residents'].includes(values.part)) {
  const needs = measureNeeds(
    find,
    fields.map(({ trade }) => trade),
    values.part,
  );
  for (const heldBack of [false, true]) {
    const some = needs.filter((need) => need.heldBack === heldBack);
    for (const { search, trade, verdict } of some)
      if (verdict !== 'right') console.log(`${verdict.padEnd(7)} ${search} (${trade})`);
    const count = (verdict) => some.filter((need) => need.verdict === verdict).length;
    console.log(
      `${heldBack ? 'held back' : values.part}: ${count('right')} right of ${some.length}, ${count('other')} of other trades, ${count('nothing')} nothing\n`,
    );
  }
  process.exit();
}

const judged = readJudgments(name, values.part).map(({ query, rules, heldBack }) => {
  const grades = fields.map((row) => gradeOf(rules, row));
  const { found, total } = find(query);
  return {
    query,
    heldBack,
    total,
    score: ndcg(
      found.map((at) => grades[at]),
      grades,
    ),
  };
});
const counted = judged.filter(({ score }) => score !== undefined);
const sorted = [...counted].sort((one, other) => one.score - other.score);
const shown = values.all ? sorted : sorted.slice(0, 40);
for (const { query, heldBack, total, score } of shown) {
  console.log(
    `${score.toFixed(3)} ${String(total).padStart(6)} ${heldBack ? 'held' : '    '} ${query}`,
  );
}
const mean = (list) => list.reduce((sum, { score }) => sum + score, 0) / Math.max(1, list.length);
const held = counted.filter(({ heldBack }) => heldBack);
const empty = counted.filter(({ total }) => total === 0);
console.log(`\n${name}: nDCG@10 ${mean(counted).toFixed(3)} over ${counted.length} judged queries`);
console.log(`held back: ${mean(held).toFixed(3)} over ${held.length}`);
console.log(`judged, but nothing found: ${empty.map(({ query }) => query).join(', ') || 'none'}`);
console.log(`without a row to judge: ${judged.length - counted.length}`);
