import { termsOf, verbForYou } from '../../facts/grammar/grammar.js';
import { lowerFirst } from '../../facts/grammar/lower-first.js';
import { isNoun, isVerb, type Tagged, tagged } from '../../facts/grammar/tagging.js';
import { withMarks } from '../../facts/missing-commas/add-commas.js';
import { segmentsOf } from '../../facts/segments/segments.js';
import { withCommas } from '../content-generator/notes/split-notes.js';
import { listItems } from '../entered-text.js';
import { withWholeTimes } from '../wording/note-items.js';
import { withPrices } from '../wording/note-prices.js';
import { upperFirst } from '../wording/phrases.js';
import { tidied } from './job-words.js';

/** "we need someone to answer the phone and book appointments" → the tasks. */
const withoutWish =
  /^(?:(?:we|i) (?:need|want|are looking for|look for) (?:someone|somebody|a person|people|a \w+) (?:who (?:can|will|is able to) |to )|(?:you|they|he|she|the person|must|will|should|be able to|able to|has to|have to|needs? to|to)(?: will| should| must| can| have to| has to| need to| be able to)?\s+)/i;

/** Whether words begin with an infinitive: one of the two taggers knows the verb. */
function isInfinitive(words: string): boolean {
  const plain = lowerFirst(words);
  return (
    termsOf(`to ${plain}`)[1]?.tags.has('Verb') === true || isVerb(tagged(`they will ${plain}`)[2])
  );
}

/** "mix proof and bake breads biscuits and rolls" → "mix, proof and bake breads, biscuits and rolls". */
const withSeries = (task: string) =>
  withCommas(
    task
      .replace(/^([a-z]+) ([a-z]+) and (?=([a-z]+)\b)/i, (whole, one, two, three) =>
        !/[^s]s$/.test(two) && [one, two, three].every(isInfinitive)
          ? `${one}, ${two} and `
          : whole,
      )
      .replace(/^(start|begin)(?:s)? (?=\d)/i, '$1 at '),
  );

/** Whether a word can stand after a verb: "loads trucks", "keeps the rows". */
const beginsObject = (word: Tagged | undefined) =>
  /^(?:DET|NOUN|PROPN|ADJ|ADP|ADV|PRON|NUM)$/.test(word?.pos ?? '');

const workers =
  'helper|person|hire|employee|worker|candidate|applicant|assistant|apprentice|colleague|team member|crew member|intern';

/** "The helper waters and repots plants", "on Saturdays she also helps": said to whoever takes the job. */
function asOrder(sentence: string, title: string): string {
  const names = [workers, ...(title.toLowerCase().match(/[a-z]{4,}/g) ?? [])].join('|');
  const subject = new RegExp(
    `^(?:((?:on|in|at|during|before|after|every|each) [^,]{3,30}?),? )?(?:(?:(?:he or she|she or he|he|she|they)\\b|(?:the|this|our|your|a|an|each) (?:new |right )?(?:(?:${names}) ?)+))\\s*(?:also )?(?=[a-z])`,
    'i',
  );
  const [found, when] = subject.exec(sentence) ?? [];
  if (found === undefined) return sentence;
  const plain = sentence.slice(found.length).replace(/^(?:will|must|should|can)(?: also)? /i, '');
  const words = tagged(`She ${plain}`);
  let order = '';
  let from = 0;
  for (const [at, word] of words.entries()) {
    const isDeed =
      at === 1 ||
      (/^(?:,|and|or|also)$/.test(words[at - 1]?.lower ?? '') &&
        (isVerb(word) || beginsObject(words[at + 1])));
    const base = isDeed ? verbForYou(word.lower) : undefined;
    if (!base) continue;
    order += `She ${plain}`.slice(from, word.start) + base;
    from = word.end;
  }
  const said = (order + `She ${plain}`.slice(from)).replace(/^She /, '');
  return when ? `${said.replace(/[.]$/, '')} ${lowerFirst(when)}` : said;
}

const isDay = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*$/i;

