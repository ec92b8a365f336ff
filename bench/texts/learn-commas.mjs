// Learns where thoughts end in notes without marks from notes whose ends are known, and writes the weights of the features.
// node bench/texts/learn-commas.mjs [--check] (build first; --check only measures, by five-fold cross-validation)
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { seededShuffle } from '../../scripts/learn/shuffle.mjs';

const here = (path) => new URL(path, import.meta.url);
const built = (name) => import(here(`../../services/ai/dist/facts/missing-commas/${name}`).href);
const { featureReader } = await built('comma-features.js');
const { noteWords } = await built('note-words.js');
const { beginnings, likelihoods, likeliestStarts, partsOf } = await built('part-notes.js');
const folder = '../../services/ai/src/facts/missing-commas/';
/** A feature needs this many whole thoughts to be learned. */
const fewestNotes = 3;
/** Longest sentence, in words, that is taken for a thought. */
const maxWords = 16;
/** Weights below it are left out. */
const minWeight = 0.03;
/** Probabilities from which a place counts as an end, to compare what each costs. */
const thresholds = [0.5, 0.6, 0.7];

const names = { en: 'english', es: 'spanish' };

const open = (language) =>
  readdirSync(here('requests'))
    .flatMap((file) => parse(readFileSync(here(`requests/${file}`), 'utf8')).requests)
    .filter((request) => !request.group && (request.language ?? 'en') === language);

