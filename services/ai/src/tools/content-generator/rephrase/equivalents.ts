import { upperFirst } from '@commons/contracts/text/upper-first';
import type { Exchange } from './exchanges.js';

/** Two phrases of one meaning, and what must stand before and after either of them. */
type Row = readonly [one: string, other: string, behind?: string, before?: string];

const rows: readonly Row[] = [
  ['everyone', 'everybody'],
  ['anyone', 'anybody'],
  ['someone', 'somebody'],
  ['no one', 'nobody'],
  ['a lot of', 'plenty of'],
  ['a hint of', 'a touch of'],
  ['right now', 'at the moment'],
  ['without an appointment', 'with no appointment'],
  ['be sure to', 'make sure to'],
  ['stop by', 'drop by'],
  ['stop in', 'drop in'],
  ['a half pound', 'half a pound'],
  ['a half dozen', 'half a dozen'],
  ['bigger than', 'larger than'],
  ['want to', 'would like to', '', '\\b(?:you|who|they) '],
  ['had to be', 'needed to be'],
  ['need to', 'have to', '', '\\b(?:[Ww]e|[Yy]ou|[Tt]hey|I) '],
  ['cannot', "can't"],
  ['will not', "won't"],
  [
    "it's",
    'it is',
    ' (?:an?|no|the|free|open|closed|new|now|not|also|only|still|always|more|time) ',
  ],
  ["there's", 'there is', ' (?:an?|no|the|free|new|now|not|also|only|still|always|more|plenty) '],
  ['nearly', 'almost', ' (?:\\$?\\d|all\\b|every)'],
  ['about', 'around', ' \\d', '(?<!\\ball )'],
  ['more than', 'over', ' [\\d,]+ (?:years|people|miles|hours|families|customers|kinds|homes)\\b'],
  ['just', 'only', ' (?:\\$?\\d|two|three|four|five|six|seven|eight|nine|ten)'],
  ['all of', 'all', ' our '],
  ['so', 'so that', ' (?:you|we|they) can\\b'],
  ['to', 'through', ' (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\\b', 'day '],
  ...['appointment', 'experience', 'reservation', 'registration'].map(
    (what): Row => ['needed', 'necessary', '', `\\b[Nn]o ${what} `],
  ),
];

/** The other phrase, with a capital where the sentence begins; what has one within a sentence is a name. */
const exchange = (one: string, other: string, behind = '', before = ''): Exchange => [
  new RegExp(
    `(?<![\\w'’-])(?<=${before})${one.replace("'", "['’]")}(?![\\w'’-])(?=${behind})`,
    'gi',
  ),
  (phrase = '', at = '') => {
    if (!/^\p{Lu}/u.test(phrase)) return other;
    return Number(at) > 0 ? phrase : upperFirst(other);
  },
];

/** Phrases that say the same in each direction. */
export const equivalents: readonly Exchange[] = rows.flatMap(([one, other, behind, before]) => [
  exchange(one, other, behind, before),
  exchange(other, one, behind, before),
]);
