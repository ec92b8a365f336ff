import { isNoun, isVerb, tagged } from '../grammar/tagging.js';
import { massNouns } from '../grammar/word-lists.js';
import type { Carrier } from './note-carriers.js';

const isMany = (thing: string) => /(?:[^su']s|people|children|men)$/i.test(thing);
const lower = (text: string) =>
  /^[A-Z][a-z]+ /.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
const withThe = (thing: string) =>
  /^(?:the|our|your|my|all|both|\d)\b/i.test(thing) || isMany(thing)
    ? lower(thing)
    : `the ${lower(thing)}`;

/** "a new guy on the crew": words of a thing alone, without a verb or a time; its main word. */
function thingIn(text: string): string | undefined {
  const words = tagged(text.charAt(0).toLowerCase() + text.slice(1));
  const tie = words.findIndex(({ pos }) => pos === 'ADP');
  const head = words[(tie < 0 ? words.length : tie) - 1];
  const isPlain = words.every(
    (word, at) =>
      !isVerb(word) && (at === 0 || !/^(?:PRON|ADV|SCONJ|PART|PUNCT|INTJ)$/.test(word.pos)),
  );
  const isTimed =
    /\b(?:\d|today|tomorrow|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|week|month)\b/i.test(
      text,
    );
  return isPlain && !isTimed && isNoun(head) && head && !/^[A-Z]/.test(head.text)
    ? head.lower
    : undefined;
}

/** Things in a letter whose verb any reader adds alike. */
const sureThings: readonly (readonly [RegExp, (found: readonly string[]) => string | undefined])[] =
  [
    // "pictures attached"
    [
      /^((?:the |our |my )?(?:[a-z'-]+ ){0,3}[a-z'-]+) (attached|enclosed)$/i,
      ([, thing = '', how = '']) =>
        `${withThe(thing)} ${isMany(thing) ? 'are' : 'is'} ${how.toLowerCase()}`,
    ],
    // "10% off for the trouble"
    [/^((?:\d+ ?%|\$[\d,.]*\d) off\b.*)$/i, ([, what = '']) => `you get ${what}`],
    // "$100 bonus in Friday's check"
    [
      /^(\$[\d,.]*\d (?:[a-z]+ )?(?:bonus|credit|gift card|deposit|fee|minimum|fine|prize|reward)\b(?! (?:is|will|was)\b).*)$/i,
      ([, what = '']) =>
        tagged(what).some(isVerb)
          ? undefined
          : `there is ${/^\$8/.test(what) ? 'an' : 'a'} ${what}`,
    ],
    // "effective December 31"
    [
      /^effective ((?:on )?[A-Z].*|immediately|today|now)$/,
      ([, when = '']) => `this is effective ${when}`,
    ],
    // "same phone number"
    [
      /^(?:the )?same (?!days?\b|weeks?\b|as\b|for\b|thing\b)((?:[a-z'-]+ ){0,2}[a-z'-]+)$/i,
      ([, thing = '']) =>
        tagged(thing).some(isVerb)
          ? undefined
          : `the ${thing} ${isMany(thing) ? 'stay' : 'stays'} the same`,
    ],
  ];

/** The sentence of a note about a thing in a letter: that it is attached, off the price, the same; undefined for others. */
export function saidThing(note: string): string | undefined {
  const plain = note.replace(/[.!]+$/, '').trim();
  for (const [pattern, say] of sureThings) {
    const match = pattern.exec(plain);
    const said = match && say(match);
    if (said) return said;
  }
  return undefined;
}

/** What is said of a thing alone where no other words fit: that it is there. */
export const thingCarriers: readonly Carrier[] = [
  // "new guy on the crew"
  [
    /^((?:(?:an? |some )?(?:new|extra) )(?:[a-z'-]+ ?){1,6})$/i,
    ([, thing = '']) => {
      const head = thingIn(thing);
      if (!head) return undefined;
      if (isMany(head)) return `there are ${lower(thing)}`;
      const article =
        /^(?:an?|some)\b/i.test(thing) || massNouns.has(head)
          ? ''
          : /^[aeiou]/i.test(thing)
            ? 'an '
            : 'a ';
      return `there is ${article}${lower(thing)}`;
    },
  ],
];
