import { packageFile } from '@commons/service-kit/guarded/package-file';
import type { RequestTool } from '../facts/typed-words/request-tool.js';
import { BytePairs } from './byte-pairs.js';
import { Decoder } from './decoder.js';
import type { Draft } from './draft.js';
import { promptTokens, readDraft, turn } from './draft-format.js';
import { EntryWords, wordsIn } from './entry-words.js';
import { GgufFile } from './gguf-file.js';

/** Most tokens of an entry together with its draft. */
const maxTokens = 1_024;
/** Longer entries, and those with longer words, are not even split into tokens, which would take minutes. */
const maxLetters = 4_000;
const longestWord = /\S{200}/;
/** A draft is hardly longer than its entry. */
const longest = (entry: number) => Math.min(Math.round(entry * 1.6) + 80, maxTokens - entry);
/** Words that the entry does not have are replaced so often; then the entry was not understood. */
const maxReplaced = 8;
/** So many drafts may follow the likeliest one. */
const otherDrafts = 4;

const wordGoesOn = /^[\p{L}\p{M}\p{N}'’]/u;
const lastWord = /[\p{L}\p{M}\p{N}'’]+$/u;

/** Drafts texts with a small language model that learned from notes and the texts that were sent instead. */
export class DraftWriter {
  readonly #tokens: BytePairs;
  readonly #decoder: Decoder;
  readonly #end: number;

  private constructor(file: GgufFile) {
    this.#tokens = new BytePairs(
      file.texts('tokenizer.ggml.tokens'),
      file.texts('tokenizer.ggml.merges'),
    );
    this.#end = this.#tokens.numberOf(turn.end);
    this.#decoder = new Decoder(file, maxTokens);
  }

  /** Reads the weights, which takes a second. */
  static read(): DraftWriter {
    const path = packageFile('@commons/ai', 'data/draft-model/draft.gguf');
    if (!path) throw new Error('data/draft-model/draft.gguf of @commons/ai is missing');
    return new DraftWriter(new GgufFile(path));
  }

  /**
   * Drafts of an entry, the likeliest first. Each of the others begins like it, and goes on with the second likeliest word
   * where the model was least sure. A draft is written when it is asked for, which takes seconds.
   *
   * @returns none where the entry is too long; a draft that says what the entry does not is left out
   */
  *drafts(tool: RequestTool, entry: string): Generator<Draft, void> {
    if (entry.length > maxLetters || longestWord.test(entry)) return;
    const prompt = promptTokens(this.#tokens, tool, entry);
    if (prompt.length > maxTokens / 2) return;
    try {
      yield* this.#draftsOf(tool, prompt, new EntryWords(entry));
    } finally {
      this.#decoder.forget();
    }
  }

  *#draftsOf(
    tool: RequestTool,
    prompt: readonly number[],
    words: EntryWords,
  ): Generator<Draft, void> {
    const likeliest = this.#complete(prompt, words, nothing);
    if (!likeliest) return;
    const read = ({ text, confidence }: Completion): Draft[] => {
      const draft = readDraft(tool, text);
      return draft ? [{ ...draft, confidence }] : [];
    };
    yield* read(likeliest);
    for (const place of unlikeliestPlaces(likeliest.steps)) {
      const steps = likeliest.steps.slice(0, place);
      const refused = likeliest.steps[place]?.token;
      const other = this.#complete(prompt, words, { steps, refused });
      if (other) yield* read(other);
    }
  }

  /** What comes next, the likeliest token each time, without words that the entry does not allow. */
  #complete(
    prompt: readonly number[],
    entry: EntryWords,
    begun: Beginning,
  ): Completion | undefined {
    const most = longest(prompt.length);
    const steps = [...begun.steps];
    /** By their place, tokens that are not written: they would begin a word that is not allowed. */
    const refused = new Map<number, Set<number>>();
    const refuse = (place: number, token: number) =>
      refused.set(place, (refused.get(place) ?? new Set()).add(token));
    if (begun.refused !== undefined) refuse(steps.length, begun.refused);
    let replaced = 0;
    for (;;) {
      const written = steps.map(({ token }) => token);
      const scores = this.#decoder.scoresAfter([...prompt, ...written]);
      const token = likeliest(scores, refused.get(steps.length));
      const start = this.#startOfLastWord(written);
      if (this.#endsWord(token) && !this.#allows(entry, written, start, token)) {
        if (replaced === maxReplaced) return undefined;
        replaced += 1;
        refuse(start, written[start] as number);
        steps.length = start;
      } else if (token === this.#end) {
        return { text: this.#tokens.decode(written), steps, confidence: confidenceOf(steps) };
      } else {
        if (steps.length === most) return undefined;
        steps.push({ token, logProbability: logProbabilityOf(scores, token) });
      }
    }
  }

  #endsWord(token: number): boolean {
    return token === this.#end || !wordGoesOn.test(this.#tokens.decode([token]));
  }

  /** Where the word begins that the last token belongs to. */
  #startOfLastWord(written: readonly number[]): number {
    return Math.max(
      0,
      written.findLastIndex((token) => this.#endsWord(token)),
    );
  }

  /** Whether the last word may stand in the draft of an entry, if this token comes next. */
  #allows(entry: EntryWords, written: readonly number[], start: number, next: number): boolean {
    const word = lastWord.exec(this.#tokens.decode(written.slice(start)))?.[0] ?? '';
    const numbersLine =
      /^\d{1,2}$/.test(word) &&
      this.#tokens.decode([next]).startsWith('.') &&
      /(?:^|\n)\d+$/.test(this.#tokens.decode(written));
    return numbersLine || wordsIn(word).every((one) => entry.allows(one));
  }
}

/** A token, and the logarithm of its probability. */
interface Step {
  readonly token: number;
  readonly logProbability: number;
}

/** What a text begins with, and the token that does not come next. */
interface Beginning {
  readonly steps: readonly Step[];
  readonly refused?: number | undefined;
}

const nothing: Beginning = { steps: [] };

/** What was written, and how likely its tokens were (their geometric mean). */
interface Completion {
  readonly text: string;
  readonly steps: readonly Step[];
  readonly confidence: number;
}

const confidenceOf = (steps: readonly Step[]): number =>
  Math.exp(
    steps.reduce((sum, { logProbability }) => sum + logProbability, 0) / Math.max(1, steps.length),
  );

/** The places of the least likely steps, the least likely one first. */
const unlikeliestPlaces = (steps: readonly Step[]): number[] =>
  steps
    .map(({ logProbability }, place) => ({ logProbability, place }))
    .sort((one, other) => one.logProbability - other.logProbability)
    .slice(0, otherDrafts)
    .map(({ place }) => place);

/** The logarithm of the probability of a token. */
function logProbabilityOf(scores: Float32Array, token: number): number {
  const own = scores[token] as number;
  let all = 0;
  for (let at = 0; at < scores.length; at += 1) all += Math.exp((scores[at] as number) - own);
  return -Math.log(all);
}

function likeliest(scores: Float32Array, refused: ReadonlySet<number> | undefined): number {
  let best = -1;
  for (let at = 0; at < scores.length; at += 1)
    if ((best < 0 || (scores[at] as number) > (scores[best] as number)) && !refused?.has(at))
      best = at;
  return best;
}
