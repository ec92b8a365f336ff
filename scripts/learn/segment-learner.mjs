// A semi-Markov conditional random field over sparse features ("features") of runs of words: of their beginnings and ends, and
// of each as a whole.
import { seededShuffle } from './shuffle.mjs';

const none = Number.NEGATIVE_INFINITY;

function logOfSum(logs) {
  let most = none;
  for (const one of logs) if (one > most) most = one;
  if (most === none) return most;
  let sum = 0;
  for (const one of logs) sum += Math.exp(one - most);
  return most + Math.log(sum);
}

const range = (count) => Array.from({ length: count }, (_, at) => at);

/** All features of an example: those of beginnings, ends and joins by position, and those of whole runs by their end. */
function featuresOf({ features, length }, longest) {
  const places = range(length + 1);
  return {
    begins: places.map((at) => (at < length ? features.begins(at) : [])),
    ends: places.map((at) => (at > 0 ? features.ends(at) : [])),
    joins: places.map((at) => (at > 0 && at < length ? features.joins(at) : [])),
    wholes: places.flatMap((to) =>
      range(Math.min(to, longest)).map((back) => ({
        from: to - back - 1,
        to,
        features: features.whole(to - back - 1, to),
      })),
    ),
  };
}

/** Numbers the features that occur often enough in the examples; those of whole runs count twice. */
function numbered(examples, columns, fewest) {
  const counts = new Map();
  const count = (all, times = 1) => {
    for (const feature of all) counts.set(feature, (counts.get(feature) ?? 0) + times);
  };
  for (const example of examples) {
    const { begins, ends, joins } = featuresOf(example, 0);
    for (const all of [...begins, ...ends, ...joins]) count(all);
    for (const { from, to } of example.segments) count(example.features.whole(from, to), 2);
  }
  const features = [...counts].filter(([, many]) => many >= fewest).map(([feature]) => feature);
  return new Map(features.map((feature, at) => [feature, at * columns]));
}

/** The weights in training, and the gradient step for an example. */
class Learner {
  constructor(size, labels, { rate, decay }) {
    this.labels = labels;
    this.rate = rate;
    this.decay = decay;
    this.weights = new Float64Array(size);
    this.moved = new Float64Array(size).fill(0.01);
  }

  sum(features, column) {
    let score = 0;
    for (const feature of features) score += this.weights[feature + column];
    return score;
  }

  move(features, column, miss) {
    if (Math.abs(miss) < 1e-3) return;
    for (const feature of features) {
      const at = feature + column;
      const step = miss - this.decay * this.weights[at];
      this.moved[at] += step * step;
      this.weights[at] += (this.rate * step) / Math.sqrt(this.moved[at]);
    }
  }

  /** The score of each run, for each kind of beginning and end. */
  scored({ length, begins, ends: ending, joins, wholes }) {
    const { ends, beginnings } = this.labels;
    const joined = [0];
    for (const at of range(length)) joined.push(joined[at] + this.sum(joins[at], 0));
    const begun = begins.map((features) =>
      range(beginnings).map((kind) => this.sum(features, kind)),
    );
    const ended = ending.map((features) => ends.map((_, end) => this.sum(features, end)));
    return wholes.map(({ from, to, features }) =>
      range(beginnings).flatMap((kind) =>
        ends.map((_, end) => {
          const inner = joined[to] - joined[from + 1];
          const whole = this.sum(features, kind * ends.length + end);
          return inner + begun[from][kind] + ended[to][end] + whole;
        }),
      ),
    );
  }

  /** Forward and backward sums: for each position and kind, over all segmentations before and after it. */
  sums({ length, wholes }, scores) {
    const { ends, following, beginnings } = this.labels;
    const lists = () => range(length + 1).map(() => range(beginnings).map(() => []));
    const before = range(length + 1).map(() => new Array(beginnings).fill(none));
    const after = range(length + 1).map(() => new Array(beginnings).fill(0));
    before[0][0] = 0;
    const arriving = lists();
    let ended = 0;
    // Runs are sorted by their ends: all that end where one begins come before it.
    for (const [nth, { from, to }] of wholes.entries()) {
      if (to > ended && ended > 0) before[ended] = arriving[ended].map(logOfSum);
      ended = to;
      for (let kind = 0; kind < beginnings; kind += 1)
        for (let end = 0; end < ends.length; end += 1)
          arriving[to][following[end]].push(
            before[from][kind] + scores[nth][kind * ends.length + end],
          );
    }
    const departing = lists();
    for (let nth = wholes.length - 1, last = length; nth >= 0; nth -= 1) {
      const { from, to } = wholes[nth];
      if (to < last) {
        after[to] = departing[to].map(logOfSum);
        last = to;
      }
      for (let kind = 0; kind < beginnings; kind += 1)
        for (let end = 0; end < ends.length; end += 1)
          departing[from][kind].push(
            scores[nth][kind * ends.length + end] + after[to][following[end]],
          );
    }
    return { before, after, all: logOfSum(arriving[length].flat()) };
  }

