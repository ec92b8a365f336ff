import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { packageFile } from '@commons/service-kit/guarded/package-file';

/** The weight of each feature for each label, learned from labelled examples (`npm run learn`). */
export interface LabelWeights {
  readonly labels: readonly string[];
  /** For each feature a weight per label, in the order of the labels. */
  readonly weights: Pick<ReadonlyMap<string, Float32Array>, 'get'>;
}

const known = new Map<string, LabelWeights>();

/**
 * The weights of `data/labelling/<name>.tsv.gz`, read when first needed: a line with the labels, then a feature on each line
 * with the numbers of labels and their weights ("0:1.2 3:-0.4").
 */
export function labelWeights(name: string): LabelWeights {
  const read = known.get(name) ?? parsed(name);
  known.set(name, read);
  return read;
}

function parsed(name: string): LabelWeights {
  const file = packageFile('@commons/ai', `data/labelling/${name}.tsv.gz`);
  if (!file) throw new Error(`data/labelling/${name}.tsv.gz of @commons/ai is missing`);
  const [head = '', ...lines] = gunzipSync(readFileSync(file)).toString('utf8').trim().split('\n');
  const labels = head.split('\t');
  // One array for all: tens of thousands of small ones take ten times the memory.
  const all = new Float32Array(lines.length * labels.length);
  const places = new Map<string, number>();
  for (const [line, text] of lines.entries()) {
    const [feature = '', pairs = ''] = text.split('\t');
    const place = line * labels.length;
    places.set(feature, place);
    for (const pair of pairs.split(' ')) {
      const [at, weight] = pair.split(':');
      all[place + Number(at)] = Number(weight);
    }
  }
  const get = (feature: string) => {
    const place = places.get(feature);
    return place === undefined ? undefined : all.subarray(place, place + labels.length);
  };
  return { labels, weights: { get } };
}

/** The sum of the weights of some features, one number per label. */
export function scoresOf(
  { labels, weights }: LabelWeights,
  features: Iterable<string>,
): Float64Array {
  const scores = new Float64Array(labels.length);
  for (const feature of features) {
    const of = weights.get(feature);
    if (!of) continue;
    for (let at = 0; at < of.length; at += 1)
      scores[at] = (scores[at] as number) + (of[at] as number);
  }
  return scores;
}
