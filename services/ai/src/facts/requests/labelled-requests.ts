import type { LabelWeights } from '../../labelling/label-weights.js';
import type { RequestTool } from '../typed-words/request-tool.js';
import { requestParts, sureness } from './request-parts.js';
import { type RequestWord, requestWords } from './request-words.js';

/** A request with what each of its words is: o, b, w or s (`labelled/requests/README.md`). */
export interface LabelledRequest {
  readonly tool: RequestTool;
  readonly request: string;
  readonly words: readonly RequestWord[];
  readonly labels: readonly string[];
}

/** A line of labelled requests: `<o>short,</o> we close at 4`. */
export function labelledRequest({
  tool,
  text,
}: {
  tool: RequestTool;
  text: string;
}): LabelledRequest {
  let request = '';
  const labelAt: string[] = [];
  let label = 's';
  for (const part of text.split(/(<\/?[obw]>)/)) {
    const [, end, tag] = /^<(\/?)([obw])>$/.exec(part) ?? [];
    if (tag) label = end ? 's' : tag;
    else {
      request += part;
      labelAt.push(...Array.from(part, () => label));
    }
  }
  const words = requestWords(request);
  return { tool, request, words, labels: words.map(({ start }) => labelAt[start] ?? 's') };
}

/** Words that nobody misses, and that nobody minds. */
const small =
  /^(?:and|but|so|also|just|please|because|the|a|an|i|it|this|that|to|of|or|then|for|is)$/;

/** How requests are read by weights: words removed and to be removed, requests that are right, lose or echo something. */
export function tallied(
  sets: readonly (readonly [readonly LabelledRequest[], LabelWeights])[],
  needed = sureness,
) {
  const counts = {
    requests: 0,
    right: 0,
    losing: 0,
    echoing: 0,
    removed: 0,
    found: 0,
    toRemove: 0,
  };
  for (const [requests, weights] of sets)
    for (const { request, tool, words, labels } of requests) {
      const { kinds } = requestParts(request, tool, weights, needed);
      const read = words.map(({ word }, at) => {
        const label = labels[at] ?? 's';
        return {
          word,
          label,
          isGone: /order|background/.test(kinds[at] ?? ''),
          isToGo: /[ob]/.test(label),
        };
      });
      const loses = read.some((one) => one.isGone && one.label === 's' && !small.test(one.word));
      const echoes = read.some((one) => !one.isGone && one.isToGo && !small.test(one.word));
      counts.requests += 1;
      counts.right += loses || echoes ? 0 : 1;
      counts.losing += loses ? 1 : 0;
      counts.echoing += echoes ? 1 : 0;
      counts.removed += read.filter(({ isGone }) => isGone).length;
      counts.toRemove += read.filter(({ isToGo }) => isToGo).length;
      counts.found += read.filter(({ isGone, isToGo }) => isGone && isToGo).length;
    }
  return counts;
}
