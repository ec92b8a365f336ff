import type { RequestTool } from '../typed-words/request-tool.js';
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
