/** Marks a token that continues a word. */
const continuation = '##';

/** Splits words into the tokens of a BERT vocabulary (WordPiece): "redelivered" → "red", "##eli", "##vered". */
export class WordPieceTokenizer {
  readonly #ids: ReadonlyMap<string, number>;
  readonly #unknown: number;
  /** Letters of the longest token: looking for longer ones would take minutes in a word of 20,000 letters. */
  readonly #longest: number;

  /** @param vocabulary the tokens in the order of their ids; has "[UNK]" */
  constructor(vocabulary: readonly string[]) {
    this.#ids = new Map(vocabulary.map((token, id) => [token, id]));
    this.#unknown = this.idOf('[UNK]');
    this.#longest = vocabulary.reduce((most, { length }) => Math.max(most, length), 0);
  }

  /** The id of a token. @throws when the vocabulary does not have it */
  idOf(token: string): number {
    const id = this.#ids.get(token);
    if (id === undefined) throw new Error(`the vocabulary has no ${token}`);
    return id;
  }

  /** The ids of the tokens of a text, without regard to capitals and accents; a punctuation mark is its own token. */
  tokensOf(text: string): number[] {
    const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
    const words = plain
      .replace(/[‘’]/g, "'")
      .replace(/[“”]/g, '"')
      .replace(/[–—]/g, '-')
      .match(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu);
    return (words ?? []).flatMap((word) => this.#tokensOfWord(word));
  }

  /** The longest tokens from the left; one unknown token if they do not make up the word. */
  #tokensOfWord(word: string): number[] {
    const tokens: number[] = [];
    let from = 0;
    while (from < word.length) {
      let to = Math.min(word.length, from + this.#longest);
      let id: number | undefined;
      for (; to > from; to -= 1) {
        id = this.#ids.get((from > 0 ? continuation : '') + word.slice(from, to));
        if (id !== undefined) break;
      }
      if (id === undefined) return [this.#unknown];
      tokens.push(id);
      from = to;
    }
    return tokens;
  }
}
