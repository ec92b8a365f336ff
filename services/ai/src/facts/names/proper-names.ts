import { upperFirst } from '@commons/contracts/text/upper-first';
import { termsOf } from '../grammar/grammar.js';
import { isWord } from '../grammar/vocabulary.js';
import { memoized } from '../memo.js';
import { knownNames, wordsLikeNames } from './name-lists.js';
import { isPlainWord, namesByPosition } from './name-positions.js';
import { unknownNames } from './unknown-names.js';
import { wordNames } from './word-names.js';

const upperWords = (words: string) =>
  words.replace(/(?<=^|[\s-])[a-z]/g, (letter) => letter.toUpperCase());

const spelled = new Map(knownNames.map((name) => [name.toLowerCase(), name]));
const known = new RegExp(`\\b(?:${knownNames.join('|')})\\b(?!['-]?[a-z]*@)`, 'gi');

/** No part of a name: "the main st", "at our plaza". */
const plain =
  '(?:the|a|an|our|my|your|his|her|their|this|that|these|those|new|old|big|small|main|side|if|when|most|that|which|next|same|other|another|every|each|any|some|first|last|local|in|on|at|to|of|and|or|for|from|by|with|near|is|was|be|up|no|best|own|all|both|outdoor|indoor|public|high|middle|free)';
const own = `(?!${plain}\\b)[a-z][a-z']+`;

/** "sister made 11": a word that is no first name. */
const mayName = (word: string) =>
  wordsLikeNames.test(word) || (termsOf(word)[0]?.tags.has('FirstName') ?? false);

type Rule = readonly [pattern: RegExp, spell: (found: string) => string];

