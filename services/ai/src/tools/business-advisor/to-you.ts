import { upperFirst } from '@commons/contracts/text/upper-first';
import { lowerFirst } from '../../facts/grammar/lower-first.js';
import { cutAtWord } from '../entered-text.js';

const swaps: readonly (readonly [RegExp, string])[] = [
  [/\bI am\b/g, 'you are'],
  [/\bam I\b/gi, 'are you'],
  [/\bI'm\b/gi, "you're"],
  [/\bI was\b/gi, 'you were'],
  [/\bI've\b/gi, "you've"],
  [/\bI'd\b/gi, "you'd"],
  [/\bI'll\b/gi, "you'll"],
  [/\bwe're\b/gi, "you're"],
  [/\bwe've\b/gi, "you've"],
  [/\bwe'd\b/gi, "you'd"],
  [/\bwe'll\b/gi, "you'll"],
  [/\bmyself\b/gi, 'yourself'],
  [/\bourselves\b/gi, 'yourselves'],
  [/\b(?:my|our)\b/gi, 'your'],
  [/\b(?:mine|ours)\b/gi, 'yours'],
  [/\b(?:me|us)\b/g, 'you'],
  [/\bI\b/g, 'you'],
  [
    /\bi\b(?=\s+(?:am|was|have|need|want|do|don't|can|can't|pay|run|own|work|sell|make|spend|think|would|feel))/g,
    'you',
  ],
  [/\bwe\b/gi, 'you'],
];

/** A sentence of the owner as said to the owner: "We pay our cooks $18" becomes "You pay your cooks $18". */
export function toYou(sentence: string): string {
  const turned = swaps.reduce((text, [from, to]) => text.replace(from, to), sentence.trim());
  return upperFirst(turned);
}

/** A goal as the end of "You want …": without "I want to", a capital and a full stop. */
export function goalWords(outcome: string): string {
  if (/^what (?:do|should|can|would|could) (?:i|we) do\W*$/i.test(outcome.trim()))
    return 'know what to do';
  const line = toYou(cutAtWord(outcome, 240))
    .replace(
      /^(?:you(?:'d| would)? (?:want|need|like|hope|wish|aim)(?:ed|s)?(?: (?:to|for))?|to|the goal is to|your goal is to)\s+/i,
      '',
    )
    .replace(/[.!\s]+$/, '');
  const isName = /^(?:[A-Z]{2,}|\$)/.test(line);
  return isName ? line : lowerFirst(line);
}
