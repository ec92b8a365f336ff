import { isNoun, isVerb, tagged } from '../../facts/tagging.js';
import { wordsOf } from './clauses.js';
import { hasSmallName, lacksArticle, prepositions, smallNames } from './missing-words.js';
import { timeNoun, weekday } from './word-lists.js';

const day = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December)';

/** Mends that hold whatever the sentence says. */
const mends: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d)\s?([ap])m\b/gi, ' $1m'],
  [
    new RegExp(
      `\\b(${day}s?(?: (?:and|or|to) ${day})?),? (${month} \\d{1,2}(?: (?:and|or|to) \\d{1,2})?)(?:st|nd|rd|th)?\\b(?=[.!?,;:]|$)`,
      'g',
    ),
    '$1, $2',
  ],
  [
    new RegExp(
      `\\b(${day}(?: (?:and|or|to) ${day})?),? (${month} \\d{1,2}(?: (?:and|or|to) \\d{1,2})?)(?:st|nd|rd|th)?\\b(?= \\w)`,
      'g',
    ),
    '$1, $2,',
  ],
  // "the job $14 an hour"
  [
    /\b(job|position|role|shift|work) (?=\$\d[\d.,]* (?:an?|per) (?:hour|day|week|month|year)\b)/gi,
    '$1 at ',
  ],
  [/(?<=[a-z]) not (?=\d|the \d)/g, ', not '],
  [/\bonly but (?=got|came|had|received)/gi, 'only '],
  [new RegExp(`\\b(${day}s?) (?=\\d{1,2}(?::\\d\\d)? (?:to|and|-) \\d{1,2}\\b)`, 'g'), '$1 from '],
  // "half down that's $3,400", "thats 1,260": what it comes to.
  [
    /,? that(?:'s| is) (\$\d[\d,.]*\d)(,? before\b|,? by\b|,? up front\b|[.!]?$)/gi,
    ', which is $1$2',
  ],
  [/(, which is \$[\d,.]*\d) before\b/gi, '$1, before'],
  [
    /\b(\d+|two|three|four|five|six|ten) (hour|day|week|month|year|class|minute|mile|page|piece|person) (?=(?:[a-z]+ )?(?:warranty|guarantee|line|notice|pass|lease|contract|plan|class|course|shift|trial|drive|break|delay|wait|emergency|party|membership|workshop|session|cleanse|trip)\b)/gi,
    '$1-$2 ',
  ],
  [/, ((?:order|invoice|po) #?[A-Z]{0,4}-?\d[\w-]*)(?=[.]$)/gi, ' ($1)'],
  [/^Keep (?=your (?:number|name|application|r[eé]sum[eé]|details)\b)/g, 'We will keep '],
  [/\b(rent|deposit|balance|bill) (?=\$\d)/g, '$1 of '],
  [
    /\bsorry about ((?:the|our|your|my) [^,.]+?) (?=(?:was|were|is|are|came|got|did|had|has)\b)/gi,
    'sorry that $1 ',
  ],
  [/^Start (?=(?:with)?in \d)/g, 'We can start '],
  [new RegExp(`\\b(${day}) (?=\\d{1,2}(?::\\d\\d)? [ap]m\\b(?! (?:to|and|-)))`, 'g'), '$1 at '],
  [/\bRSVP by (?:reply|replying)\b(?! to)/gi, 'RSVP by replying to this e-mail'],
  [/\bsocial security\b/g, 'Social Security'],
  [/\b(?:id|Id)(?=[\s,.]|$)(?<=\b(?:of|photo|your|an|picture) id)/gi, 'ID'],
  [/\bnon (?=slip|stick|profit|smoking|refundable)/gi, 'non-'],
  [/\b([Tt])une ups?\b/g, '$1une-ups'],
  [/\b([Ww])alk in (?=cooler|freezer|closet|shower)/g, '$1alk-in '],
  [/\bnew years\b/gi, "New Year's"],
  [/\brsvp\b/gi, 'RSVP'],
  [/\batm\b/g, 'ATM'],
  [/\bpo (?=#?\d)/gi, 'PO '],
];

/** Who works for the writer: "groomer is out" is ours. */
const ownPeople =
  /^(?:[a-z]+ )?(?:groomer|stylist|tech|technician|driver|baker|chef|cook|crew|team|staff|barber|trainer|instructor|installer|hygienist|manager|receptionist|office|shop|store|kitchen|oven|kiln|website|system|truck|van|mower)$/i;

/** The sentence with what is sure: hours, dates, a missing article or "on", capitals of names. Adds no thought. */
export function mendedSentence(sentence: string): string {
  let mended = sentence;
  for (const [wrong, right] of mends) mended = mended.replace(wrong, right);
  mended = withComma(mended);
  return withNames(withArticle(withOn(mended)));
}

/** "If schools close we close too" lacks its comma. */
function withComma(sentence: string): string {
  if (!/^(?:If|When|Once|Because|Since)\b/.test(sentence) || sentence.includes(','))
    return sentence;
  const words = tagged(sentence);
  const at = words.findLastIndex(
    ({ lower }, index) =>
      index > 2 &&
      /^(?:we|you|i|they|it|there|please)$/.test(lower) &&
      (isVerb(words[index + 1]) || /^(?:open|close)$/.test(words[index + 1]?.lower ?? '')) &&
      /^(?:NOUN|PROPN|NUM|ADV|ADJ)$/.test(words[index - 1]?.pos ?? ''),
  );
  const start = words[at]?.start;
  return start &&
    words.slice(1, at).some((word) => isVerb(word) || /^(?:open|close)$/.test(word.lower))
    ? `${sentence.slice(0, start).trimEnd()}, ${sentence.slice(start)}`
    : sentence;
}

/** "our birthday Saturday" → "our birthday on Saturday". */
function withOn(sentence: string): string {
  const words = tagged(sentence);
  let mended = sentence;
  for (const [at, word] of [...words.entries()].reverse()) {
    const [before, next] = [words[at - 1], words[at + 1]];
    const isDay =
      weekday.test(word.lower) || (new RegExp(`^${month}$`).test(word.text) && next?.pos === 'NUM');
    if (
      isDay &&
      before?.pos === 'NOUN' &&
      !timeNoun.test(before.lower) &&
      !prepositions.test(before.lower) &&
      (next?.pos !== 'NOUN' || /ly$/.test(next.lower))
    )
      mended = `${mended.slice(0, word.start)}on ${mended.slice(word.start)}`;
  }
  return mended;
}

function withArticle(sentence: string): string {
  const bare = sentence.replace(/[.!?]+$/, '');
  const words = wordsOf(sentence);
  if (!lacksArticle(words, bare)) return sentence;
  const end = words.findIndex((word) => !isNoun(word) && word.pos !== 'ADJ');
  const thing = words
    .slice(0, end)
    .map(({ text }) => text)
    .join(' ');
  return `${ownPeople.test(thing) ? 'Our' : 'The'} ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
}

const withNames = (sentence: string) =>
  hasSmallName(sentence)
    ? smallNames(sentence).reduce(
        (text, name) =>
          text.replace(
            new RegExp(`\\b${name}(?='s\\b)`, 'g'),
            name.charAt(0).toUpperCase() + name.slice(1),
          ),
        sentence,
      )
    : sentence;
