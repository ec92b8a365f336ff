import { tagged } from '../grammar/tagging.js';
import { chancesOf } from '../missing-commas/part-notes.js';

/** A word of a request, and what parts it from the word before it. */
export interface RequestWord {
  readonly start: number;
  readonly end: number;
  /** Small letters without apostrophes; numbers are one word: "#", "$#" or "#%". */
  readonly word: string;
  readonly pos: string;
  /** The mark before it. */
  readonly mark: string;
  readonly boundary: number;
  /** Whether a clause begins with it: behind a mark, or where a thought of notes without marks probably ends. */
  readonly isClauseStart: boolean;
  /** How likely a thought begins with it, where no mark tells. */
  readonly chance?: number;
}

/** What stands between two words: nothing, a word that joins, a mark, the end of a sentence, of a line, of everything. */
export const boundaries = { none: 0, joined: 1, mark: 2, sentence: 3, line: 4, request: 5 };

const joining =
  /^(?:and|but|so|because|cause|cuz|bc|since|or|then|also|if|when|as|that|which|who|just|please|plz|pls|keep|dont|make|nothing|no|not|without|tell|say|ask|mention)$/;

const piece = /\$?\d+(?:[.,:]\d+)*%?|\p{L}[\p{L}'’]*|[^\s\p{L}\d]/gu;
const isWord = (text: string) => /[\p{L}\d]/u.test(text);

function plainWord(text: string): string {
  const word = text.toLowerCase().replace(/['’]/g, '');
  if (!/\d/.test(word)) return word;
  return word.startsWith('$') ? '$#' : word.endsWith('%') ? '#%' : '#';
}

/** The boundary that a mark makes: none within "p.m." or "follow-up". */
function boundaryOf(request: string, at: number): number {
  const mark = request.charAt(at);
  const isWithin = /\S/.test(request.charAt(at - 1)) && /[\p{L}\d]/u.test(request.charAt(at + 1));
  if (/[.!?]/.test(mark)) {
    const isShort = /(?:^|[^\p{L}])(?:\p{L}|mrs?|ms|dr|st)$/iu.test(request.slice(0, at));
    return isWithin || (mark === '.' && isShort) ? boundaries.none : boundaries.sentence;
  }
  if (/[,;:()–—-]/.test(mark))
    return isWithin && !/[,;()–—]/.test(mark) ? boundaries.none : boundaries.mark;
  return boundaries.joined;
}

/** So likely a thought begins at a word that a joining word may stand there, and that a clause begins. */
const sureness = { joined: 0.3, clause: 0.4 };
/** Shorter runs without marks are one thought. */
const fewest = 7;

/** How likely a thought begins at each place of a run without marks. */
function thoughtStarts(request: string, start: number, end: number): ReadonlyMap<number, number> {
  const run = request.slice(start, end);
  const chances = chancesOf(run, 'en');
  const places = [...run.matchAll(/(?:[^\s,;]|,(?=\d{3}))+/g)].map(({ index }) => start + index);
  return new Map(places.map((place, at) => [place, at === 0 ? 0 : (chances[at] ?? 0)]));
}

type Placed = Omit<RequestWord, 'pos' | 'isClauseStart' | 'chance'>;

function placedWords(request: string): Placed[] {
  const words: Placed[] = [];
  let boundary = boundaries.request;
  let mark = '';
  for (const { 0: text, index } of request.matchAll(piece)) {
    if (!isWord(text)) {
      const parting = boundaryOf(request, index);
      if (parting > 0) mark = text;
      boundary = Math.max(boundary, parting);
      continue;
    }
    if (words.length > 0 && request.slice(words.at(-1)?.end, index).includes('\n'))
      boundary = Math.max(boundary, boundaries.line);
    const word = plainWord(text);
    if (boundary === boundaries.none && joining.test(word)) boundary = boundaries.joined;
    words.push({ start: index, end: index + text.length, word, mark, boundary });
    boundary = boundaries.none;
    mark = '';
  }
  return words;
}

/** The words of a request, with their parts of speech and where clauses begin. */
export function requestWords(request: string): RequestWord[] {
  const words = placedWords(request);
  const tags = tagged(request);
  const chances = new Map<number, number>();
  const runStarts = words.flatMap(({ boundary }, at) => (boundary >= boundaries.mark ? [at] : []));
  for (const [nth, from] of runStarts.entries()) {
    const to = runStarts[nth + 1] ?? words.length;
    if (to - from < fewest) continue;
    const [first, last] = [words[from], words[to - 1]];
    for (const [place, chance] of thoughtStarts(request, first?.start ?? 0, last?.end ?? 0))
      chances.set(place, chance);
  }
  let tag = 0;
  return words.map((word) => {
    while (tag < tags.length && (tags[tag]?.end ?? 0) <= word.start) tag += 1;
    const chance = chances.get(word.start);
    const isLikely = (least: number) => chance !== undefined && chance >= least;
    return {
      ...word,
      pos: tags[tag]?.pos ?? 'X',
      boundary:
        word.boundary === boundaries.none && isLikely(sureness.joined)
          ? boundaries.joined
          : word.boundary,
      isClauseStart: word.boundary >= boundaries.mark || isLikely(sureness.clause),
      ...(chance !== undefined && { chance }),
    };
  });
}