/** Words whose neighbours show that they are a name, each with an example. */
const rules: readonly Rule[] = [
  // "14 oak st", "3300 north dodds ave"
  [
    /(?<=(?<![-:/$])\b\d{1,5} (?:[nsew]\.? )?)(?:(?:north|south|east|west) )?(?!off\b|of\b)[a-z]{3,}(?: [a-z]{3,})? (?:street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|dr|court|ct|pike|parkway|pkwy|highway|hwy)\b/g,
    upperWords,
  ],
  // "on gunbarrel rd", "the walnut st job"
  [
    new RegExp(
      `\\b${own} (?:street|st|avenue|ave|road|rd|boulevard|blvd|pike|parkway|pkwy)\\b(?!\\.?\\s?\\d)(?!-)`,
      'g',
    ),
    upperWords,
  ],
  [/\b(?:main|market|broad) (?:street|st)\b/g, upperWords],
  [/(?<=\b\d{1,3}(?:st|nd|rd|th) )(?:street|st|avenue|ave)\b/g, upperFirst],
  // "hwy 58", "exit 7", "po box 88"
  [/\b(?:hwy|highway|route|interstate) (?=\d)/g, upperFirst],
  [/\bp\.?o\.? box\b/gi, () => 'PO Box'],
  // "grace methodist", "northgate plaza", "valley plumbing", "the hamilton county fair"
  [
    new RegExp(
      `\\b${own} (?:methodist|baptist|lutheran|presbyterian|elementary)(?: church)?\\b`,
      'g',
    ),
    upperWords,
  ],
  [
    new RegExp(
      `(?<=\\b(?:at|from|by|near|behind|with|call|called|hired|use|try|for) )${own} (?:glass|roofing|paper|lumber|flooring|printing|welding|signs|rentals|tool|plaza|depot|mall|plumbing|electric|supply|motors|hardware|catering|brewing|landing|heights)\\b`,
      'g',
    ),
    upperWords,
  ],
  [new RegExp(`\\b(?!then )${own} county(?: (?:fair|schools|courthouse))?\\b`, 'g'), upperWords],
  // "mr. bill", "miss carla", "coach andre"
  [/\b(?:mr|mrs|ms|dr)\b\.? (?!and\b|or\b)[a-z][a-z'-]+/g, upperWords],
  [
    /\bmiss (?!you|the|a|an|it|out|this|that|your|our|my|any|us|him|her|them|one|and)[a-z]{2,}\b/g,
    upperWords,
  ],
  [
    /(?<=\b(?:coach|pastor|chef|principal|deacon|aunt|uncle|sister|brother) )(?!and|or|with|at|is|was|who|has|for|to|from|in|of|on|says|will|can|the|this|that|our|your|my|his|her|their|position|job|role|team|class|practice|meeting|training|salary|pay|today|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|kids|adults)[a-z]{3,}\b/g,
    (found) => (isWord(found) && !mayName(found) ? found : upperFirst(found)),
  ],
  // "with coach Dre"
  [/(?<!\b(?:the|our|my|a|head|assistant|dance|swim) )\bcoach (?=[A-Z][a-z])/g, upperFirst],
  // "ask for linh"
  [
    /(?<=\bask for )(?!repairs?|refunds?|credit|replacements?|permission|directions|time|a|an|the|our|my|your|his|her|their|it|them|help|more|free|payment|details|any|some|information|advice|feedback|reviews?|two|three|extra|photos?|proof|prices?|quotes?|referrals?|directions|and|or)[a-z]{3,}(?=\b(?! (?:of|for|from|about|on)\b))/g,
    (found) => (isPlainWord(found) ? found : upperFirst(found)),
  ],
  // "a valid id", "your w2"
  [
    /(?<=\b(?:with|valid|photo|your|student|state|an|show|bring|military|school) )id\b(?! (?:like|love|be)\b)/g,
    () => 'ID',
  ],
  // "led lights", and not "led by Dana"
  [
    /\bleds?(?= (?:lights?|lighting|lamps?|bulbs?|strips?|signs?|fixtures?|screens?|panels?|boards?|cans?|kit|display|upgrades?|retrofit|\w+ (?:lights?|bulbs?|fixtures?))\b)/g,
    (found) => found.toUpperCase().replace(/S$/, 's'),
  ],
  [/\b(?:atm|w-?[29])s?\b/g, (found) => found.toUpperCase().replace(/S$/, 's')],
];

/** Words that have a surname before them: "the garcia family". */
const household = /^(?:family|familys|family's|residence|household|wedding|kids|account)$/;

/** What has its owner's name: "millers bakery". */
const shops =
  /^(?:bakery|bbq|cafe|catering|construction|diner|electric|farm|farms|garage|grill|grocery|hardware|heating|landscaping|market|nursery|pizza|pizzeria|plumbing|restaurant|roofing|salon)$/;

/** First names and surnames, as the lexicon of compromise has them. */
function people(text: string): string {
  const words = text.split(/(?<=\s)|(?=\s)/);
  const bareWords = words.map((word) => word.replace(/^["'(]+|["'),.!?:;]+$/g, ''));
  if (!bareWords.some((word) => /^[a-z]{3,}$/.test(word))) return text;
  const tagsOf = new Map(
    termsOf(text.toLowerCase()).map(({ text: word, tags }) => [word.replace(/'s?$/, ''), tags]),
  );
  const stems = bareWords
    .filter(
      (word) =>
        /^(?!(?:this|those|less|guess|news|always)$)[a-z]{3,}s$/.test(word) && word.length > 3,
    )
    .map((word) => word.slice(0, -1));
  const stemTags = new Map(
    stems.length > 0 ? termsOf(stems.join(', ')).map(({ text: word, tags }) => [word, tags]) : [],
  );
  const isFirst = (word: string) =>
    Boolean(tagsOf.get(word)?.has('FirstName')) && !wordsLikeNames.test(word);
  for (let at = 0; at < words.length; at += 1) {
    const word = bareWords[at] ?? '';
    const next = bareWords[at + 2] ?? '';
    const before = /[,.;:!?]$/.test(words[at - 2] ?? '') ? '' : (words[at - 2] ?? '');
    if (!/^[a-z]{3,}(?:'s)?$/.test(word)) continue;
    const stem = word.replace(/'s$/, '');
    const isSurname =
      tagsOf.get(stem)?.has('LastName') &&
      (household.test(next) ||
        (/^[A-Z]/.test(before) && isFirst(before.toLowerCase()) && !wordsLikeNames.test(stem)));
    const isThing = /^(?:the|an|our|your|this|that|each|every)$/i.test(before);
    if ((isFirst(stem) && !isThing) || isSurname) {
      words[at] = (words[at] ?? '').replace(stem, upperFirst(stem));
      continue;
    }
    // "daves crew": the 's of a name.
    const owner = word.slice(0, -1);
    if (word.length < 5 || !tagsOf.get(word)?.has('Noun')) continue;
    const isFamily = stemTags.get(owner)?.has('LastName');
    if (word.endsWith('s') && isFamily && shops.test(next)) {
      words[at] = (words[at] ?? '').replace(word, upperFirst(word));
      words[at + 2] = (words[at + 2] ?? '').replace(next, upperFirst(next));
      continue;
    }
    if (
      word.endsWith('s') &&
      !word.endsWith("'s") &&
      ((stemTags.get(owner)?.has('FirstName') && !wordsLikeNames.test(owner)) ||
        (/^[A-Z]/.test(before) && isFirst(before.toLowerCase()))) &&
      /^[a-z]{3,}$/.test(next) &&
      !(/^[A-Z]/.test(before) && tagsOf.get(next)?.has('Verb'))
    )
      words[at] = (words[at] ?? '').replace(word, `${upperFirst(owner)}'s`);
  }
  return words.join('');
}

/** "Mr Delgados coat": the coat of Mr. Delgado. */
const titledOwners = (text: string) =>
  text.replace(
    /\b((?:Mr|Mrs|Ms|Dr)\.? [A-Z][a-z]{2,})s (?=([a-z]+)\b)/g,
    (whole, owner: string, next: string) => {
      const stem = owner.split(' ').at(-1) ?? '';
      const tags = termsOf(`the ${next}`)[1]?.tags;
      return termsOf(stem)[0]?.tags.has('LastName') && (tags?.has('Noun') || tags?.has('Adjective'))
        ? `${owner}'s `
        : whole;
    },
  );

/** Gives names that were typed in lower case their capitals. Words that may be something else stay as they are. */
export const properNames = memoized((text): string => {
  let named = text.replace(known, (found) =>
    /[A-Z].*[A-Z]/.test(found) ? found : (spelled.get(found.toLowerCase()) ?? found),
  );
  for (const [pattern, spell] of rules) named = named.replace(pattern, spell);
  return titledOwners(unknownNames(namesByPosition(people(wordNames(named)))));
});
