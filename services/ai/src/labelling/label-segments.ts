import { logOfSum } from '../network/vectors.js';
import { type LabelWeights, scoresOf } from './label-weights.js';

/** The features by which the runs of words in a text are recognised. */
export interface SegmentFeatures {
  /** Of a run that begins with a word. */
  begins(at: number): readonly string[];
  /** Of a run that ends before a word. */
  ends(at: number): readonly string[];
  /** Of a word that continues the run of the word before it. */
  joins(at: number): readonly string[];
  /** Of a whole run: the word that it begins with, and the one after its last. */
  whole(from: number, to: number): readonly string[];
}

/**
 * The labels of runs: how they end. The score of a run depends on its end and on that of the run before it, since a
 * sentence continues after a comma.
 */
export interface SegmentLabels {
  readonly ends: readonly string[];
  /** For each end the kind of beginning that follows it. */
  readonly following: readonly number[];
  /** How many kinds of beginnings there are; the first run has kind 0. */
  readonly beginnings: number;
  /** Most words of a run. */
  readonly longest: number;
}

/** Another model's opinion on the ends: logarithms of its probabilities. */
export interface SegmentPrior {
  /** That a run with this end ends before a word. */
  end(at: number, end: string): number;
  /** That none ends before a word. */
  join(at: number): number;
}

interface Segment {
  readonly from: number;
  /** The word after its last one. */
  readonly to: number;
  readonly end: string;
}

export interface LabelledSegments {
  /** The likeliest runs. */
  readonly segments: readonly Segment[];
  /** For each word, and for the end of the text: the probability of each end before it. */
  readonly probabilities: readonly ReadonlyMap<string, number>[];
}

const none = Number.NEGATIVE_INFINITY;

const range = (count: number) => Array.from({ length: count }, (_, at) => at);

/** An edge of the lattice: a run, the kind of its beginning and its end. */
interface Step {
  readonly from: number;
  readonly kind: number;
  readonly end: number;
  readonly score: number;
}

/** All segmentations of some words into runs. */
class Lattice {
  /** For each position the runs that end there. */
  private readonly steps: readonly (readonly Step[])[];
  private readonly kinds: readonly number[];

  constructor(
    private readonly weights: LabelWeights,
    private readonly features: SegmentFeatures,
    private readonly length: number,
    private readonly labels: SegmentLabels,
    private readonly prior: SegmentPrior | undefined,
  ) {
    this.kinds = range(labels.beginnings);
    this.steps = this.stepsOf();
  }

  private stepsOf(): Step[][] {
    const { ends, longest } = this.labels;
    const places = range(this.length + 1);
    const begins = places.map((at) => {
      const sums = scoresOf(this.weights, at < this.length ? this.features.begins(at) : []);
      return this.kinds.map((kind) => sums[kind] ?? 0);
    });
    const ending = places.map((at) => {
      const sums = scoresOf(this.weights, at > 0 ? this.features.ends(at) : []);
      return ends.map((end, nth) => (sums[nth] ?? 0) + (this.prior?.end(at, end) ?? 0));
    });
    /** Prefix sums of the scores of having no end at a position. */
    const joined = [0];
    for (const at of range(this.length)) {
      const [own = 0] = scoresOf(this.weights, this.features.joins(at));
      const here = at > 0 ? own + (this.prior?.join(at) ?? 0) : 0;
      joined.push((joined[at] ?? 0) + here);
    }
    return places.map((to) =>
      range(Math.min(to, longest)).flatMap((back) => {
        const from = to - back - 1;
        const whole = scoresOf(this.weights, this.features.whole(from, to));
        const inner = (joined[to] ?? 0) - (joined[from + 1] ?? 0);
        return this.kinds.flatMap((kind) =>
          ends.map((_, end) => ({
            from,
            kind,
            end,
            score:
              inner +
              (begins[from]?.[kind] ?? 0) +
              (ending[to]?.[end] ?? 0) +
              (whole[kind * ends.length + end] ?? 0),
          })),
        );
      }),
    );
  }

  private next({ end }: Step): number {
    return this.labels.following[end] ?? 0;
  }

  /** The likeliest runs (Viterbi). */
  segments(): Segment[] {
    interface Path {
      readonly score: number;
      readonly step?: Step;
    }
    const best: Path[][] = [this.kinds.map((kind) => ({ score: kind === 0 ? 0 : none }))];
    for (const to of range(this.length).map((at) => at + 1)) {
      const paths: Path[] = this.kinds.map(() => ({ score: none }));
      for (const step of this.steps[to] ?? []) {
        const score = (best[step.from]?.[step.kind]?.score ?? none) + step.score;
        if (score > (paths[this.next(step)]?.score ?? none))
          paths[this.next(step)] = { score, step };
      }
      best.push(paths);
    }
    const last = best[this.length]?.toSorted((one, other) => other.score - one.score)[0];
    const segments: Segment[] = [];
    let step = last?.step;
    let to = this.length;
    while (step) {
      segments.unshift({ from: step.from, to, end: this.labels.ends[step.end] ?? '' });
      to = step.from;
      step = best[to]?.[step.kind]?.step;
    }
    return segments;
  }

  /** For each position the probability of each end there, over all segmentations (forward–backward). */
  probabilities(): ReadonlyMap<string, number>[] {
    const before = [this.kinds.map((kind) => (kind === 0 ? 0 : none))];
    for (const to of range(this.length).map((at) => at + 1)) {
      const arriving: number[][] = this.kinds.map(() => []);
      for (const step of this.steps[to] ?? [])
        arriving[this.next(step)]?.push((before[step.from]?.[step.kind] ?? none) + step.score);
      before.push(arriving.map(logOfSum));
    }
    const departing: number[][][] = range(this.length).map(() => this.kinds.map(() => []));
    const after = range(this.length + 1).map(() => this.kinds.map(() => 0));
    for (let to = this.length; to > 0; to -= 1) {
      if (to < this.length) after[to] = (departing[to] ?? []).map(logOfSum);
      for (const step of this.steps[to] ?? [])
        departing[step.from]?.[step.kind]?.push(
          step.score + (after[to]?.[this.next(step)] ?? none),
        );
    }
    const all = logOfSum(before[this.length] ?? [0]);
    return range(this.length + 1).map((to) => {
      const of = new Map<string, number>();
      for (const step of this.steps[to] ?? []) {
        const end = this.labels.ends[step.end] ?? '';
        const path = (before[step.from]?.[step.kind] ?? none) + step.score;
        const probability = Math.exp(path + (after[to]?.[this.next(step)] ?? none) - all);
        of.set(end, (of.get(end) ?? 0) + probability);
      }
      return of;
    });
  }
}

/** Splits words into runs, each with how it ends, by the weights of a semi-Markov conditional random field. */
export function labelSegments(
  weights: LabelWeights,
  features: SegmentFeatures,
  length: number,
  labels: SegmentLabels,
  prior?: SegmentPrior,
): LabelledSegments {
  const lattice = new Lattice(weights, features, length, labels, prior);
  return { segments: lattice.segments(), probabilities: lattice.probabilities() };
}
