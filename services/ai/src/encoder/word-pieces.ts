/** Marks a piece that goes on within a word. */
const within = '##';

/** Splits words into the pieces of a vocabulary of BERT (WordPiece): "redelivered" → "red", "##eli", "##vered". */
export class WordPieces {
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #unknown: number;
  /** Letters of the longest piece: looking for longer ones would take minutes in a word of 20,000 letters. */
  readonly #longest: number;

  /** @param vocabulary its pieces in the order of their numbers; has "[UNK]" */
  constructor(vocabulary: readonly string[]) {
    this.#numbers = new Map(vocabulary.map((piece, number) => [piece, number]));
    this.#unknown = this.numberOf('[UNK]');
    this.#longest = vocabulary.reduce((most, { length }) => Math.max(most, length), 0);
  }

  /** The number of a piece that is certainly in the vocabulary. */
  numberOf(piece: string): number {
    const number = this.#numbers.get(piece);
    if (number === undefined) throw new Error(`the vocabulary has no ${piece}`);
    return number;
  }

  /** The numbers of the pieces of a text, whatever its capitals and accents; marks are pieces of their own. */
  piecesOf(text: string): number[] {
    const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
    const words = plain
      .replace(/[‘’]/g, "'")
      .replace(/[“”]/g, '"')
      .replace(/[–—]/g, '-')
      .match(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu);
    return (words ?? []).flatMap((word) => this.#piecesOfWord(word));
  }

  /** The longest pieces from the left; one unknown piece where they do not make up the word. */
  #piecesOfWord(word: string): number[] {
    const pieces: number[] = [];
    let from = 0;
    while (from < word.length) {
      let to = Math.min(word.length, from + this.#longest);
      let number: number | undefined;
      for (; to > from; to -= 1) {
        number = this.#numbers.get((from > 0 ? within : '') + word.slice(from, to));
        if (number !== undefined) break;
      }
      if (number === undefined) return [this.#unknown];
      pieces.push(number);
      from = to;
    }
    return pieces;
  }
}
