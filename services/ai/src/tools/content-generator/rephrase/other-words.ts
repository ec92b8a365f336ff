import { isStatement, termsOf } from '../../../facts/grammar/grammar.js';
import { upperStart } from '../../../facts/grammar/sentence.js';
import { callAnotherWay } from './calls.js';
import { withinSentence } from './within.js';

/** Words of the same meaning, in each direction that reads well anywhere in a sentence. */
type Exchange = readonly [pattern: RegExp, said: string | ((...found: string[]) => string)];

const day = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
/** "The price is $5" costs nothing. */
const sums =
  'price|prices|fee|fees|cost|costs|rate|rates|total|deposit|charge|rent|tuition|pay|wage|wages|budget|admission|entry|salary|minimum|it|that|this|which|there|they|those|what';

const exchanges: readonly Exchange[] = [
  // Short forms and whole forms.
  [/\b(we|you|they) are (?=[a-z])/gi, "$1're "],
  [/\b(we|you|they)['’]re (?=[a-z])/gi, '$1 are '],
  [/(?<!\b(?:my|our) [a-z]+ and )\b(we|you|they|I) will (?=[a-z])/gi, "$1'll "],
  [/\b(we|you|they|I)['’]ll (?=[a-z])/gi, '$1 will '],
  [/\b(do|does|did|is|are|was|were) not\b/gi, "$1n't"],
  [/\b(we|you|they|I) have been\b/gi, "$1've been"],
  [/\b(we|you|they|I)['’]ve been\b/gi, '$1 have been'],
  [/\bwill not\b/gi, "won't"],
  [/\bwon['’]t\b/gi, 'will not'],
  [/\bcannot\b/gi, "can't"],
  [/\bcan['’]t\b/gi, 'cannot'],
  [/\b(it|there|that) is (?=(?:an?|no|the|free|open|closed|new|now|not) )/gi, "$1's "],
  [/\b(it|there|that)['’]s (?=(?:an?|no|the|free|open|closed|new|now) )/gi, '$1 is '],
  // Days and hours.
  [
    new RegExp(
      `(?<=[a-z])(?<!\\b(?:now|is|are|was|be|only|not|each|apiece)) on (?=${day}\\b|${month} \\d)`,
      'g',
    ),
    ' ',
  ],
  // "We start Saturday clinics": a day before a thing is part of its name.
  [
    new RegExp(
      `\\b(open|closed|starts?|begins?|ends|arrives?|opens|closes) (?=(?:${day}|${month} \\d{1,2})(?:[.,!]|$| (?:at|from|and|until|through|to)\\b))`,
      'g',
    ),
    '$1 on ',
  ],
  [new RegExp(`\\bstarting (?=${day}|${month}|on |at |in )`, 'g'), 'beginning '],
  [new RegExp(`\\bbeginning (?=${day}|${month}|on |at |in )`, 'g'), 'starting '],
  [/(?<=[a-z]) from (?=\d{1,2}(?::\d\d)?(?: ?[ap]m)? (?:to|until|till) \d)/g, ' '],
  [
    /(?<=\b(?:open|daily|days|Sundays?|Saturdays?|Fridays?|Thursdays?|Wednesdays?|Tuesdays?|Mondays?)) (?=\d{1,2}(?::\d\d)?(?: ?[ap]m)? to \d)/g,
    ' from ',
  ],
  [new RegExp(`\\b(${day}) through (?=${day})`, 'g'), '$1 to '],
  [new RegExp(`\\b(${day}) to (?=${day})`, 'g'), '$1 through '],
  // Prices.
  [
    new RegExp(`\\b(?!(?:${sums})\\b)([a-z]+) (is|are) (?=(?:only |just |from )?\\$\\d)`, 'g'),
    (_, thing = '', verb = '') => `${thing} ${verb === 'is' ? 'costs' : 'cost'} `,
  ],
  [
    /\b(?!(?:and|or|that|which)\b)([a-z]+) (costs?) (?=(?:only |just )?\$\d)/g,
    (_, thing = '', verb = '') => `${thing} ${verb === 'costs' ? 'is' : 'are'} `,
  ],
  [
    /(?:\b(?:[Gg]et|[Tt]ake|[Ee]njoy) |(?<=^|: ))((?:\d+ ?%|\$\d[\d.,]*)) off (?!(?:through|until|on|in|this|for|when|if|with|every|and|or|to)\b)(?=[a-z])/g,
    (found = '', much = '') => `${/^[gte]/.test(found) ? 'save' : 'Save'} ${much} on `,
  ],
  // Verbs.
  [
    /\b([Ww]e|[Yy]ou|[Tt]hey|I) have (?=(?:an?|\d+|two|three|four|five|six|plenty|lots|room|many|several|new|a few) )(?!.*\b(?:have|to) (?:been|be)\b)/g,
    "$1've got ",
  ],
  [/\b([Ww]e|[Yy]ou|[Tt]hey|I)['’]ve got (?=(?:an?|\d+|two|three|plenty|room|new) )/g, '$1 have '],
  [/\b([Ww]e) offer\b/g, '$1 provide'],
  [/\b([Ww]e|[Yy]ou|[Tt]hey|I) need to\b/g, '$1 have to'],
  [/\b([Ww]e|[Yy]ou|[Tt]hey|I) have to\b/g, '$1 need to'],
  [/\b([Cc]ome|[Gg]o) and (?=see|try|meet|get|say|join)/g, '$1 '],
  // A start, with its day behind it.
  [new RegExp(`\\bstart(s?) (?=(?:on|at|in|this|next) (?!\\$)|${month} \\d)`, 'g'), 'begin$1 '],
  [new RegExp(`\\bbegin(s?) (?=(?:on|at|in|this|next) (?!\\$)|${month} \\d)`, 'g'), 'start$1 '],
  // What ties clauses.
  [/\bso (?=(?:you|we|they) (?:can|no longer)\b)/g, 'so that '],
  [/\bso that (?=(?:you|we|they) can\b)/g, 'so '],
  [/\b([Bb])ecause (?!of\b)/g, (_, first = '') => (first === 'B' ? 'Since ' : 'since ')],
  [/\b(says|said) (?=(?:the|our|her|his|nobody|everybody|\d+) )/g, '$1 that '],
  [/\b(forget|know|says|said|found) that (?=[a-z])/g, '$1 '],
  // What customers get.
  [/\b([a-z]+s|you) get (?=\$\d|\d+ ?%|one free|a free|free )/gi, '$1 receive '],
  // Other words.
  [/\babout (?=\d)/g, 'around '],
  [/\baround (?=\d)/g, 'about '],
  [/\bmore than (?=\d)/g, 'over '],
  [/\bless than (?=\d)/g, 'under '],
  [/\bas well as\b/g, 'and also'],
  [/\bany of our\b/g, 'any of the'],
  [/\ball of (?=our|the|my)/g, 'all '],
  [/\ball (?=our )/g, 'all of '],
  [/\bjust (?=\$?\d)/g, 'only '],
  [/\bonly (?=\$?\d)/g, 'just '],
];

const idioms =
  /\b(?:pros and cons|odds and ends|nuts and bolts|arts and crafts|ladies and gentlemen|boys and girls|moms and dads|ups and downs|nails? and|terms and conditions|bits and pieces)\b/i;

/** "dogs, cats and rabbits" → "rabbits, cats and dogs": many of each, named by one word. */
function thingsInAnotherOrder(sentence: string): string {
  if (idioms.test(sentence)) return sentence;
  return sentence.replace(
    /(?<=\b(?:we|our|for|of|with|in|on|by|all|and our|from|fix|repair|clean|sell|make|bake|have|see|the) )([a-z]+s)(?:, ([a-z]+s))?(?:, ([a-z]+s))?,? (and|or) ([a-z]+s)(?= (?:for|in|on|at|from|with|by|of|to|while|so|all|every)\b|[.!]$)/i,
    (found, first, second, third, word, last) => {
      const things = [first, second, third, last].filter(Boolean);
      const areMany = things.every(
        (thing) => !/day'?s$/i.test(thing) && termsOf(`the ${thing}`).at(-1)?.tags.has('Plural'),
      );
      if (!areMany) return found;
      const [head, ...rest] = things.reverse();
      return `${[head, ...rest.slice(0, -1)].join(', ')} ${word} ${rest.at(-1)}`;
    },
  );
}

const callFor =
  /^(Call|Text|Email|Visit|Message|Stop by|Stop in|Drop in|Come by|Come in|Go to|Reply)( [^,;:?!]*?)? (to (?:book|reserve|order|schedule|sign|register|get|learn|see|ask|find|apply|claim|hold|save|try|meet|pick|make|set|arrange|talk|rsvp|join|enroll|buy|let|have|start)\b[^,;:?!]*|for (?:a|an|your|our|more|free)\b[^,;:?!$]*)[.!]$/;

/** "Call 423-555-0142 to book a table." → "To book a table, call 423-555-0142." */
function aimFirst(sentence: string): string | undefined {
  const [, verb, how = '', aim] = callFor.exec(sentence) ?? [];
  if (!verb || !aim || / (?:and|or|before|by|if|when) /.test(how) || / at \d/.test(aim))
    return undefined;
  return `${upperStart(aim)}, ${verb.toLowerCase()}${how}.`;
}

const callAt =
  /^(Call|Text)( us| me| \p{Lu}\p{L}+)? ((?:to [a-z]+|for (?:a|an|your|our|more|free)\b)[^,;:?!]*?) at (\(?\d{3}[-). ]+\d{3}-?\d{4})[.!]$/u;

/** "Call for a free inspection at 256-555-0147." → "For a free inspection, call 256-555-0147." */
function numberLast(sentence: string): string | undefined {
  const [, verb = '', whom = '', aim, phone] = callAt.exec(sentence) ?? [];
  if (!aim) return undefined;
  return `${upperStart(aim)}, ${verb.toLowerCase()}${whom}${whom ? ' at' : ''} ${phone}.`;
}

/** "Please bring a chair." → "Bring a chair, please." */
function pleaseLast(sentence: string): string | undefined {
  const [, rest] = /^Please ([a-z][^,;:?!.]{5,60})\.$/.exec(sentence) ?? [];
  return rest && `${upperStart(rest)}, please.`;
}

/** "The street is closed, so park behind the shop." → "Because the street is closed, park behind the shop." */
function reasonFirst(sentence: string): string | undefined {
  const [, why = '', what = ''] =
    /^([^,;:?!]{8,80}),? so (?!that\b)([^,;:?!]{5,110})[.!]$/.exec(sentence) ?? [];
  if (
    !why ||
    !isStatement(why) ||
    /^(?:it|this|that|if|when|please|you)\b/i.test(why) ||
    /^(?:that|far|no|if|when|much|many|few|is|are|do|does)\b/.test(what)
  )
    return undefined;
  const within = withinSentence(why);
  return within && `Because ${within}, ${what}.`;
}

const dependent = /^(?:if|when|because|since|while|as|after|before|until|once|although)\b/i;

/** "We open at 6, and we close at 9." → "We open at 6. We close at 9." */
function inTwo(sentence: string): string | undefined {
  const [, one = '', comma, other = ''] =
    /^([^,;:?!]{10,90})(,)? and ([a-z][^,;:?!]{8,90})[.!]$/.exec(sentence) ?? [];
  if (!one || dependent.test(one) || !isStatement(one) || !isStatement(other)) return undefined;
  if (!comma && !/^(?:we|you|they|I|our|my|the)\b/.test(other)) return undefined;
  return `${one}. ${upperStart(other)}.`;
}

/** "Entry is free, but seats are limited." → "Although entry is free, seats are limited." */
function althoughFirst(sentence: string): string | undefined {
  const [, one = '', other = ''] =
    /^([^,;:?!]{8,80}), but ([^,;:?!]{8,80})[.!]$/.exec(sentence) ?? [];
  if (!one || dependent.test(one) || /^(?:it|this|that|please|don['’]t|do not|not)\b/i.test(one))
    return undefined;
  if (!isStatement(one) || !isStatement(other)) return undefined;
  const within = withinSentence(one);
  return within && `Although ${within}, ${other}.`;
}

/** "Last month we built our 2,000th shed." → "We built our 2,000th shed last month." */
function dayLast(sentence: string): string | undefined {
  const [, when = '', what = ''] =
    /^((?:Last|This|Next) (?:week|month|year|spring|summer|fall|winter|weekend|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)|Today|Tonight|Tomorrow|Yesterday|Right now),? ((?:we|I|our|my|the|you|they|there|he|she|it|\d+|[A-Z][a-z]+) [^,;:?!]{8,100})[.!]$/.exec(
      sentence,
    ) ?? [];
  if (
    !when ||
    !isStatement(what) ||
    / (?:and|but|so|because|when|while|if|until|after|before|on|at(?! all\b)) /.test(what)
  )
    return undefined;
  return `${upperStart(what)} ${when.charAt(0).toLowerCase()}${when.slice(1)}.`;
}

/** Other words of the same meaning, wherever the language has them; the sentence itself where it has none. */
export function inOtherWords(sentence: string): string {
  // What is said in quotation marks is somebody's.
  if (/["“”]/.test(sentence)) return sentence;
  const turned =
    callAnotherWay(sentence) ??
    numberLast(sentence) ??
    aimFirst(sentence) ??
    pleaseLast(sentence) ??
    reasonFirst(sentence) ??
    althoughFirst(sentence) ??
    inTwo(sentence) ??
    dayLast(sentence) ??
    sentence;
  let said = thingsInAnotherOrder(turned);
  for (const [pattern, other] of exchanges) {
    // An exchange undoes none before it.
    const found = [...said.matchAll(pattern)][0]?.[0];
    if (found === undefined || !turned.includes(found)) continue;
    said =
      typeof other === 'string'
        ? said.replace(pattern, other)
        : said.replace(pattern, other as never);
  }
  return said;
}
