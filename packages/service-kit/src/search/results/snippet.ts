import { escapePattern } from '@commons/contracts/text/escape-pattern';
import { foldText } from '@commons/contracts/text/fold-text';

const longestSnippet = 160;
/** Longest context before the hit. */
const before = 50;

const plain = (words: string) => words.replace(/\*$/, '');

/** Each character without its accent, at the same index. */
const foldedInPlace = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
  /^[\x00-\x7f]*$/.test(text)
    ? text.toLowerCase()
    : [...text].map((letter) => foldText(letter).charAt(0) || ' '.repeat(letter.length)).join('');

/** Matches one of these words or phrases as a whole, or as a prefix where it ends with `*`. */
function patternOf(words: readonly string[]): RegExp {
  const alternatives = words.map((one) => {
    const phrase = plain(one).split(' ').map(escapePattern).join('[^\\p{L}\\p{N}]+');
    return one.endsWith('*') ? phrase : `${phrase}(?![\\p{L}\\p{N}])`;
  });
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})`, 'u');
}

/** Makes the snippets of one search's rows. */
export class Snippets {
  readonly #groups: readonly { readonly plainWords: readonly string[]; readonly pattern: RegExp }[];

  /** @param groups the hit words of each searched word */
  constructor(groups: readonly (readonly string[])[]) {
    this.#groups = groups
      .filter((words) => words.length > 0)
      .map((words) => ({ plainWords: words.map(plain), pattern: patternOf(words) }));
  }

  /**
   * The text around the first searched word that is not visible in the list row.
   * @param shown visible texts of the row
   * @param texts other searched texts, the most informative first
   */
  of(
    shown: readonly (string | undefined)[],
    texts: readonly (string | undefined)[],
  ): string | undefined {
    if (this.#groups.length === 0) return undefined;
    const visible = foldedInPlace(shown.filter(Boolean).join(' '));
    const hidden = this.#groups.filter(
      ({ plainWords, pattern }) =>
        !(plainWords.some((one) => visible.includes(one)) && pattern.test(visible)),
    );
    for (const { pattern } of hidden) {
      for (const text of texts) {
        const hit = text ? pattern.exec(foldedInPlace(text)) : null;
        if (text && hit) return cut(text, hit.index);
      }
    }
    return undefined;
  }
}

/** A limited number of characters around a position, cut at words. */
function cut(text: string, at: number): string {
  const from = Math.max(0, at - before);
  const start = from === 0 ? 0 : text.slice(0, at).indexOf(' ', from) + 1 || at;
  const rest = text.slice(start).replace(/\s+/g, ' ').trim();
  const lead = start > 0 ? '…' : '';
  const room = longestSnippet - lead.length;
  if (rest.length <= room) return lead + rest;
  const part = rest.slice(0, room - 1);
  const end = part.lastIndexOf(' ');
  return `${lead}${end > room / 2 ? part.slice(0, end) : part}…`;
}
