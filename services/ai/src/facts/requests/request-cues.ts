import type { CuedWord } from '../../labelling/label-sequence.js';
import type { RequestTool } from '../typed-words/request-tool.js';
import { boundaries, type RequestWord } from './request-words.js';

/** Most words behind the beginning of a stretch that are looked at in its clause, and in its sentence. */
const most = { clause: 20, sentence: 40 };
/** So many words around a word are looked at. */
const around = 4;

const persons: readonly (readonly [string, RegExp])[] = [
  ['1', /^(?:i|im|ive|id|ill|my|me|mine|we|were|our|us|weve)$/],
  ['2', /^(?:you|your|youre|youll|yours|u|ur)$/],
  ['3', /^(?:he|she|they|him|her|them|his|their|hes|shes|theyre|theyve)$/],
  ['#', /[$#]/],
];

function lengthOf(words: number): string {
  if (words < 3) return String(words);
  if (words < 6) return '3-5';
  return words < 12 ? '6-11' : '12+';
}

function likelihoodOf(chance: number | undefined): string {
  if (chance === undefined) return '-';
  return String([0.3, 0.6, 0.9].filter((least) => chance > least).length);
}

/** The cues of the words of a request: what they may be told by whether the writer or the reader is spoken to. */
class RequestCues {
  private readonly sentenceStarts: readonly number[];
  /** By word: where the next clause begins, and the next sentence. */
  private readonly ends: {
    readonly clause: readonly number[];
    readonly sentence: readonly number[];
  };

  constructor(
    private readonly words: readonly RequestWord[],
    private readonly tool: RequestTool,
  ) {
    this.sentenceStarts = words.flatMap((one, at) => (isSentenceStart(one) ? [at] : []));
    this.ends = {
      clause: nextStarts(words, ({ isClauseStart }) => isClauseStart),
      sentence: nextStarts(words, isSentenceStart),
    };
  }

  of(at: number): CuedWord {
    return {
      within: [...new Set(this.within(at))],
      begins: [...new Set(this.begins(at))],
      ends: [...new Set(this.endings(at))],
      boundary: this.words[at]?.boundary ?? 0,
    };
  }

  private word(at: number): string {
    return this.words[at]?.word ?? (at < 0 ? '<' : '>');
  }

  private run(from: number, length: number): string {
    return Array.from({ length }, (_, at) => this.word(from + at)).join(' ');
  }

  private tags(from: number, length: number): string {
    return Array.from({ length }, (_, at) => this.words[from + at]?.pos ?? '-').join(' ');
  }

  private sentenceOf(at: number): number {
    return this.sentenceStarts.findLastIndex((start) => start <= at);
  }

  private within(at: number): string[] {
    const sentence = this.sentenceOf(at);
    const isLast = sentence === this.sentenceStarts.length - 1;
    const far = Array.from({ length: around - 1 }, (_, one) => one + 2);
    return [
      '1',
      `0:${this.word(at)}`,
      `01:${this.run(at, 2)}`,
      `012:${this.run(at, 3)}`,
      `-10:${this.run(at - 1, 2)}`,
      `-1:${this.word(at - 1)}`,
      `+1:${this.word(at + 1)}`,
      `p:${this.tags(at, 1)}`,
      `p3:${this.tags(at - 1, 3)}`,
      `sf:${this.word(at).slice(-3)}`,
      `tl:${this.tool}`,
      `ps:${sentence === 0 ? 'F' : isLast ? 'L' : 'M'}`,
      ...far.flatMap((one) => [`<:${this.word(at - one)}`, `>:${this.word(at + one)}`]),
    ];
  }

  /** Of a stretch that begins here: its first words, and what its clause and its sentence say. */
  private begins(at: number): string[] {
    const clauseEnd = this.ends.clause[at] ?? this.words.length;
    const sentenceEnd = this.ends.sentence[at] ?? this.words.length;
    const sentenceStart = this.sentenceStarts[this.sentenceOf(at)] ?? 0;
    const from = (start: number, end: number) =>
      this.words.slice(start, Math.max(start, end)).map(({ word }) => word);
    const clause = this.words.slice(at, Math.min(clauseEnd, at + most.sentence));
    const said = persons
      .filter(([, pattern]) => clause.some((one) => pattern.test(one.word)))
      .map(([person]) => person)
      .join('');
    const hasVerb = clause.some((one) => /VERB|AUX/.test(one.pos));
    const length = lengthOf(clauseEnd - at);
    const isLast = sentenceEnd === this.words.length;
    const isEnd = clauseEnd === this.words.length;
    const where = at === 0 ? 'F' : isLast ? (isEnd ? 'E' : 'L') : 'M';
    const word = this.word(at);
    const { boundary, mark, chance } = this.words[at] ?? {};
    const inClause = Math.min(clauseEnd, at + most.clause);
    return [
      '^1',
      ...[1, 2, 3, 4].map((many) => `^${many}:${this.run(at, many)}`),
      `^-1:${this.word(at - 1)}`,
      `^-10:${this.run(at - 1, 2)}`,
      `^-2:${this.run(at - 2, 2)}`,
      `^p2:${this.tags(at, 2)}`,
      `^p3:${this.tags(at, 3)}`,
      `^wp:${word} ${this.tags(at + 1, 1)}`,
      `^b:${boundary}`,
      `^m:${mark}`,
      `^b0:${boundary} ${word}`,
      `^l:${where}`,
      `^lt:${where} ${this.tool}`,
      `^l0:${where} ${word}`,
      `^n:${length}`,
      `^nl:${length} ${where}`,
      `^i:${said}`,
      `^i0:${said} ${word}`,
      `^il:${said} ${where}`,
      `^v:${hasVerb}`,
      `^vl:${hasVerb} ${where}`,
      `^ch:${likelihoodOf(chance)}`,
      `^e1:${this.word(clauseEnd)}`,
      `^e2:${this.run(clauseEnd, 2)}`,
      `^s1:${this.word(sentenceStart)}`,
      `^s2:${this.run(sentenceStart, 2)}`,
      ...from(at, inClause).map((one) => `^w:${one}`),
      ...from(at + 1, inClause).map((one, nth) => `^ww:${this.word(at + nth)} ${one}`),
      ...from(clauseEnd, Math.min(sentenceEnd, at + most.sentence)).map((one) => `^a:${one}`),
      ...from(Math.max(sentenceStart, at - most.sentence), at).map((one) => `^z:${one}`),
    ];
  }

  /** Of a stretch that ends before this word. */
  private endings(at: number): string[] {
    const { boundary, mark } = this.words[at] ?? {};
    const word = this.word(at);
    return [
      '$1',
      `$-1:${this.word(at - 1)}`,
      `$-2:${this.run(at - 2, 2)}`,
      `$0:${word}`,
      `$-10:${this.run(at - 1, 2)}`,
      `$01:${this.run(at, 2)}`,
      `$b:${boundary}`,
      `$m:${mark}`,
      `$p2:${this.tags(at - 1, 2)}`,
      `$p4:${this.tags(at - 2, 4)}`,
      `$b0:${boundary} ${word}`,
    ];
  }
}

function nextStarts(
  words: readonly RequestWord[],
  isStart: (one: RequestWord) => boolean,
): readonly number[] {
  const starts: number[] = [];
  let next = words.length;
  for (let at = words.length - 1; at >= 0; at -= 1) {
    starts[at] = next;
    const one = words[at];
    if (one && isStart(one)) next = at;
  }
  return starts;
}

const isSentenceStart = ({ boundary }: RequestWord) => boundary >= boundaries.sentence;

/** The cues of each word of a request. */
export function requestCues(words: readonly RequestWord[], tool: RequestTool): CuedWord[] {
  const cues = new RequestCues(words, tool);
  return words.map((_, at) => cues.of(at));
}
