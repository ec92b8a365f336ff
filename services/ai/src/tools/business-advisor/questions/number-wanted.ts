import type { Quantity } from '../reading/quantity.js';

/**
 * A number that a question takes. The question tells which numbers there must be, so few words beside each are enough;
 * the last one is told by what is left over.
 */
export interface NumberWanted {
  /** Kinds of numbers that fit; several, where people leave the unit out ("net 30", "a class for 20"). */
  readonly kinds: readonly Quantity['kind'][];
  /** An amount of each period, one that is paid once, or one for an hour. */
  readonly time?: 'flow' | 'once' | 'hour' | undefined;
  /** What a count counts. */
  readonly counts?: RegExp | undefined;
  /** Words beside the number that speak for it; a number without them is what is left over. */
  readonly words?: RegExp | undefined;
  /** Words beside the number that speak against it. */
  readonly not?: RegExp | undefined;
  /** Words before the number that speak against it, where they may follow it. */
  readonly notBefore?: RegExp | undefined;
  /** Its own words have to name it: it is never what is left over, nor told by words farther away. */
  readonly isNamed: boolean;
  readonly isOptional: boolean;
  /** Any number of numbers, or exactly so many. */
  readonly many?: true | 2 | undefined;
}

/** "rent|advert~": one of these words; "~" is the rest of a word. */
const oneOf = (words: string): RegExp =>
  words === 'any' ? /./ : new RegExp(`\\b(?:${words.replaceAll('~', '\\w*')})\\b`);

/**
 * A row of a question, read: "money once named optional: average|ticket; not: rent; not before: from". Before the colon:
 * its kinds ("count/money"), what it counts ("of hour"), its time (`once`, `flow`, `hour`), then `named` (its own words
 * have to be there), `optional`, and `many` or `two` at the end. Behind it: the words that speak for it and against it.
 */
export function numberWanted(
  row: string | ({ readonly is: string } & Partial<NumberWanted>),
): NumberWanted {
  const { is, ...patterns } = typeof row === 'string' ? { is: row } : row;
  const [, head = '', rest = ''] = /^([^:]*)(?:: ([\s\S]*))?$/.exec(is) ?? [];
  const [words, ...against] = rest.split(/; (?=not)/);
  const [, counted] = / of (\S+)/.exec(head) ?? [];
  const [kinds = '', ...flags] = head.replace(/ of \S+/, '').split(' ');
  const but = (name: string) => {
    const found = against.find((part) => part.startsWith(`${name}: `));
    return found ? oneOf(found.slice(name.length + 2)) : undefined;
  };
  return {
    kinds: kinds.split('/') as Quantity['kind'][],
    time: (['flow', 'once', 'hour'] as const).find((time) => flags.includes(time)),
    counts: counted ? new RegExp(`\\b(?:${counted})`) : undefined,
    words: words ? oneOf(words) : undefined,
    not: but('not'),
    notBefore: but('not before'),
    isNamed: flags.includes('named'),
    isOptional: flags.includes('optional'),
    many: flags.includes('many') ? true : flags.includes('two') ? 2 : undefined,
    ...patterns,
  };
}
