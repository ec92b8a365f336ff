import { upperFirst } from '@commons/contracts/text/upper-first';
import { isStatement } from '../grammar/grammar.js';
import type { RequestTool } from '../typed-words/request-tool.js';
import type { PartKind } from './request-parts.js';
import { boundaries, type RequestWord } from './request-words.js';

/** Words side by side with one kind. */
interface Stretch {
  readonly kind: PartKind;
  readonly from: number;
  /** The word after its last one. */
  readonly to: number;
}

export function stretches(kinds: readonly PartKind[]): Stretch[] {
  const starts = kinds.flatMap((kind, at) => (kind !== kinds[at - 1] ? [at] : []));
  return starts.map((from, nth) => ({
    kind: kinds[from] ?? 'said',
    from,
    to: starts[nth + 1] ?? kinds.length,
  }));
}

/** What is said to the reader, by whatever is learned: "thank the guests who …", "find out when she wants it". */
const speaking =
  /^(?:and )?(?:(?:thank|say thank you to) (?:the|our|all|every|guests)|find out (?:when|if|how|what|whether|where)|ask (?:him|her|them|if|for|whether) |let (?:him|her|them) know)/i;

/** "Special thanks to the Mosley boys for hauling furniture", "let me know by Friday": said as it is. */
const saidAsItIs =
  /^(?:and |also )?(?:(?:an? )?(?:(?:special|big|huge|extra|many) (?:thanks|thank[- ]you)|shout[- ]?outs?) to|(?:please )?let (?:me|us) know)\b/i;

/** "A note that says …" is read as one order with what it says; a post says what "mention that" tells. */
export function spokenKinds(
  entry: string,
  { words, kinds }: { words: readonly RequestWord[]; kinds: readonly PartKind[] },
  tool: RequestTool,
): PartKind[] {
  const all = stretches(kinds);
  return all.flatMap(({ kind, from, to }, nth) => {
    const next = all[nth + 1];
    const isTied = (words[to]?.boundary ?? boundaries.request) < boundaries.mark;
    const isLeading = kind === 'order' && next?.kind === 'wrapper' && isTied;
    const tells =
      kind === 'wrapper' &&
      tool === 'post' &&
      isStatement(entry.slice(words[to]?.start, clauseEnd(words, to)));
    const phrase = entry.slice(words[from]?.start, words[to - 1]?.end);
    const isAct = (kind === 'order' && speaking.test(phrase)) || saidAsItIs.test(phrase);
    const spoken = isLeading || isAct || (kind === 'wrapper' && !tells) ? 'said' : kind;
    return kinds.slice(from, to).map(() => spoken);
  });
}

/** "Thank the guests who …" tells to say something, whatever it looks like. */
export const toldKinds = (
  entry: string,
  { words, kinds }: { words: readonly RequestWord[]; kinds: readonly PartKind[] },
): PartKind[] =>
  stretches(kinds).flatMap(({ kind, from, to }) => {
    const phrase = entry.slice(words[from]?.start, words[to - 1]?.end);
    const isAct = (kind === 'order' && speaking.test(phrase)) || saidAsItIs.test(phrase);
    return kinds.slice(from, to).map(() => (isAct ? 'said' : kind));
  });

function clauseEnd(words: readonly RequestWord[], from: number): number | undefined {
  const end = words.findIndex(({ boundary }, at) => at > from && boundary >= boundaries.mark);
  return words[end < 0 ? words.length - 1 : end - 1]?.end;
}

const joining = /^(?:and|but|so|also|then)\s+(?=\S)/i;

/** The words that are said, with the marks that belong to them. */
export function saidIn(
  entry: string,
  words: readonly RequestWord[],
  kinds: readonly PartKind[],
): string {
  const hasMarks = words.some(({ boundary }, at) => at > 0 && boundary >= boundaries.mark);
  let text = '';
  let end = 0;
  let isCapital = false;
  const gone = kinds.map((kind) => (kind === 'said' ? kind : 'order'));
  for (const { from, to } of stretches(gone).filter(({ kind }) => kind !== 'said')) {
    const start = words[from]?.start ?? 0;
    const kept = entry.slice(end, words[from - 1]?.end ?? 0);
    const left = entry.slice(words[from - 1]?.end ?? 0, start);
    const right = entry.slice(words[to - 1]?.end, words[to]?.start ?? entry.length);
    text += withoutJoining(kept, text, isCapital);
    isCapital = from > 0 && /\p{Lu}/u.test(entry.charAt(start));
    end = words[to]?.start ?? entry.length;
    if (from === 0 && to < words.length) text += opener(right);
    else if (to === words.length) text += (/^[^\S\n]*[.!?…"”)]+/.exec(left) ?? lastMark(right))[0];
    else text += between(left, right, hasMarks ? ', ' : ' ');
  }
  return (text + withoutJoining(entry.slice(end), text, isCapital)).trim();
}

/** "and tell her …" begins a sentence without its "and". */
const withoutJoining = (said: string, before: string, isCapital: boolean) => {
  if (before !== '' && !/[.!?\n]\s*$/.test(before)) return said;
  const begun = said.replace(joining, '');
  return begun === said && !isCapital ? said : upperFirst(begun);
};

/** The full stop after the last order ends what was said before it. */
const lastMark = (right: string) => /[.!?]/.exec(right) ?? [''];

/** A quotation mark or "#" that belongs to the next word. */
const opener = (right: string) => /(?<=^|\s)["“‘(#@]+$/.exec(right)?.[0] ?? '';

/** What stands between two words that are said, in place of an order. */
function between(left: string, right: string, otherwise: string): string {
  const line = /\n\s*/.exec(left) ?? /\n\s*/.exec(right);
  const ended = [left, right].map((marks) => /[.!?…]+/.exec(marks)?.[0]).find(Boolean);
  const closer = /^["”)]+/.exec(left)?.[0] ?? '';
  if (line) return `${closer}${ended ?? ''}${line[0]}${opener(right)}`;
  const mark =
    ended ?? [left, right].map((marks) => /[,;:–—]|(?<=\s)-/.exec(marks)?.[0]).find(Boolean);
  if (!mark) return `${closer}${otherwise}${opener(right)}`;
  return `${closer}${/[–—-]/.test(mark) ? ' ' : ''}${mark} ${opener(right)}`;
}
