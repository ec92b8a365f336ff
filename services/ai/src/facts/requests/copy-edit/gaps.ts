/** So likely a mark has to be to change what its writer set, or to be added where its writer sets marks with care. */
const confidence = { behindMark: 0.5, careful: { end: 0.75, within: 0.9 } };

const markWithin = /[.,;:!?…–—-]+/g;
const closing = /^[)\]”"'’%*+]+/;
const isEnd = (mark: string) => /^[.?!]$/.test(mark);

/** Ends its sentences with a mark, and begins them with a capital. */
export const isCareful = (entry: string): boolean =>
  /[\p{Ll}\d)][.!?]\s+\p{Lu}/u.test(entry.trim());

/** A gap between two words, and the mark that is to stand there. */
export interface Gap {
  /** What was typed. */
  readonly typed: string;
  readonly mark: string;
  /** How likely the mark is. */
  readonly probability: number;
  /** Whether words for the writer alone stood in it. */
  readonly followsOrder: boolean;
  readonly isCareful: boolean;
}

/** What stands between two words: the mark that belongs there, with what else was typed. */
export function gapText({
  typed,
  mark,
  probability,
  followsOrder,
  isCareful: careful,
}: Gap): string {
  const own = typed.match(markWithin)?.join('') ?? '';
  if (/\n/.test(typed)) return typed;
  // "3 males/2 females", "half-price"
  if (!followsOrder && !/\s/.test(typed) && !/^[.,;:!?]+$/.test(typed)) return typed;
  // "a tune-up, $59 (regularly $85)"
  if (mark === ',' && /[([]$/.test(typed)) return typed;
  const isUnsure =
    careful &&
    own === '' &&
    probability < (isEnd(mark) ? confidence.careful.end : confidence.careful.within);
  // "9 | inch plates": hardly anybody leaves out a colon.
  const isColon = mark === ':' && own === '';
  if (mark === '' || isUnsure || isColon) {
    if (followsOrder) return /[.!]/.test(own) ? '. ' : own.includes(',') ? ', ' : ' ';
    return typed;
  }
  const isOwn =
    (isEnd(mark) && /[.!?…]/.test(own)) ||
    ((mark === ',' || mark === ':') && own !== '') ||
    (isEnd(mark) && own !== '' && probability < confidence.behindMark);
  if (isOwn && !followsOrder) return typed;
  const left = closing.exec(typed)?.[0] ?? '';
  const right = typed.slice(left.length).replace(markWithin, '').trim();
  return `${left}${isOwn && /[.!?]/.test(own) ? (/[!?]/.exec(own)?.[0] ?? '.') : mark} ${right}`;
}

/** How a sentence ends: its mark, with the parenthesis or quotation that it closes. */
export function endOf(gap: string): string {
  const close = closing.exec(gap)?.[0] ?? '';
  const typed = /[.!?…]+["”)]*/.exec(gap.slice(close.length))?.[0];
  // Lines may be a list: they end as they were typed.
  if (/\n/.test(gap)) return `${close}${typed ?? ''}${gap.slice(gap.indexOf('\n'))}`;
  return `${close}${typed ?? '.'}`;
}

/** Quotation marks and the like before the first word. */
export const openingOf = (request: string, start: number): string =>
  /["“(#$@&¡¿*•-]+\s?$/.exec(request.slice(0, start))?.[0] ?? '';
