import { numbersIn } from './entered-numbers.js';
import type { Measure } from './measure.js';
import { measuresIn } from './read-measures.js';

/** Times and cents that are told in words. */
const spelledOut: readonly (readonly [RegExp, string])[] = [
  [/\b(?:an|one) hour and a half\b/gi, '1.5 hours'],
  [/\b(?:half an hour|a half hour)\b/gi, '30 minutes'],
  ...['one', 'two', 'three', 'four', 'five', 'six'].map((word, at): readonly [RegExp, string] => [
    new RegExp(`\\b${word} and a half(?= (?:hours|days|weeks|months|years|times)\\b)`, 'gi'),
    `${at + 1}.5`,
  ]),
  [/\b(\d+) (?:and a half|1\/2) hours\b/gi, '$1.5 hours'],
  ...['two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map(
    (word, at): readonly [RegExp, string] => [
      new RegExp(`\\b${word}(?= (?:winter|summer|slow|dead|busy|good|bad|off) months\\b)`, 'gi'),
      String(at + 2),
    ],
  ),
  [/\b(?:one|1) (?:in|out of) (?:ten|10)\b/gi, '10%'],
  [/\b(?:one|1) (?:in|out of) (?:five|5)\b/gi, '20%'],
  [/\b(?:one|1) (?:in|out of) (?:four|4)\b/gi, '25%'],
  [/\bthree quarters of an hour\b/gi, '45 minutes'],
  [/(?<=\btakes? (?:me |us )?(?:about )?)an hour\b/gi, '1 hour'],
  [/(?<=\b(?:and|plus|about|another|almost) )an hour(?= (?:of|for|to) )/gi, '1 hour'],
  [/(?<![\d.$])(\d) cents\b/gi, '$$0.0$1'],
  [/(?<![\d.$])(\d{2}) cents\b/gi, '$$0.$1'],
  [/(?<=\bcharge (?:them )?)half\b(?! (?:an?|of|the))/gi, '50%'],
  [/\bhalf (?=up ?front|down|in advance|as a deposit|before|at booking)/gi, '50% '],
  [/\b(?:keep|make|margin is) (?:about )?half\b(?! (?:an?|the))/gi, 'keep 50%'],
  // "40 weekly customers at $42"
  [/\b(\d+) (weekly|monthly) ([a-z]+)(?= (?:at|for|who|that) )/gi, '$1 $3 a $2'],
  [/(?<= a (?:week|month))ly\b/gi, ''],
  [/\b(half a|a half|half an) (pound|gallon|ounce|yard|cup)\b/gi, '0.5 $2s'],
];

/** What the numbers of a situation measure, also those that are told in words: "an hour and a half", "90 cents". */
export const measuresOf = (situation: string): Measure[] =>
  measuresIn(
    numbersIn(spelledOut.reduce((text, [words, number]) => text.replace(words, number), situation)),
  );
