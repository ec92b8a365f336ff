import { leavesOut, marksSaid } from '../../draft-model/sound-draft.js';
import { sentencesOf } from '../../facts/notes/sentence-ends.js';
import { toldBlocks } from './email-body.js';
import type { Letter } from './letter.js';

/** A drafted body with the sentences that it left out, each before what comes next in the entry. */
export function withUnsaid(letter: Letter, body: string): string {
  const told = letter.acts;
  const all = told.map((act) => act.text).join('\n');
  let text = body;
  for (const [at, act] of told.entries()) {
    if (!leavesOut(body, act.text, all)) continue;
    letter.acts = [act];
    const said = toldBlocks(letter, []).blocks.join('\n\n');
    const next = told.slice(at + 1).find((other) => !leavesOut(body, other.text, all));
    if (said) text = put(said, text, next && sentenceOf(body, next.text));
  }
  letter.acts = told;
  return text;
}

/** The sentence that says most of another. */
function sentenceOf(body: string, other: string): string | undefined {
  const [best] = body
    .split(/\n+/)
    .flatMap((line) => sentencesOf(line))
    .map((sentence) => ({ sentence, marks: marksSaid(sentence, other) }))
    .toSorted((one, two) => two.marks - one.marks);
  return best?.marks ? best.sentence : undefined;
}

/** Before a sentence, else at the end. */
function put(said: string, text: string, before: string | undefined): string {
  const at = before === undefined ? -1 : text.indexOf(before);
  if (at > 0) return `${text.slice(0, at)}${said} ${text.slice(at)}`;
  return /\n/.test(text + said) ? `${text}\n\n${said}` : `${text} ${said}`;
}