  /** One gradient step: the difference between what an example has and what the weights expect. */
  learnFrom(example) {
    const { length, begins, ends: ending, joins, wholes, segments } = example;
    const { ends, following, beginnings } = this.labels;
    const scores = this.scored(example);
    const { before, after, all } = this.sums(example, scores);
    const begun = begins.map(() => new Float64Array(beginnings));
    const ended = ending.map(() => new Float64Array(ends.length));
    const known = new Map(segments.map((one) => [one.from * 1000 + one.to, one]));
    for (const [nth, { from, to, features }] of wholes.entries()) {
      const one = known.get(from * 1000 + to);
      for (let kind = 0; kind < beginnings; kind += 1)
        for (let end = 0; end < ends.length; end += 1) {
          const column = kind * ends.length + end;
          const way = before[from][kind] + scores[nth][column] + after[to][following[end]];
          const probability = way === none ? 0 : Math.exp(way - all);
          const miss = (one?.kind === kind && one.end === end ? 1 : 0) - probability;
          begun[from][kind] += miss;
          ended[to][end] += miss;
          this.move(features, column, miss);
        }
    }
    for (let at = 0; at <= length; at += 1) {
      for (let kind = 0; kind < beginnings; kind += 1) this.move(begins[at], kind, begun[at][kind]);
      for (let end = 0; end < ends.length; end += 1) this.move(ending[at], end, ended[at][end]);
      // Words go on where no run begins.
      const joining = -begun[at].reduce((sum, miss) => sum + miss, 0);
      if (at > 0 && at < length) this.move(joins[at], 0, joining);
    }
  }
}

/**
 * Stochastic gradient descent with a rate for each weight (AdaGrad). Returns means over the epochs after the first ones.
 * @param examples `{features, length, segments}`: features as `labelSegments` reads them, and the runs as they are
 * @param labels kinds of ends and of the beginnings after them, as `labelSegments` takes them
 * @returns `{labels, weights}`: by feature one weight a column
 */
export function learnSegments(
  examples,
  labels,
  { epochs = 10, first = 3, rate = 0.1, decay = 0.002, fewest = 3, least = 0.08 } = {},
) {
  const { ends, beginnings, longest } = labels;
  const columns = beginnings * ends.length;
  const read = examples.filter(({ length }) => length > 0);
  const features = numbered(read, columns, fewest);
  const numbers = (all) =>
    Int32Array.from(
      all.flatMap((feature) => (features.has(feature) ? [features.get(feature)] : [])),
    );
  const encoded = read.map((example) => {
    const { begins, ends: ending, joins, wholes } = featuresOf(example, longest);
    return {
      ...example,
      begins: begins.map(numbers),
      ends: ending.map(numbers),
      joins: joins.map(numbers),
      wholes: wholes.map((one) => ({ ...one, features: numbers(one.features) })),
    };
  });
  const learner = new Learner(features.size * columns, labels, { rate, decay });
  const means = new Float64Array(features.size * columns);
  const shuffled = seededShuffle();
  for (const epoch of range(epochs)) {
    for (const example of shuffled(encoded)) learner.learnFrom(example);
    if (epoch >= first)
      for (let at = 0; at < means.length; at += 1)
        means[at] += learner.weights[at] / (epochs - first);
  }
  const rounded = (weight) => (Math.abs(weight) < least ? 0 : Math.round(weight * 100) / 100);
  return {
    labels: range(beginnings).flatMap((kind) => ends.map((end) => `${kind}${end}`)),
    weights: new Map(
      [...features].flatMap(([feature, at]) => {
        const of = [...means.subarray(at, at + columns)].map(rounded);
        return of.some(Boolean) ? [[feature, Float32Array.from(of)]] : [];
      }),
    ),
  };
}
