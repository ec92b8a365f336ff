import { mkdirSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const folder = new URL('../../services/ai/data/labelling/', import.meta.url);

/** Writes weights in the form that `labelWeights` of services/ai reads. @returns the size in bytes */
export function writeWeights(name, { labels, weights }) {
  const lines = [...weights]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([feature, of]) => {
      const pairs = [...of].flatMap((weight, at) =>
        weight ? [`${at}:${Math.round(weight * 100) / 100}`] : [],
      );
      return `${feature}\t${pairs.join(' ')}`;
    });
  const bytes = gzipSync(`${[labels.join('\t'), ...lines].join('\n')}\n`, { level: 9 });
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(`${name}.tsv.gz`, folder), bytes);
  return bytes.length;
}
