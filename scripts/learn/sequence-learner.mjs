// A linear-chain conditional random field over sparse cues, with cues of where a stretch with one label begins and ends.
const { followingCue, mark } = await import(
  new URL('../../services/ai/dist/labelling/label-sequence.js', import.meta.url).href
);

/** How many kinds of boundaries there are. */
const boundaryKinds = 6;

/** The same order each time, so that the same examples give the same weights. */
function randomNumbers(seed) {
  let state = seed;
  return () => (state = (state * 1103515245 + 12345) % 2147483648);
}

function logOfSum(logs) {
  const most = Math.max(...logs);
  let sum = 0;
  for (const one of logs) sum += Math.exp(one - most);
  return most + Math.log(sum);
}

/** Numbers of the cues that at least so many words have. */
function numbered(sequences, labels, fewest) {
  const counts = new Map();
  for (const { within, begins, ends } of sequences.flat())
    for (const cue of [...within, ...begins, ...ends]) counts.set(cue, (counts.get(cue) ?? 0) + 1);
  const cues = [...counts].filter(([, count]) => count >= fewest).map(([cue]) => cue);
  for (let boundary = 0; boundary < boundaryKinds; boundary += 1)
    for (const before of labels) cues.push(followingCue(boundary, before));
  return new Map(cues.map((cue, at) => [cue, at * labels.length]));
}

/** A label that is excluded. */
const impossible = -1e6;

/** Scores and likelihoods of one sequence of encoded words. */
class Lattice {
  /** @param isKnown whether only the labels that each word may have are possible */
  constructor(words, labels, weights, isKnown = false) {
    const all = labels.map((_, label) => label);
    const excluded = (word, label) =>
      isKnown && !words[word].labels.includes(label) ? impossible : 0;
    const sum = (cues, label) => {
      let score = 0;
      for (const cue of cues) score += weights[cue + label];
      return score;
    };
    const scores = (kind) => words.map((word) => all.map((label) => sum(word[kind], label)));
    const [within, begins, ends] = ['within', 'begins', 'ends'].map(scores);
    /** By word: the score of label `to` behind label `from`, at `to * labels + from`. */
    this.steps = words.map((word, at) =>
      all.flatMap((to) =>
        all.map(
          (from) =>
            weights[word.following[from] + to] +
            within[at][to] +
            excluded(at, to) +
            (from !== to || word.boundary >= mark ? begins[at][to] + ends[at][from] : 0),
        ),
      ),
    );
    this.before = [all.map((label) => within[0][label] + begins[0][label] + excluded(0, label))];
    for (let at = 1; at < words.length; at += 1)
      this.before.push(
        all.map((to) =>
          logOfSum(
            all.map(
              (from) => this.before[at - 1][from] + this.steps[at][to * labels.length + from],
            ),
          ),
        ),
      );
    this.behind = words.map(() => all.map(() => 0));
    for (let at = words.length - 2; at >= 0; at -= 1)
      this.behind[at] = all.map((from) =>
        logOfSum(
          all.map((to) => this.steps[at + 1][to * labels.length + from] + this.behind[at + 1][to]),
        ),
      );
    this.whole = logOfSum(this.before[words.length - 1]);
    this.size = labels.length;
  }

  chance(at, label) {
    return Math.exp(this.before[at][label] + this.behind[at][label] - this.whole);
  }

  stepChance(at, from, to) {
    const step = this.steps[at][to * this.size + from];
    return Math.exp(this.before[at - 1][from] + step + this.behind[at][to] - this.whole);
  }
}

/** What the labelled sequence has more of than the weights expect: `[cues, label, miss]`. */
function misses(words, labels, weights) {
  const lattice = new Lattice(words, labels, weights);
  const isWhole = words.every((word) => word.labels.length === 1);
  const known = isWhole ? undefined : new Lattice(words, labels, weights, true);
  const isLabel = (at, label) => (words[at].labels[0] === label ? 1 : 0);
  const found = [];
  const add = (cues, label, miss) => {
    if (Math.abs(miss) > 1e-3) found.push([cues, label, miss]);
  };
  const all = labels.map((_, label) => label);
  for (const [at, word] of words.entries()) {
    const one = all.map(
      (label) => (known?.chance(at, label) ?? isLabel(at, label)) - lattice.chance(at, label),
    );
    for (const label of all) add(word.within, label, one[label]);
    if (at === 0) {
      for (const label of all) add(word.begins, label, one[label]);
      continue;
    }
    const beginning = all.map(() => 0);
    const ending = all.map(() => 0);
    for (const from of all)
      for (const to of all) {
        const so = known?.stepChance(at, from, to) ?? isLabel(at - 1, from) * isLabel(at, to);
        const miss = so - lattice.stepChance(at, from, to);
        add([word.following[from]], to, miss);
        if (from === to && word.boundary < mark) continue;
        beginning[to] += miss;
        ending[from] += miss;
      }
    for (const label of all) {
      add(word.begins, label, beginning[label]);
      add(word.ends, label, ending[label]);
    }
  }
  return found;
}

/**
 * Gradient steps with a rate for each weight (AdaGrad); weights that few examples support stay near zero. What is
 * learned are the means over the rounds behind the first ones.
 * @param sequences of words with their cues, as `labelSequence` reads them, and the `labels` that each may have: one
 *   where it is known
 * @returns `{labels, weights}`: by cue, a weight for each label
 */
export function learnSequences(
  sequences,
  {
    rounds = 14,
    first = 4,
    seeds = [7, 23, 101],
    rate = 0.1,
    decay = 0.002,
    fewest = 2,
    least = 0.1,
  } = {},
) {
  const labels = [...new Set(sequences.flat().flatMap((word) => word.labels))].sort();
  const cues = numbered(sequences, labels, fewest);
  const numbers = (all) => all.flatMap((cue) => cues.get(cue) ?? []);
  const encoded = sequences
    .filter((words) => words.length > 0)
    .map((words) =>
      words.map(({ within, begins, ends, boundary, labels: possible }) => ({
        within: numbers(within),
        begins: numbers(begins),
        ends: numbers(ends),
        following: labels.map((before) => cues.get(followingCue(boundary, before))),
        boundary,
        labels: possible.map((label) => labels.indexOf(label)),
      })),
    );
  const size = cues.size * labels.length;
  const means = new Float64Array(size);
  // The order of the examples matters less to the mean of several runs.
  for (const seed of seeds) {
    const weights = new Float64Array(size);
    const moved = new Float64Array(size).fill(0.01);
    const random = randomNumbers(seed);
    for (let round = 0; round < rounds; round += 1) {
      const shuffled = encoded
        .map((words) => [random(), words])
        .sort(([one], [other]) => one - other);
      for (const [, words] of shuffled)
        for (const [of, label, miss] of misses(words, labels, weights))
          for (const cue of of) {
            const step = miss - decay * weights[cue + label];
            moved[cue + label] += step * step;
            weights[cue + label] += (rate * step) / Math.sqrt(moved[cue + label]);
          }
      if (round >= first)
        for (let at = 0; at < size; at += 1)
          means[at] += weights[at] / (rounds - first) / seeds.length;
    }
  }
  return {
    labels,
    weights: new Map(
      [...cues].flatMap(([cue, at]) => {
        const of = [...means.subarray(at, at + labels.length)].map((weight) =>
          Math.abs(weight) < least ? 0 : Math.round(weight * 100) / 100,
        );
        return of.some(Boolean) ? [[cue, Float32Array.from(of)]] : [];
      }),
    ),
  };
}