/** Open requests whose notes have commas: the words between two commas are a thought. */
function entered(language) {
  return open(language)
    .flatMap(({ input }) => [input.emailPurpose, input.keyPoints, input.topicBrief])
    .flatMap((text) => String(text ?? '').split('\n'))
    .filter((line) => /, /.test(line) && !/[.?!] [A-Za-z]|[:;"]/.test(line))
    .map((line) =>
      line
        .replace(/, (?=(?:TN|GA|and|or|y|\d{4}\b))/g, ' ')
        .replace(/[.!?]$/, '')
        .split(', '),
    );
}

/** Open requests in sentences without commas: each sentence is a thought. */
function sentences(language) {
  return open(language)
    .flatMap(({ input }) => Object.values(input))
    .flatMap((text) => String(text ?? '').split('\n'))
    .filter((line) => !/[:;"()]/.test(line))
    .map((line) => line.split(/(?<=[a-z0-9\]][.!?])\s+(?=\S)/))
    .flatMap((parts) => {
      const runs = [[]];
      for (const part of parts) {
        const isNote = !/,(?!\d{3})|\b(?:Mrs?|Ms|Dr|St|Rd|Ave)\.$/.test(part);
        if (isNote && part.split(' ').length <= maxWords)
          runs
            .at(-1)
            .push(
              part
                .replace(/[.!?]+$/, '')
                .replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase()),
            );
        else runs.push([]);
      }
      return runs.filter((run) => run.length < 6);
    });
}

const written = (name) =>
  readFileSync(here(`${folder}fixtures/${name}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(' | '));

/** The features of one language, numbered. */
const numbers = new Map();
const numberOf = (feature) => {
  if (!numbers.has(feature)) numbers.set(feature, numbers.size);
  return numbers.get(feature);
};

/** The words of a note, the first ones of its thoughts, and the features of each run of words. */
function noteOf(parts, language) {
  const begins = new Set([0]);
  let length = 0;
  for (const part of parts.slice(0, -1)) {
    length += part.length + 1;
    begins.add(length);
  }
  const words = noteWords(parts.join(' '), language);
  const featuresOf = featureReader(words);
  const features = new Map();
  const runs = partsOf(words, (from, to) => {
    features.set(from * 1000 + to, featuresOf(from, to).map(numberOf));
    return 0;
  });
  const starts = words.flatMap(({ start }, at) => (begins.has(start) ? [at] : []));
  const whole = new Set(starts.map((from, at) => from * 1000 + (starts[at + 1] ?? words.length)));
  return { words, starts, features, runs, whole };
}

const scoreBy =
  (weights, { features }) =>
  (from, to) =>
    features.get(from * 1000 + to).reduce((sum, feature) => sum + weights[feature], 0);

/** Removes the features of fewer than `fewestNotes` whole thoughts. */
function withoutRare(notes) {
  const seen = new Map();
  for (const { whole, features } of notes)
    for (const key of whole)
      for (const feature of features.get(key) ?? [])
        seen.set(feature, (seen.get(feature) ?? 0) + 1);
  for (const { features } of notes)
    for (const [key, all] of features)
      features.set(
        key,
        all.filter((feature) => (seen.get(feature) ?? 0) >= fewestNotes),
      );
}

/**
 * Stochastic gradient descent with a rate for each feature (AdaGrad); weights that few notes support stay near zero. Returns
 * the means over the epochs after the first ones, which depend less on the last notes.
 */
function learned(notes, { epochs = 20, first = 2, rate = 0.06, decay = 0.006 } = {}) {
  const weights = new Float64Array(numbers.size);
  const means = new Float64Array(numbers.size);
  const moved = new Float64Array(numbers.size).fill(1e-3);
  const shuffled = seededShuffle();
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const note of shuffled(notes)) {
      const slope = new Map();
      const score = scoreBy(weights, note);
      const runs = note.runs.map((run) => ({ ...run, score: score(run.from, run.to) }));
      for (const { from, to, share } of likelihoods(runs, note.words.length)) {
        const key = from * 1000 + to;
        const miss = (note.whole.has(key) ? 1 : 0) - share;
        if (Math.abs(miss) < 1e-3) continue;
        for (const feature of note.features.get(key))
          slope.set(feature, (slope.get(feature) ?? 0) + miss);
      }
      for (const [feature, miss] of slope) {
        const step = miss - decay * weights[feature];
        moved[feature] += step * step;
        weights[feature] += (rate * step) / Math.sqrt(moved[feature]);
      }
    }
    if (epoch >= first)
      for (const [feature, weight] of weights.entries())
        means[feature] += weight / (epochs - first);
  }
  return means.map((weight) => (Math.abs(weight) < minWeight ? 0 : Math.round(weight * 100) / 100));
}

/** How well notes are split by weights: ends found and correct at each threshold, and notes split correctly as a whole. */
class Score {
  notes = 0;
  likeliest = 0;
  byThreshold = new Map(
    thresholds.map((threshold) => [threshold, { right: 0, found: 0, whole: 0 }]),
  );
  ends = 0;

  add(note, weights) {
    const score = scoreBy(weights, note);
    const runs = note.runs.map((run) => ({ ...run, score: score(run.from, run.to) }));
    const probabilities = beginnings(note.words, runs);
    this.notes += 1;
    this.ends += note.starts.length - 1;
    if (likeliestStarts(runs, note.words.length).join() === note.starts.join()) this.likeliest += 1;
    for (const [threshold, counts] of this.byThreshold) {
      const starts = probabilities.flatMap((probability, at) =>
        at === 0 || probability >= threshold ? [at] : [],
      );
      counts.right += starts.filter((at) => at > 0 && note.starts.includes(at)).length;
      counts.found += starts.length - 1;
      if (starts.join() === note.starts.join()) counts.whole += 1;
    }
  }

  print(title) {
    const share = (part, all) => `${((100 * part) / all).toFixed(1)} %`;
    for (const [threshold, { right, found, whole }] of this.byThreshold)
      console.log(
        `${title}, threshold ${threshold}: ${share(right, found)} of the ends found are correct, ${share(right, this.ends)} of ${this.ends} are found, ${whole} of ${this.notes} notes split correctly as a whole (${share(whole, this.notes)})`,
      );
    console.log(
      `${title}, the likeliest split: ${this.likeliest} of ${this.notes} notes split correctly as a whole (${share(this.likeliest, this.notes)})`,
    );
  }
}

for (const language of ['en', 'es']) {
  numbers.clear();
  const notes = [...entered(language), ...sentences(language), ...written(`notes-${language}`)]
    .filter((parts) => parts.length > 1)
    .map((parts) => noteOf(parts, language));
  const heldBack = written(`held-back-${language}`).map((parts) => noteOf(parts, language));
  withoutRare(notes);
  const fifths = new Score();
  for (let fifth = 0; fifth < 5; fifth += 1) {
    const weights = learned(notes.filter((_, at) => at % 5 !== fifth));
    for (const note of notes.filter((_, at) => at % 5 === fifth)) fifths.add(note, weights);
  }
  fifths.print(language);
  const weights = learned(notes);
  const blind = new Score();
  for (const note of heldBack) blind.add(note, weights);
  blind.print(`${language}, held back`);
  if (process.argv.includes('--check')) continue;
  const lines = [...numbers]
    .filter(([, number]) => weights[number] !== 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([feature, number]) => `${feature}\t${weights[number]}`);
  console.log(`${language}: ${lines.length} weights`);
  writeFileSync(
    here(`../../services/ai/data/missing-commas/${names[language]}.txt`),
    `# Learned by bench/texts/learn-commas.mjs: a feature, a tab and its weight on each line. Not written by hand.\n${lines.join('\n')}\n`,
  );
}
