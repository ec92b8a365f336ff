import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { packageFile } from '@commons/service-kit/guarded/package-file';

/** What each cue says for each label; learned from labelled examples (`npm run learn`). */
export interface LabelWeights {
  readonly labels: readonly string[];
  /** By cue: one weight a label, in the order of the labels. */
  readonly weights: ReadonlyMap<string, Float32Array>;
}

const known = new Map<string, LabelWeights>();

/**
 * The weights of `data/labelling/<name>.tsv.gz`, read when first needed: a line with the labels, then a cue on each line
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
  return {
    labels,
    weights: new Map(
      lines.map((line) => {
        const [cue = '', pairs = ''] = line.split('\t');
        const weights = new Float32Array(labels.length);
        for (const pair of pairs.split(' ')) {
          const [at, weight] = pair.split(':');
          weights[Number(at)] = Number(weight);
        }
        return [cue, weights] as const;
      }),
    ),
  };
}

/** The sum of the weights of some cues, one number a label. */
export function scoresOf({ labels, weights }: LabelWeights, cues: Iterable<string>): Float64Array {
  const scores = new Float64Array(labels.length);
  for (const cue of cues) {
    const of = weights.get(cue);
    if (!of) continue;
    for (let at = 0; at < of.length; at += 1)
      scores[at] = (scores[at] as number) + (of[at] as number);
  }
  return scores;
}
