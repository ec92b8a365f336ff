// Learns which question a situation of the Business Advisor asks, what its numbers are, and what kind of problem it is, from
// labelled situations.
import { readdirSync, readFileSync } from 'node:fs';
import { learnLabels } from './softmax.mjs';
import { writeWeights } from './weights-file.mjs';

const here = (path) => new URL(path, import.meta.url);
const built = (name) => import(here(`../../services/ai/dist/${name}`).href);
const { situationWords } = await built('tools/business-advisor/reading/situation-words.js');
const { questionFeatures } = await built('tools/business-advisor/reading/question-features.js');
const { numberFeatures, placedNumbers } = await built(
  'tools/business-advisor/reading/number-features.js',
);
const { problemKinds } = await built('tools/business-advisor/reading/problem-kinds.js');
const { probabilitiesOf, likeliest } = await built('labelling/classify.js');

const labelled = here('../../services/ai/labelled/');

/** The text of an entry without its marks, and the label of each marked number by the place where it stands. */
function unmarked(entry) {
  const labels = [];
  let text = '';
  let at = 0;
  for (const match of entry.matchAll(/\{([^{}|]+)\|([^{}|]+)\}/g)) {
    text += entry.slice(at, match.index);
    labels.push({ from: text.length, to: text.length + match[1].length, label: match[2].trim() });
    text += match[1];
    at = match.index + match[0].length;
  }
  return { text: text + entry.slice(at), labels };
}

/** A labelled situation: its words, its numbers with their labels, its question, and its kind if that is labelled. */
export function readExample({ situation, outcome, challenge, sheet, ...rest }) {
  const entries = { situation: unmarked(situation), outcome: unmarked(outcome) };
  const words = situationWords(entries.situation.text, entries.outcome.text);
  const numbers = placedNumbers(words);
  const labels = numbers.map(
    ({ number, entry }) =>
      entries[entry].labels.find(({ from, to }) => number.start < to && number.end > from)?.label ??
      'none',
  );
  const marked = [...entries.situation.labels, ...entries.outcome.labels];
  const missed = marked.filter(
    ({ from, to }) => !numbers.some(({ number }) => number.start < to && number.end > from),
  );
  return { ...rest, entries, challenge, words, numbers, labels, question: sheet, missed };
}

const linesOf = (file) =>
  readFileSync(new URL(file, labelled), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

const examplesOf = (file) => linesOf(file).map(readExample);

/** The words of a situation with the outcome in the first entry, as many people type it. */
function inOneEntry({ entries: { situation, outcome } }) {
  const end = /[.!?]$/.test(situation.text) ? '' : '.';
  return situationWords(`${situation.text}${end} ${outcome.text}`, '');
}

const forQuestion = (examples) =>
  examples.flatMap((one) => {
    const all = one.entries.outcome.text ? [one.words, inOneEntry(one)] : [one.words];
    return all.map((words) => ({
      features: questionFeatures(words, one.challenge),
      label: one.question,
    }));
  });

/** A feature of a question counts if two situations have it, and then once more in one entry. */
const forBoth = { fewest: 6 };

const forNumbers = (examples) =>
  examples.flatMap(({ words, numbers, labels, question }) =>
    labels.map((label, nth) => ({
      features: numberFeatures(words, numbers, nth, question),
      label,
    })),
  );

const forKind = (examples) =>
  examples
    .filter(({ kind }) => kind)
    .map(({ words, challenge, kind }) => ({
      features: questionFeatures(words, challenge),
      label: kind,
    }));

const learned = (examples) => ({
  question: learnLabels(forQuestion(examples), forBoth),
  number: learnLabels(forNumbers(examples)),
});

/** Prints how often the labelled kind is the likeliest one, or among the three likeliest. */
function measureKinds(title, examples, weights) {
  const of = examples.filter(({ kind }) => kind);
  if (of.length === 0) return;
  const places = of.map(({ entries, words, challenge, kind }) => {
    const texts = { situation: entries.situation.text, outcome: entries.outcome.text, challenge };
    return [...problemKinds(texts, words, weights)]
      .sort(([, one], [, other]) => other - one)
      .findIndex(([label]) => label === kind);
  });
  const among = (most) => places.filter((place) => place >= 0 && place < most).length;
  console.log(`${title}: kinds ${among(1)} of ${of.length}, ${among(3)} among the first three`);
}

function measure(title, examples, { question, number }) {
  const counts = { questions: 0, numbers: 0, numbersRight: 0, whole: 0 };
  for (const one of examples) {
    const [asked] = likeliest(
      probabilitiesOf(question, questionFeatures(one.words, one.challenge)),
    );
    const right = one.labels.filter(
      (label, nth) =>
        likeliest(
          probabilitiesOf(number, numberFeatures(one.words, one.numbers, nth, asked)),
        )[0] === label,
    ).length;
    counts.questions += asked === one.question ? 1 : 0;
    counts.numbers += one.labels.length;
    counts.numbersRight += right;
    counts.whole += asked === one.question && right === one.labels.length ? 1 : 0;
  }
  const share = (part, all) => `${part} of ${all} (${((100 * part) / all).toFixed(1)} %)`;
  console.log(
    `${title}: questions ${share(counts.questions, examples.length)}, numbers ${share(counts.numbersRight, counts.numbers)}, all of it ${share(counts.whole, examples.length)}`,
  );
}

/** The files of a folder of labelled situations. */
function filesOf(folder) {
  const files = readdirSync(new URL(folder, labelled))
    .filter((file) => file.endsWith('.jsonl'))
    .map((file) => `${folder}${file}`);
  const isHeldBack = (file) => file.includes('/held-back');
  return {
    heldBack: files.filter(isHeldBack),
    examples: files.filter((file) => !isHeldBack(file)).flatMap(examplesOf),
  };
}

/** @param options `folds`: also measures by four-fold cross-validation; `check`: writes nothing */
export function learn({ folds = false, check = false } = {}) {
  const { heldBack, examples } = filesOf('advice/');
  const kinds = filesOf('kinds/');
  const weights = {
    ...learned(examples),
    kind: learnLabels(forKind([...kinds.examples, ...examples])),
  };
  for (const file of heldBack) measure(file, examplesOf(file), weights);
  for (const file of [...heldBack, ...kinds.heldBack])
    measureKinds(file, examplesOf(file), weights.kind);
  for (let fold = 0; folds && fold < 4; fold += 1)
    measure(
      `fold ${fold}`,
      examples.filter((_, at) => at % 4 === fold),
      learned(examples.filter((_, at) => at % 4 !== fold)),
    );
  const missed = examples.flatMap((one) => one.missed);
  console.log(`${examples.length} situations; ${missed.length} marked numbers are not found`);
  if (check) return;
  for (const [name, of] of Object.entries(weights))
    console.log(
      `advice-${name}: ${of.weights.size} features, ${writeWeights(`advice-${name}`, of)} bytes`,
    );
}
