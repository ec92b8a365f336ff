import { wordList } from '@commons/service-kit/texts/word-list';

/** Two letters name a word by the number of its line, in a base whose digits begin with "(". */
const letters = 72;
const firstLetter = '('.charCodeAt(0);
const codeOf = (at: number) =>
  String.fromCharCode(firstLetter + Math.floor(at / letters), firstLetter + (at % letters));

interface Followers {
  readonly code: string;
  readonly firm: string;
  readonly loose: string;
}

let known: ReadonlyMap<string, Followers> | undefined;

const read = () =>
  new Map(
    wordList('@commons/ai', 'missing-commas/word-pairs')
      .split('\n')
      .map((line, at) => {
        const [word = '', firm = '', loose = ''] = line.split('\t');
        return [word, { code: codeOf(at), firm, loose }] as const;
      }),
  );

function hasCode(codes: string, code: string): boolean {
  for (let at = codes.indexOf(code); at >= 0; at = codes.indexOf(code, at + 1))
    if (at % 2 === 0) return true;
  return false;
}

/**
 * How two words stand side by side in ordinary English: often (firm), sometimes (loose), or hardly ever (apart).
 * @returns undefined where one of them is not among the frequent words
 */
export function tieOf(before: string, word: string): 'firm' | 'loose' | 'apart' | undefined {
  known ??= read();
  const [followers, next] = [before, word].map((one) => known?.get(one.replaceAll("'", '')));
  if (!followers || !next) return undefined;
  if (hasCode(followers.firm, next.code)) return 'firm';
  return hasCode(followers.loose, next.code) ? 'loose' : 'apart';
}
