import type { EnteredNumber } from '../entered-numbers.js';
import type { Measure } from './measure.js';
import { areWorkers, isNotSold, isTime } from './people-and-times.js';
import { flowOf } from './money-flow.js';
import { denominatorsAt, nounAt, periodOfWord } from './noun-phrases.js';
import { stemOf } from './things.js';

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .match(/\$?\d+(?:\.\d+)?%?k?|\p{L}[\p{L}'’-]*|[,;:/]/gu) ?? [];

const digits = /^(?:US)?\$?\s?\d[\d,]*(?:\.\d+)?\s?(?:k\b)?/i;

/** What follows a number in its sentence. */
function behind({ sentence, start, text }: EnteredNumber): string {
  const rest = sentence.slice(start);
  return rest.startsWith(text) ? rest.slice(text.length) : rest.replace(digits, '');
}

const verbOfSubject =
  '(?:is|are|takes?|needs?|uses?|costs?(?: us| me)?|brings?(?: in)?(?: us| me)?|sells? for|goes for|runs?(?: us| me)?|comes? to|has|holds|gets|leaves?(?: us| me)?|pays?(?: us| me)?|spends?|averages|gives?(?: us| me)?|makes|yields?|takes (?:us|me))\\s*(?:about |around |maybe |like |only |roughly |just )?$';
const noNoun = 'and|or|but|that|who|to|in|is|are|would|could|will|can';
const phrase = `((?!of )(?:(?!(?:${noNoun}) )\\p{L}[\\p{L}'’-]* ){1,3}?)`;
/** "A normal roof takes 28 squares", "the average job is $410": the noun that the number is for. */
const subjectPattern = new RegExp(
  `\\b(?:an?|each|every|one|una?|cada|(?:(?:the|our|my|an?) )?(?:average|typical|normal|usual)) ${phrase}${verbOfSubject}`,
  'iu',
);
/** "Full set is $55": a thing that is sold, at the beginning of a sentence or clause. */
const bareSubjectPattern = new RegExp(`^\\s*(?:and |but )?(?:the |our |my )?${phrase}${verbOfSubject}`, 'iu');
const noThing =
  /\b(?:rent|lease|insurance|payroll|wages?|salary|utilities|power|electric\w*|water|gas|fuel|internet|phone|software|loan|payment|storage|it|they|that|this|there|he|she|we|i|you|sales|business|bills?|taxes|cost|costs|price|landlord|supplier|hours?|days?|supplies|materials?|parts|ingredients|food|everything|which|who|what)\b/i;

/** The noun that a number is for, by the subject of its clause. */
function subjectOf(lead: string, before: string): string[] {
  const named = subjectPattern.exec(lead)?.[1];
  const bare = named ?? bareSubjectPattern.exec(before)?.[1];
  if (!bare || (!named && noThing.test(bare))) return [];
  return bare.trim().toLowerCase().split(' ');
}

const clauseEnd =
  /[,;:()–—](?!\d)|\s-\s|\b(?:and|but|while|whereas|so|because|though|although|or|if|when)\b/gi;

/** Where the clause of a place begins and ends in its sentence. */
function clauseAt(sentence: string, start: number): { from: number; to: number } {
  let from = 0;
  for (const match of sentence.matchAll(clauseEnd)) {
    if (match.index >= start) return { from, to: match.index };
    from = match.index + match[0].length;
  }
  return { from, to: sentence.length };
}

/** A clause about what was named before: "they cost us $1.10 and sell for $3.75", "and $240 of wood". */
const aboutNamed =
  /^\s*(?:they|them|it|each|one|each one|every one|those|sells?|costs?|goes|go|brings?|takes?|uses?|needs?|pays?|spends?|\$?\d[\d,.]*)(?!\w)/i;
const verbFirst = /^\s*(?:sells?|costs?|goes|brings?|takes?|uses?|needs?|\$?\d[\d,.]*)(?!\w)/i;
const takesTime = /^\s*(?:it |they |each |each one |one |which )?(?:takes?|needs?|lasts?)\b/i;
const sellsNamed = /\b(?:averag(?:e|ing)|buy|sell|sells|sold|selling|charge|charges|get|price)(?: (?:them|it|one|those|each))?(?: (?:for|at|in|is))?\s*(?:about |around |only )?$/i;
const beforeAmount = /\b(?:at|for|of|@)\s*(?:about |around |only |just )?$/i;
const joined = /(?:^|[\d\p{L}\s])\s*(?:and|plus|,)\s*(?:about |around |another )?$/iu;

/** What the reading of a situation has come to. */
interface Context {
  readonly sentences: readonly string[];
  readonly measures: Measure[];
  /** What was named last: "a table", "120 croissants". */
  topic: readonly string[];
}

/** "A 30 pound bag", "a 12 oz bottle": part of the name. */
const isSize = (n: EnteredNumber) =>
  n.kind === 'count' &&
  /^[\s-]*(?:lb|pound|oz|ounce|inch|foot|ft|gallon|quart|liter|page|seat|bedroom|person|piece|year|minute|hour|day|week)s? (?!(?:an?|per|each|every|of|at|for|and|or|to|in|on|is|are|from|with|so|but|that|later|ago|old)\b)[a-z]+/i.test(
    behind(n),
  ) &&
  /\b(?:an?|the|each|every|my|our|same)\s*$/i.test(n.sentence.slice(0, n.start));

const isMarked = ({ kind, sentence, start }: EnteredNumber) =>
  kind === 'money' && /^(?:US)?\$/.test(sentence.slice(start));

/** "I pay 4.20 shipping": two decimals are cents. */
const isInCents = ({ kind, text }: EnteredNumber) => kind === 'count' && /^\d+\.\d\d$/.test(text);

const withKind = (n: EnteredNumber, numbers: readonly EnteredNumber[]): EnteredNumber =>
  isUnmarked(n, numbers) ? { ...n, kind: 'count' } : isInCents(n) ? { ...n, kind: 'money' } : n;

/** Somebody who marks amounts of money marks all of them: "make 4 a month" is a count then. */
const isUnmarked = (n: EnteredNumber, numbers: readonly EnteredNumber[]) =>
  n.kind === 'money' &&
  !isMarked(n) &&
  n.value < 1_000 &&
  Number.isInteger(n.value) &&
  !/\bfrom\s*$/i.test(n.before) &&
  numbers.filter(isMarked).length > 1;

/**
 * What the numbers of a situation measure: dollars for each dog, dogs a day, dollars a month.
 * @param numbers the numbers of the situation in their order
 */
export function measuresIn(numbers: readonly EnteredNumber[]): Measure[] {
  const sentences = [...new Set(numbers.map(({ sentence }) => sentence))];
  const context: Context = { sentences, measures: [], topic: [] };
  for (const entered of numbers) {
    if (isSize(entered)) continue;
    const n = withKind(entered, numbers);
    const measure = n.kind === 'count' ? countOf(n, context) : amountOf(n, context);
    context.measures.push(measure);
    context.topic = topicAfter(measure, context);
  }
  return withUnitsOfChanges(context.measures);
}

const goesInto = /\b(?:takes?|needs?|uses?)(?: (?:me|us))?\s*(?:about |around )?$/;

/** "A gate takes 160 pounds at $1.20 a pound": it goes on about the gate. */
function topicAfter({ kind, things, noun, each, eachNoun, isOfSubject, lead }: Measure, { topic }: Context): readonly string[] {
  const isUsedUp = eachNoun !== undefined && goesInto.test(lead);
  if (kind === 'count' && !isUsedUp && !isNotSold(things)) return noun.split(' ');
  if (!eachNoun || areWorkers(each ?? [])) return topic;
  return kind === 'count' || topic.length === 0 || isOfSubject ? eachNoun.split(' ') : topic;
}

/** What the reading of every number begins with. */
function around(n: EnteredNumber, { sentences }: Context) {
  const { sentence, start } = n;
  const { from, to } = clauseAt(sentence, start);
  const lead = sentence.slice(0, start);
  return {
    lead,
    words: wordsOf(behind(n)),
    subject: subjectOf(lead, sentence.slice(from, start)),
    common: {
      value: n.value,
      sentence: sentences.indexOf(sentence),
      clause: sentence.slice(from, to).toLowerCase(),
      before: sentence.slice(from, start).toLowerCase(),
      lead: lead.toLowerCase(),
      after: behind(n).toLowerCase(),
    },
  };
}

const isCounted = ({ kind, things }: Measure) =>
  kind === 'count' && things.length > 0 && !isTime(things) && !areWorkers(things);

/** What a number is for, where neither denominators nor subject tell it: what its clause goes on about. */
function goesOnAbout(clause: string, sentence: number, { topic, measures }: Context): readonly string[] {
  if (!aboutNamed.test(clause)) return [];
  // "A batch gives 36 bars and costs $41": the subject goes on.
  const last = measures.at(-1);
  const subject =
    verbFirst.test(clause) && last?.sentence === sentence && last.isOfSubject ? last.eachNoun : undefined;
  return subject ? subject.split(' ') : topic;
}

function countOf(n: EnteredNumber, context: Context): Measure {
  const { measures, topic } = context;
  const { words, subject, lead, common } = around(n, context);
  const { nouns, end } = nounAt(words, 0);
  const own = denominatorsAt(words, end);
  // "6 dogs a day at $62 and 2 cats at $85": both a day.
  const inherited =
    measures.at(-1)?.sentence === common.sentence && joined.test(lead)
      ? measures.findLast((one) => one.kind === 'count' && one.sentence === common.sentence)?.period
      : undefined;
  // "25 a day at the hospital", "12 more", "make 4 a month": of what was named before.
  const noun = nouns.length > 0 ? nouns : topic;
  const isOfTime = isTime(noun.map(stemOf));
  const earlier = own.isEach
    ? measures.findLast((one) => isCounted(one) && one.sentence === common.sentence)
    : undefined;
  const each =
    own.nouns.length > 0 ? own.nouns : subject.length > 0 ? subject : isOfTime && takesTime.test(common.clause) ? topic : (earlier?.noun.split(' ') ?? []);
  return {
    ...common,
    kind: 'count',
    things: noun.map(stemOf),
    noun: noun.join(' '),
    period: own.period ?? periodOfWord(n.per ?? '') ?? recentPeriod(common.after) ?? inherited,
    ...(each.length > 0 && {
      each: each.map(stemOf),
      eachNoun: each.join(' '),
      isOfSubject: each === subject,
    }),
  };
}

/** "88 times last season". */
const recentPeriod = (after: string) =>
  periodOfWord(/^\s*(?:[a-z]+ ){0,2}(?:last|this|per) (week|month|year|season)\b/.exec(after)?.[1] ?? '');

/** "I rent the table at $9", "190 homes on a $39 plan": what was counted before, named again as the object. */
function objectOf(before: string, measures: readonly Measure[]): readonly string[] {
  const word = /(\p{L}+) (?:at|for|on an?)\s*(?:about |around |only |just )?$/u.exec(before)?.[1];
  const counted =
    word && measures.findLast((one) => isCounted(one) && one.things.at(-1) === stemOf(word));
  return counted ? counted.noun.split(' ') : [];
}

function amountOf(n: EnteredNumber, context: Context): Measure {
  const { measures, topic } = context;
  const { words, subject, lead, common } = around(n, context);
  const own = denominatorsAt(words, 0);
  const counted = measures.findLast(isCounted);
  const isPriceOfCounted =
    counted?.sentence === common.sentence &&
    counted.noun !== '' &&
    beforeAmount.test(lead) &&
    (common.before.includes(counted.noun.split(' ')[0] ?? '') ||
      (counted === measures.at(-1) && counted.clause === common.clause));
  const named = objectOf(common.before, measures);
  // "On a $28 candle"
  const priced = /\b(?:an?|the)\s*$/i.test(lead) && isMarked(n) ? nounAt(words, 0).nouns : [];
  const noun =
    priced.length > 0
      ? priced
      : own.nouns.length > 0
      ? own.nouns
      : subject.length > 0
        ? subject
        : own.isEach
          ? (measures.findLast(({ kind, things }) => kind === 'count' && !isTime(things))?.noun.split(' ') ?? [])
        : named.length > 0
          ? named
        : isPriceOfCounted
          ? (counted?.noun.split(' ') ?? [])
          : own.period
            ? []
            : sellsNamed.test(lead)
              ? topic
              : beforeAmount.test(lead) && measures.at(-1)?.clause === common.clause && isTime(measures.at(-1)?.things ?? [])
                ? topic
                : goesOnAbout(common.clause, common.sentence, context);
  return {
    ...common,
    kind: n.kind,
    things: [],
    noun: '',
    period: own.period ?? periodOfWord(n.per ?? ''),
    ...(noun.length > 0 && {
      each: noun.map(stemOf),
      eachNoun: noun.join(' '),
      isOfSubject: noun === subject,
    }),
    ...(n.kind === 'money' && {
      flow:
        priced.length > 0
          ? ('in' as const)
          : areWorkers(noun.map(stemOf))
            ? ('out' as const)
            : flowOf(lead, common.before, common.after),
    }),
  };
}

/** "From $98 to $117 a square": what the second one is for, the first one is for as well. */
const withUnitsOfChanges = (measures: readonly Measure[]): Measure[] =>
  measures.map((one, at) => {
    const next = measures[at + 1];
    if (!next || !isChange(one, next)) return one;
    const { period, each, eachNoun } = next;
    return { ...one, period, ...(each && { each, eachNoun }) };
  });

/** Whether two amounts are one that changed. */
export const isChange = (from: Measure, to: Measure): boolean =>
  from.kind === to.kind &&
  from.sentence === to.sentence &&
  /\bfrom\s*(?:about |around )?$/.test(from.lead) &&
  /\bto\s*(?:about |around |only |just )?$/.test(to.lead);
