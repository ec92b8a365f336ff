// Learns where punctuation marks belong, from pairs of a request and what was sent (npm run learn -- marks).
import { readdirSync, readFileSync } from 'node:fs';
import { learnSegments } from './segment-learner.mjs';
import { writeWeights } from './weights-file.mjs';

const built = (name) =>
  import(new URL(`../../services/ai/dist/facts/requests/copy-edit/${name}`, import.meta.url).href);
const { sentExample } = await built('sent-examples.js');
const { MarkFeatures } = await built('mark-features.js');
const { markLabels, marksOf } = await built('set-marks.js');

const folder = new URL('../../services/ai/labelled/requests/', import.meta.url);
const examplesOf = (file) =>
  readFileSync(new URL(file, folder), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .filter(({ sent }) => sent)
    .map(sentExample)
    .filter(({ words }) => words.length > 1);

/** The runs of words between the punctuation marks of an example. */
function segmentsOf({ words, marks }) {
  const segments = [];
  let from = 0;
  let kind = 0;
  for (let to = 1; to <= words.length; to += 1) {
    const mark = to === words.length ? marks[to] || '.' : marks[to];
    const end = markLabels.ends.indexOf(mark);
    if (end < 0) continue;
    segments.push({ from, to, kind, end });
    from = to;
    kind = markLabels.following[end];
  }
  return segments;
}

const isLearnable = (example) =>
  segmentsOf(example).every(({ from, to }) => to - from <= markLabels.longest);

const learned = (examples) =>
  learnSegments(
    examples.filter(isLearnable).map((example) => ({
      features: new MarkFeatures(example.words),
      length: example.words.length,
      segments: segmentsOf(example),
    })),
    markLabels,
  );

const isEnd = (mark) => /^[.?!]$/.test(mark);

/** @param weights uses these alone; without them, the encoder and the stored weights */
function tally(title, examples, weights) {
  const whole = examples.filter(({ request, words, marks, tool }) => {
    const set = marksOf(request, words, tool, weights);
    return words.every((_, at) => at === 0 || isEnd(set[at].mark) === isEnd(marks[at]));
  });
  console.log(`${title}: all ends right in ${whole.length} of ${examples.length}`);
}

/** @param options `check`: writes nothing */
export function learn({ check = false } = {}) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.jsonl'));
  const isHeldBack = (file) => file.startsWith('held-back');
  const weights = learned(files.filter((file) => !isHeldBack(file)).flatMap(examplesOf));
  for (const file of files.filter(isHeldBack)) {
    tally(`${file}, features alone`, examplesOf(file), weights);
    tally(`${file}, with the encoder and the features as they were`, examplesOf(file));
  }
  if (!check)
    console.log(`${weights.weights.size} features, ${writeWeights('marks', weights)} bytes`);
}
