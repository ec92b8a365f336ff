import { packageFile } from '@commons/service-kit/guarded/package-file';
import type { RequestTool } from '../facts/typed-words/request-tool.js';
import { BytePairs } from './byte-pairs.js';
import { Decoder } from './decoder.js';
import type { Draft } from './draft.js';
import { promptTokens, readDraft, turn } from './draft-format.js';
import { EntryWords, wordsIn } from './entry-words.js';
import { GgufFile } from './gguf-file.js';

/** Most tokens of an entry together with its draft. */
const mostTokens = 1_024;
/** Longer entries, and those with longer words, are not even split into tokens, which would take minutes. */
const mostLetters = 4_000;
const longestWord = /\S{200}/;
/** A draft is hardly longer than its entry. */
const longest = (entry: number) => Math.min(Math.round(entry * 1.6) + 80, mostTokens - entry);
/** Words that the entry does not have are replaced so often; then the entry was not understood. */
const mostReplaced = 8;

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
    this.#decoder = new Decoder(file, mostTokens);
  }

  /** Reads the weights, which takes a second. */
  static read(): DraftWriter {
    const path = packageFile('@commons/ai', 'data/draft-model/draft.gguf');
    if (!path) throw new Error('data/draft-model/draft.gguf of @commons/ai is missing');
    return new DraftWriter(new GgufFile(path));
  }

  /** @returns undefined where the entry is too long, or the draft says what the entry does not */
  write(tool: RequestTool, entry: string): Draft | undefined {
    if (entry.length > mostLetters || longestWord.test(entry)) return undefined;
    const prompt = promptTokens(this.#tokens, tool, entry);
    if (prompt.length > mostTokens / 2) return undefined;
    const written = this.#complete(prompt, new EntryWords(entry));
    const draft = written && readDraft(tool, written.text);
    return draft && { ...draft, chance: written.chance };
  }

  /** What comes next, the likeliest token each time, without words that the entry does not allow. */
  #complete(prompt: readonly number[], entry: EntryWords): Completion | undefined {
    this.#decoder.rewind(0);
    let next = this.#decoder.read(prompt);
    const most = longest(prompt.length);
    const written: number[] = [];
    /** Logarithms of their chances. */
    const chances: number[] = [];
    /** Tokens that would begin a word that is not allowed, by the place of the word. */
    const refused = new Map<number, Set<number>>();
    let wordStart = 0;
    let replaced = 0;
    for (;;) {
      const token = likeliest(next, refused.get(written.length));
      const piece = this.#tokens.decode([token]);
      const endsWord = token === this.#end || !/^[\p{L}\p{M}\p{N}'’]/u.test(piece);
      if (endsWord) {
        const word = lastWord.exec(this.#tokens.decode(written.slice(wordStart)))?.[0] ?? '';
        const before = this.#tokens.decode(written).slice(0, -word.length);
        const numbersLine =
          /^\d{1,2}$/.test(word) && piece.startsWith('.') && /(?:^|\n)$/.test(before);
        if (!numbersLine && !wordsIn(word).every((one) => entry.allows(one))) {
          if (replaced === mostReplaced) return undefined;
          replaced += 1;
          const first = written[wordStart] as number;
          refused.set(wordStart, (refused.get(wordStart) ?? new Set()).add(first));
          written.length = wordStart;
          chances.length = wordStart;
          this.#decoder.rewind(prompt.length + wordStart - 1);
          next = this.#decoder.read([written.at(-1) ?? (prompt.at(-1) as number)]);
          continue;
        }
        wordStart = written.length;
      }
      if (token === this.#end)
        return {
          text: this.#tokens.decode(written),
          chance: Math.exp(
            chances.reduce((sum, one) => sum + one, 0) / Math.max(1, chances.length),
          ),
        };
      if (written.length === most) return undefined;
      written.push(token);
      chances.push(chanceOf(next, token));
      next = this.#decoder.read([token]);
    }
  }
}

/** What was written, and how likely its tokens were (their geometric mean). */
interface Completion {
  readonly text: string;
  readonly chance: number;
}

/** The logarithm of the chance of a token. */
function chanceOf(scores: Float32Array, token: number): number {
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