/** "wait on customers and clean the machines": a task each, where a verb with its object follows. */
function atAnd(task: string): string[] {
  const words = tagged(`they ${task}`);
  const marks = words.flatMap((word, at) => {
    const next = words[at + 1];
    const isDeed =
      next !== undefined &&
      // "Friday and Sat": days, no deeds.
      !isDay.test(next.text) &&
      isInfinitive(next.text) &&
      (isVerb(next) ? words.length > at + 2 : words[at + 2]?.pos === 'DET');
    // "Set up and run", "bathe and dry dogs": one task.
    const hasObject = words.slice(2, at).some(isNoun);
    return word.lower === 'and' && hasObject && isDeed
      ? [[word.start - 'they '.length, next.start - 'they '.length] as const]
      : [];
  });
  const parts: string[] = [];
  let from = 0;
  for (const [end, start] of marks) {
    parts.push(task.slice(from, end).replace(/[,\s]+$/, ''));
    from = start;
  }
  return [...parts, task.slice(from)].filter(Boolean);
}

/**
 * "answer the phone and book appointments and keep the front clean": a task each. Two words after "and" may be a thing:
 * "AC and heat pumps".
 */
function atVerbs(sentence: string): string[] {
  const plain = sentence.replace(withoutWish, '').replace(/^also /i, '');
  const parts = plain.split(/,\s+|(?<=\w+ \w+),?\s+and\s+(?:also\s+)?(?=\w+ [\w'-]+ \w)/);
  if (
    parts.length > 1 &&
    parts.every((part) => isInfinitive(part) && !/^\w+ (?:up|out|down|off|in)$/.test(part))
  )
    return parts;
  const listed = plain.split(/,\s+(?!and\b|or\b)/);
  // "Bank statements, payroll for 14 people, and filings" are the objects of one verb.
  const isList = listed.slice(1).some(isInfinitive) && !/,\s+(?:and|or)\b/.test(plain);
  return listed.length > 2 && (isList || listed.every((part) => part.split(' ').length <= 5))
    ? listed
    : plain.split(/,\s+(?:and\s+)?/).every((part) => isInfinitive(part))
      ? plain.split(/,\s+(?:and\s+)?/).flatMap(atAnd)
      : [plain];
}

/** Pay, days and what the place offers stand among tasks, but nobody does them. */
const noTask =
  /^\$?\d|^(?:mon|tue|wed|thu|fri|sat|sun)|^(?:home (?:every|each|most|by)|OT|overtime|on[- ]call|no (?:weekends?|nights?|evenings?|holidays?)|(?:weekends|nights|evenings|holidays) off|closed|benefits|paid|health insurance|meals?|uniforms?|full[- ]time|part[- ]time)\b/i;

/** "Meet homeowners, measure yards and draw plans", an item of a list: a task each; "mow, trim and blow" is one. */
function atCommas(item: string): string[] {
  const parts = item.replace(withoutWish, '').split(/,\s+(?:and\s+)?/);
  return parts.every((part) => part.includes(' ') && isInfinitive(part)) ? parts : [item];
}

/** "Answer phone book appts": "book" is a verb here. */
const twoVerbs =
  /\b(answer(?:ing)? (?:the )?phones?) (?=(?:book|schedule|make|take|greet)(?:ing)?\b)/gi;

export interface JobTasks {
  readonly tasks: readonly string[];
  /** Hours, pay and what the place offers among the tasks. */
  readonly remarks: readonly string[];
}

/** Tasks of an entered list, or of sentences: one each, beginning with the verb. */
export function tasksOf(entered: string | undefined, title: string): JobTasks {
  const text = withMarks((entered ?? '').replace(twoVerbs, '$1, '), 'en')
    .split(/(?<=[a-z]{3}[.!?])\s+(?=[A-Za-z])/)
    .map((sentence) => upperFirst(asOrder(sentence, title)))
    .join(' ');
  const items = listItems(text);
  const parts =
    items.length > 1
      ? items
          .map(tidied)
          .flatMap(atCommas)
          .flatMap((item) => atAnd(item.replace(withoutWish, '')))
      : segmentsOf(text).flatMap(atVerbs);
  const tasks: string[] = [];
  const remarks: string[] = [];
  for (const part of parts.filter(Boolean)) {
    const task = tidied(part.replace(withoutWish, ''));
    if (noTask.test(task)) remarks.push(upperFirst(withWholeTimes(withPrices(task))));
    else tasks.push(upperFirst(withSeries(task)));
  }
  return { tasks, remarks };
}
