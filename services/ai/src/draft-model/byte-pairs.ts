/** Words with the space before them, numbers and marks, as GPT-2 splits a text before its bytes are paired. */
const parts = /'(?:s|t|re|ve|m|ll|d)| ?\p{L}+|\p{N}| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+/gu;

/** Each byte as a character that can be seen: those of ASCII and Latin-1 as themselves, others from 256 on. */
function byteCharacters(): string[] {
  const isSeen = (byte: number) =>
    (byte >= 33 && byte <= 126) || (byte >= 161 && byte <= 172) || byte >= 174;
  let others = 0;
  return Array.from({ length: 256 }, (_, byte) =>
    String.fromCharCode(isSeen(byte) ? byte : 256 + others++),
  );
}

const characters = byteCharacters();
const bytesOf = new Map(characters.map((character, byte) => [character, byte]));

/** Splits texts into the tokens of a vocabulary of byte pairs (BPE): " redelivered" → " red", "el", "ivered". */
export class BytePairs {
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #ranks: ReadonlyMap<string, number>;

  /**
   * @param tokens in the order of their numbers
   * @param merges pairs of tokens that become one, the most frequent first: "Ġ t"
   */
  constructor(
    readonly tokens: readonly string[],
    merges: readonly string[],
  ) {
    this.#numbers = new Map(tokens.map((token, number) => [token, number]));
    this.#ranks = new Map(merges.map((pair, rank) => [pair, rank]));
  }

  /** The number of a token that is certainly in the vocabulary. */
  numberOf(token: string): number {
    const number = this.#numbers.get(token);
    if (number === undefined) throw new Error(`the vocabulary has no ${token}`);
    return number;
  }

  /** What stands for something special ("<|im_end|>") is read as its letters. */
  encode(text: string): number[] {
    return (text.match(parts) ?? []).flatMap((part) => this.#encodePart(part));
  }

  #encodePart(part: string): number[] {
    let pieces = [...Buffer.from(part, 'utf8')].map((byte) => characters[byte] as string);
    for (;;) {
      let best = Number.POSITIVE_INFINITY;
      let place = -1;
      for (let at = 1; at < pieces.length; at += 1) {
        const rank = this.#ranks.get(`${pieces[at - 1]} ${pieces[at]}`) ?? best;
        if (rank < best) [best, place] = [rank, at];
      }
      if (place < 0) break;
      pieces = pieces.toSpliced(place - 1, 2, `${pieces[place - 1]}${pieces[place]}`);
    }
    return pieces.flatMap((piece) => this.#numbers.get(piece) ?? []);
  }

  decode(numbers: readonly number[]): string {
    const bytes = numbers.flatMap((number) =>
      [...(this.tokens[number] ?? '')].flatMap((character) => bytesOf.get(character) ?? []),
    );
    return Buffer.from(bytes).toString('utf8');
  }
}
