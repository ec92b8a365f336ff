import { tieOf } from '../../missing-commas/word-pairs.js';
import type { TypedWord } from '../../typed-words/typed-words.js';

/** Most words between two marks. */
export const longest = 32;

/** How often the writer of an entry sets marks. */
function habitOf(words: readonly TypedWord[]): string {
  const marks = words.filter(({ gap }, at) => at > 0 && /[.,;:!?\n–—-]/.test(gap)).length;
  const ends = words.filter(({ gap }, at) => at > 0 && /[.!?\n]/.test(gap)).length;
  if (marks === 0) return 'none';
  const often = words.length / marks < 12 ? 'often' : 'seldom';
  return ends > 0 ? `ends ${often}` : often;
}

/** The mark of a gap that says most. */
function markOf(gap: string): string {
  const found = /\n|[.!?]|[;:]|[–—-]|,|[()"“”]/.exec(gap)?.[0] ?? '';
  if (found === '\n') return 'line';
  return /[–—]/.test(found) ? '-' : found;
}

const subject =
  /^(?:i|we|you|he|she|it|they|there|this|that|who|what|im|ive|ill|id|were|weve|well|youre|hes|shes|its|theyre|thats|u)$/;
const subordinating =
  /^(?:if|when|because|cause|cuz|bc|since|unless|until|till|while|as|so|that|which|who|where|before|after|once|whether|why|how|though|although)$/;
const asking =
  /^(?:can|could|would|will|do|does|did|is|are|was|were|have|has|what|when|where|who|why|how|which|should|may|any|anyone|anybody|looking|need|want|know)$/;

const few = (count: number) => Math.min(count, 3);
const lengthOf = (count: number) => (count < 7 ? count : count < 10 ? 7 : count < 15 ? 10 : 15);

/** The features of an entry's words by which marks are set between them. */
export class MarkFeatures {
  private readonly habit: string;
  private readonly hasCapitals: boolean;

  constructor(private readonly words: readonly TypedWord[]) {
    this.habit = habitOf(words);
    this.hasCapitals = words.slice(1).some(({ text }) => /^\p{Lu}/u.test(text));
  }

  private word(at: number): string {
    return this.words[at]?.word ?? (at < 0 ? '<' : '>');
  }

  private pos(at: number): string {
    return this.words[at]?.pos ?? (at < 0 ? '<' : '>');
  }

  private kinds(from: number, length: number): string {
    return Array.from({ length }, (_, at) => this.pos(from + at)).join(' ');
  }

  private typed(at: number): string {
    if (at >= this.words.length) return 'end';
    const { gap = '', followsOrder } = this.words[at] ?? {};
    return `${followsOrder ? 'o' : ''}${markOf(gap)}`;
  }

  private capital(at: number): string {
    if (!this.hasCapitals) return '-';
    return /^\p{Lu}/u.test(this.words[at]?.text ?? '') ? 'A' : 'a';
  }

  /** Of the gap before a word, whatever is there. */
  private around(at: number): string[] {
    const [before, word] = [this.word(at - 1), this.word(at)];
    const tie = tieOf(before, word) ?? '?';
    const typed = this.typed(at);
    return [
      `t:${typed}`,
      `th:${typed} ${this.habit}`,
      `tw:${typed} ${word}`,
      `tp:${typed} ${this.kinds(at - 1, 2)}`,
      `tt:${typed} ${tie}`,
      `ca:${this.capital(at)} ${typed}`,
      `-1:${before}`,
      `0:${word}`,
      `-10:${before} ${word}`,
      `01:${word} ${this.word(at + 1)}`,
      `-2-1:${this.word(at - 2)} ${before}`,
      `p2:${this.kinds(at - 1, 2)}`,
      `p3:${this.kinds(at - 2, 3)}`,
      `p+3:${this.kinds(at - 1, 3)}`,
      `p4:${this.kinds(at - 2, 4)}`,
      `p01:${this.kinds(at, 2)}`,
      `p02:${this.kinds(at, 3)}`,
      `wp:${before} ${this.pos(at)}`,
      `pw:${this.pos(at - 1)} ${word}`,
      `w0p1:${word} ${this.pos(at + 1)}`,
      `p-2w:${this.pos(at - 2)} ${before}`,
      `tie:${tie}`,
      `tiep:${tie} ${this.kinds(at - 1, 2)}`,
      `wr:${Boolean(this.words[at - 1]?.isWrapper)} ${Boolean(this.words[at]?.isWrapper)} ${typed}`,
    ];
  }

  /** Of a run of words between two marks that begins with a word. */
  begins(at: number): string[] {
    return at === 0 ? ['^first'] : this.around(at).map((feature) => `^${feature}`);
  }

  /** Of a run that ends before a word. */
  ends(at: number): string[] {
    return this.around(at).map((feature) => `$${feature}`);
  }

  /** Of two words with no mark between them. */
  joins(at: number): string[] {
    return this.around(at).map((feature) => `~${feature}`);
  }

  /** Of a whole run between two marks. */
  whole(from: number, to: number): string[] {
    const run = this.words.slice(from, to);
    const verbs = few(run.filter(({ pos }) => pos === 'VERB' || pos === 'AUX').length);
    const finite = few(
      run.filter(
        ({ pos }, at) =>
          (pos === 'AUX' || pos === 'VERB') &&
          !/^(?:AUX|PART)$/.test(run[at - 1]?.pos ?? '') &&
          !(pos === 'VERB' && run[at - 1]?.word === 'to'),
      ).length,
    );
    const subjects = few(run.filter(({ word }) => subject.test(word)).length);
    const under = few(run.filter(({ word }, at) => at > 0 && subordinating.test(word)).length);
    const length = lengthOf(run.length);
    const first = this.word(from);
    const wraps = this.words[from]?.isWrapper
      ? (/^(?:ask|find|see|whether|if)$/.exec(first)?.[0] ?? 'w')
      : '-';
    const opening = subordinating.test(first)
      ? first
      : asking.test(first)
        ? '?'
        : subject.test(first)
          ? 'S'
          : this.pos(from);
    const nouns = few(run.filter(({ pos }) => /^(?:NOUN|PROPN)$/.test(pos)).length);
    return [
      `w`,
      `wl:${length}`,
      `wv:${verbs}`,
      `wf:${finite}`,
      `wfl:${finite} ${length}`,
      `wfs:${finite} ${subjects} ${under}`,
      `wfo:${finite} ${opening}`,
      `wo:${opening} ${subjects}`,
      `wol:${opening} ${length}`,
      `w1:${first}`,
      `w2:${first} ${run.length > 1 ? this.word(from + 1) : '-'}`,
      `wr:${wraps}`,
      `w3:${this.kinds(from, Math.min(3, run.length))}`,
      `wfl:${this.pos(from)} ${this.pos(to - 1)} ${finite}`,
      `wlast:${this.word(to - 1)}`,
      `wn:${nouns} ${finite}`,
      ...(run.length < 4 ? [`wis:${run.map(({ word }) => word).join(' ')}`] : []),
    ];
  }
}
