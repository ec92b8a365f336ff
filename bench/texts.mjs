// Texts of the built-in writer: requests as owners type them, checked by bench/texts/rules.mjs, worst first.
// npm run bench:texts [-- --show] [-- --requests FILE] [-- --only ID] (build first)
import '../scripts/setup/help.mjs';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { rulesFor } from './texts/rules.mjs';
import { largestShare, maxShared } from './texts/variant-rules.mjs';
import { writeText } from './texts/writing.mjs';

const { values } = parseArgs({
  options: {
    show: { type: 'boolean' },
    requests: { type: 'string' },
    only: { type: 'string' },
  },
});
/** Share of requests that must keep all rules. */
const goal = 95;

/** Situations that ask for figures of readings which the advisor no longer has (decisions B123 and B205): reported separately. */
const earlierSituations = 'texts/situations/earlier';
const folders = ['texts/requests', earlierSituations];
const files = values.requests ? [values.requests] : folders.flatMap(filesIn);

function filesIn(folder) {
  const names = readdirSync(new URL(folder, import.meta.url)).filter((name) =>
    name.endsWith('.yaml'),
  );
  return names.map((name) => new URL(`${folder}/${name}`, import.meta.url));
}

const requests = files
  .flatMap(requestsOf)
  .filter(({ id }) => !values.only || id.includes(values.only));

function requestsOf(file) {
  const { accounts = {}, requests: all } = parse(readFileSync(file, 'utf8'));
  const isEarlier = String(file).includes(`/${earlierSituations}/`);
  return all.map((request) => ({
    ...request,
    ...(isEarlier && { group: 'earlier-situations' }),
    account: accounts[request.account] ?? request.account,
  }));
}

const judged = [];
for (const request of requests) {
  const text = await writeText(request);
  const problems = Object.entries(rulesFor(request)).flatMap(([rule, judge]) =>
    judge(request, text).map((problem) => `${rule}: ${problem}`),
  );
  judged.push({ request, ...text, problems });
  if (values.show) show(request, text, problems);
}

const kindOf = ({ request }) => request.input.contentType ?? request.tool;

function show(request, { text, missing, ms }, problems) {
  console.log(`\n${'═'.repeat(100)}\n${request.id} · ${request.tool} · ${ms.toFixed(1)} ms`);
  for (const [field, value] of Object.entries(request.input)) console.log(`  ${field}: ${value}`);
  console.log(`${'─'.repeat(100)}\n${text}`);
  if (missing.length > 0)
    console.log(`\n  [beside] To make this better, add: ${missing.join('; ')}`);
  for (const problem of problems) console.log(`  ✗ ${problem}`);
}

const failed = judged.filter(({ problems }) => problems.length > 0);
failed.sort((one, other) => other.problems.length - one.problems.length);
console.log('');
for (const { request, problems } of failed) console.log(`${request.id}: ${problems.join('; ')}`);

const groups = Map.groupBy?.(judged, ({ request }) => request.group ?? 'open') ?? grouped();
function grouped() {
  const found = new Map();
  for (const row of judged) {
    const name = row.request.group ?? 'open';
    found.set(name, [...(found.get(name) ?? []), row]);
  }
  return found;
}
const shares = {};
for (const [name, rows] of groups) {
  const whole = rows.filter(({ problems }) => problems.length === 0).length;
  shares[name] = (100 * whole) / rows.length;
  console.log(
    `${name}: ${whole} of ${rows.length} keep all rules (${shares[name].toFixed(1)} %, goal ${goal} %)`,
  );
}
const several = judged.filter(({ variants }) => variants.length > 1);
const isUnlike = ({ variants }) => largestShare(variants) <= maxShared;
const alike = several.filter((row) => !isUnlike(row));
shares.variants = (100 * (several.length - alike.length)) / several.length;
console.log(
  `variants share at most ${maxShared} % of all their five-word runs, the entered ones too: ${several.length - alike.length} of ${several.length} texts (${shares.variants.toFixed(1)} %, goal ${goal} %)`,
);
for (const type of new Set(several.map(kindOf))) {
  const rows = several.filter((row) => kindOf(row) === type);
  console.log(`  ${type}: ${rows.filter(isUnlike).length} of ${rows.length}`);
}
const times = judged.map(({ ms }) => ms).sort((a, b) => a - b);
console.log(
  `time a text: median ${times[times.length >> 1]?.toFixed(1)} ms, 95th of 100 ${times[Math.floor(times.length * 0.95)]?.toFixed(1)} ms`,
);
mkdirSync('reports/bench', { recursive: true });
writeFileSync(
  'reports/bench/texts.json',
  `${JSON.stringify({ shares, plainRuns: { texts: several.length, alike: alike.map(({ request }) => request.id) }, failed: failed.map(({ request, problems }) => ({ id: request.id, problems })) }, null, 2)}\n`,
);
if (!values.requests && !values.only && Object.values(shares).some((share) => share < goal))
  process.exitCode = 1;
