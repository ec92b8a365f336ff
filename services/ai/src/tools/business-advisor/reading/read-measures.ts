import { withUnitsOfChanges } from './changes.js';
import { behind, clauseAt, subjectOf, wordsOf } from './clauses.js';
import type { EnteredNumber } from './entered-numbers.js';
import type { Measure } from './measure.js';
import {
  aboutNamed,
  beforeAmount,
  eachDoes,
  fromEach,
  isLump,
  joined,
  sellsNamed,
  takesTime,
  verbFirst,
} from './measure-words.js';
import { flowOf } from './money-flow.js';
import { denominatorsAt, nounAt, periodOfWord } from './noun-phrases.js';
import { isMarked, isSize, withKind } from './number-kinds.js';
import { areWorkers, isNotSold, isTime, isWorkTime } from './people-and-times.js';
import { isGeneral, stemOf } from './things.js';

/** What the reading of a situation has come to. */
interface Context {
  readonly sentences: readonly string[];
  readonly measures: Measure[];
  /** What was named last: "a table", "120 croissants". */
  topic: readonly string[];
}

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
function topicAfter(
  { kind, things, noun, each, eachNoun, isOfSubject, lead, flow }: Measure,
  { topic }: Context,
): readonly string[] {
  // "Thread and zippers come to $9" is still about the dress, "a pint costs $0.90" about the pint.
  if (kind === 'percent' || (flow === 'out' && !isOfSubject)) return topic;
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
  const words = wordsOf(behind(n));
  return {
    lead,
    words,
    own: denominatorsAt(words, n.kind === 'count' ? nounAt(words, 0).end : 0),
    ...subjectOf(lead, sentence.slice(from, start)),
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
function goesOnAbout(
  clause: string,
  sentence: number,
  { topic, measures }: Context,
): readonly string[] {
  if (!aboutNamed.test(clause)) return [];
  // "A batch gives 36 bars and costs $41": the subject goes on.
  const last = measures.at(-1);
  const subject =
    verbFirst.test(clause) && last?.sentence === sentence && last.isOfSubject
      ? last.eachNoun
      : undefined;
  return subject ? subject.split(' ') : topic;
}

/** What a count is for: "28 squares for a roof", "9 students each", "takes 2 hours". */
function countedFor(
  { own, subject, common }: ReturnType<typeof around>,
  noun: readonly string[],
  { measures, topic }: Context,
): readonly string[] {
  if (own.nouns.length > 0) return own.nouns;
  if (subject.length > 0) return subject;
  // "5 groups of 9 students"
  const group = /\d+ (\p{L}+) (?:of|de|with|con)\s*$/u.exec(common.lead)?.[1];
  if (group && !isTime([stemOf(group)])) return [group];
  if (isTime(noun.map(stemOf)) && takesTime.test(common.clause)) return topic;
  // "45 hives, 38 pounds of honey from each"
  const isOfEach = own.isEach || fromEach.test(common.after) || eachDoes.test(common.before);
  return isOfEach
    ? nounWords(measures.findLast((one) => isCounted(one) && one.sentence === common.sentence))
    : [];
}

function countOf(n: EnteredNumber, context: Context): Measure {
  const { measures, topic } = context;
  const read = around(n, context);
  const { words, subject, lead, common, own } = read;
  const { nouns } = nounAt(words, 0);
  // "6 dogs a day at $62 and 2 cats at $85": both a day.
  const inherited =
    measures.at(-1)?.sentence === common.sentence && joined.test(lead)
      ? measures.findLast((one) => one.kind === 'count' && one.sentence === common.sentence)?.period
      : undefined;
  // "25 a day at the hospital", "12 more", "make 4 a month": of what was named before.
  const last = measures.at(-1);
  // "2 hours for the session and 3 for the editing"
  const isDoing = nouns.every((word) => /(?:ing|[ae]ndo)$/.test(word));
  const isTimeAgain = isDoing && joined.test(lead) && last && isWorkTime(last.things);
  const noun = isTimeAgain ? nounWords(last) : nouns.length > 0 ? nouns : topic;
  const each = isTimeAgain ? (last.eachNoun?.split(' ') ?? []) : countedFor(read, noun, context);
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
  periodOfWord(
    /^\s*(?:[a-z]+ ){0,2}(?:last|this|per) (week|month|year|season)\b/.exec(after)?.[1] ?? '',
  );

/** "I rent the table at $9", "190 homes on a $39 plan": what was counted before, named again as the object. */
function objectOf(before: string, measures: readonly Measure[]): readonly string[] {
  if (isLump(before)) return [];
  const word = /(\p{L}+) (?:at|for|on an?)\s*(?:about |around |only |just )?$/u.exec(before)?.[1];
  const counted =
    word && measures.findLast((one) => isCounted(one) && one.things.at(-1) === stemOf(word));
  return counted ? counted.noun.split(' ') : [];
}

/** What an amount is for, by the surest of its signs: "a square", "a fill is", "each", "6 dogs at". */
function nounOf(
  { own, subject, lead, common }: ReturnType<typeof around>,
  context: Context,
): readonly string[] {
  const { measures, topic } = context;
  if (own.nouns.length > 0) {
    // "A pool pays $28 a visit" is of the pool.
    const isAny = own.nouns.every((word) => isGeneral(stemOf(word)));
    return isAny ? [...subject, ...own.nouns] : own.nouns;
  }
  if (subject.length > 0) return subject;
  if (own.isEach) return nounWords(measures.findLast(isNamed));
  const object = objectOf(common.before, measures);
  if (object.length > 0) return object;
  const counted = measures.findLast(isCounted);
  if (counted && isPriceOf(counted, lead, common, measures)) return nounWords(counted);
  // "60 students pay $240 a month"
  const pays =
    counted && counted === measures.at(-1) && /\bpays?\s*(?:about |around )?$/.test(common.before);
  if (own.period) return pays ? nounWords(counted) : [];
  const last = measures.at(-1);
  // "A color takes 2.5 hours at $140"
  const isAfterTime =
    beforeAmount.test(lead) && last?.clause === common.clause && isTime(last.things);
  return sellsNamed.test(lead) || isAfterTime
    ? topic
    : goesOnAbout(common.clause, common.sentence, context);
}

const isNamed = ({ kind, things }: Measure) => kind === 'count' && !isTime(things);
const nounWords = (counted: Measure | undefined) => (counted?.noun ? counted.noun.split(' ') : []);

/** "6 dogs a day at $62": the price of what the clause counts. */
const isPriceOf = (
  counted: Measure,
  lead: string,
  { sentence, before, clause }: ReturnType<typeof around>['common'],
  measures: readonly Measure[],
) =>
  counted.sentence === sentence &&
  counted.noun !== '' &&
  beforeAmount.test(lead) &&
  !isLump(lead) &&
  (before.includes(counted.noun.split(' ')[0] ?? '') ||
    (counted === measures.at(-1) && counted.clause === clause));

function amountOf(n: EnteredNumber, context: Context): Measure {
  const read = around(n, context);
  const { words, subject, hasArticle, lead, common, own } = read;
  // "On a $28 candle"
  const priced = /\b(?:an?|the)\s*$/i.test(lead) && isMarked(n) ? nounAt(words, 0).nouns : [];
  const noun = priced.length > 0 ? priced : nounOf(read, context);
  const direction = () => {
    if (priced.length > 0) return 'in';
    // "A vet tech at $24 an hour"
    const isWage =
      own.period === 'hour' &&
      areWorkers(wordsOf(common.before).map(stemOf)) &&
      /\bat\s*$/.test(lead);
    return isWage || areWorkers(noun.map(stemOf))
      ? 'out'
      : flowOf(lead, common.before, common.after);
  };
  const flow = n.kind === 'money' ? direction() : undefined;
  return {
    ...common,
    kind: n.kind,
    things: [],
    noun: '',
    period: own.period ?? periodOfWord(n.per ?? ''),
    ...(noun.length > 0 && {
      each: noun.map(stemOf),
      eachNoun: noun.join(' '),
      isOfSubject: noun === subject && (hasArticle || flow !== 'out'),
    }),
    ...(flow && { flow }),
  };
}
