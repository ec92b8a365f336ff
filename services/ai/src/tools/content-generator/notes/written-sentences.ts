import { isStatement, termsOf } from '../../../facts/grammar/grammar.js';
import { asSentence, upperStart } from '../../../facts/grammar/sentence.js';
import { faultsOf } from '../../../facts/sentences/sentence-faults.js';
import { withWholeDays } from '../../wording/whole-days.js';
import { type Notice, type Thought, withoutMark } from '../notice/notice.js';
import { isFaultless, isSentence, readItem, withWholeTimes } from './note-items.js';
import { imperatives, thirdPersons } from './note-words.js';
import { isMarked } from './split-notes.js';

const leaning = {
  en: /^(?:it|they|he|she|him|her|his|its|their|them|this|that|these|those|there|then|also|but|and|or|so|both|another|others|instead|plus|after that|each one|one of them|everyone else|we also|we even|you also)\b/i,
  es: /^(?:él|ella|ellos|ellas|eso|esto|esta|este|estos|estas|también|pero|y|además|entonces|su|sus|así|por eso|ahí|luego|después)(?!\p{L})/iu,
};

/** Sentences in their order; each that leans on the one before it stands with it. */
export function thoughtsOf(sentences: readonly string[], language: 'en' | 'es'): Thought[] {
  const thoughts: string[][] = [];
  for (const sentence of sentences) {
    const last = thoughts.at(-1);
    if (last && leaning[language].test(sentence)) last.push(sentence);
    else thoughts.push([sentence]);
  }
  return thoughts;
}

/** "We turn units in 48 hours: painting, …": what stands before the list. */
const titleOf = (sentence: string) => /^(\S+(?: \S+){2,}?): \S/.exec(sentence)?.[1] ?? sentence;

/** The notice of an entry that is written in sentences. */
export function noticeOf(sentences: readonly string[], language: 'en' | 'es'): Notice {
  const [first = '', ...rest] = sentences;
  return {
    title: titleOf(withoutMark(first)),
    lines: [],
    items: rest.map((said) => ({ item: withoutMark(said), said })),
    lead: first,
    opening: first,
    unsaid: [],
    rest: '',
    thoughts: thoughtsOf(sentences, language),
  };
}

/** "How we cut lead time", "why you should clean gutters": what a text is about. */
const topic = /^(?:how|why|what|when|where) (?:to|you|we|your|our|the|it|a|an)\b(?!.*\?$)/i;

/** "Why a piano …" within a sentence. */
const lowerTopic = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

/** "why it pays, what it costs and how to see it": several topics are one sentence. */
function joinedTopics(notes: readonly string[]): string[] {
  const isTopic = (note: string) =>
    /^(?:and )?(?:how|why|what|when|where)\b/i.test(note) && !note.trim().endsWith('?');
  const [first = '', ...others] = notes;
  if (others.length === 0 || !topic.test(first) || !others.every(isTopic)) return [...notes];
  const all = [first, ...others].map((note) => lowerTopic(note.replace(/[.;,]+$/, '')));
  const last = all.pop() ?? '';
  const list = all.join(', ');
  return [
    upperStart(
      /^and /.test(last) || / and (?:how|why|what|when|where)\b/.test(last)
        ? `${list}, ${last}`
        : `${list} and ${last}`,
    ),
  ];
}

/** "Three mistakes that beginners make, gripping too hard, …": a list with its heading before it. */
const numbered =
  /^((?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (?:[a-z-]+ ){0,2}?[a-z]+s(?: (?:that|which|to|for|about|before|when)\b[^,.:]*)?), ([^.]+,? (?:and|or) [^.]+)[.]?$/i;
const asList = (sentence: string): string => {
  const [, head = '', list] = numbered.exec(sentence) ?? [];
  // "Six Tuesdays, 6 to 8:30, $240" is no list of six.
  if (
    !list ||
    /[\d$]/.test(list) ||
    /\b(?:is|are|was|were|will|can|has|have)\b/.test(
      head.replace(/\b(?:that|which|when|before)\b.*/, ''),
    )
  )
    return sentence;
  return `Here are ${lowerTopic(head)}: ${list}.`;
};

/** Whether words without a final mark say something whole. */
const isWhole = (plain: string) => isSentence(plain) || isFaultless(plain);

/** A note that is a sentence, as its owner wrote it; undefined for words that are none. */
function sentenceOf(note: string): string | undefined {
  const plain = note.trim().replace(/[.,;]+$/, '');
  if (plain.split(' ').length < 2) return undefined;
  if (plain.endsWith('?')) return upperStart(plain);
  const choice = /^whether to (.+ or .+)$/i.exec(plain)?.[1];
  if (choice) return `Should you ${choice}?`;
  if (topic.test(plain)) return asSentence(`here is ${lowerTopic(plain)}`);
  if (isMarked(note)) {
    const isSaid =
      isStatement(plain) || imperatives.test(`${plain} `) || faultsOf(`${plain}.`).length === 0;
    return isSaid ? asList(asSentence(withWholeDays(note))) : undefined;
  }
  return isWhole(plain) ? asSentence(withWholeTimes(upperStart(plain))) : undefined;
}

const withoutSubject = new RegExp(`^(?:${thirdPersons}|has|is|works|offers|worked)\\b`, 'i');

/** "She sees dogs", "speaks Spanish": the second has the subject of the first. */
function withSubjects(notes: readonly string[]): string[] {
  let subject = '';
  return notes.map((note) => {
    const found = /^(he|she|it)\b/i.exec(note)?.[1];
    if (found) subject = found;
    else if (subject && (withoutSubject.test(note) || isPast(note))) return `${subject} ${note}`;
    else if (sentenceOf(note)) subject = '';
    return note;
  });
}

const isPast = (note: string) =>
  Boolean(termsOf(note)[0]?.tags.has('PastTense')) && /^[a-z]/.test(note);

/** The notes as sentences where most of them are; words without a verb stand among them as they were written. */
export function writtenSentences(
  entered: readonly string[],
  isText: boolean,
): string[] | undefined {
  if (entered.length > 0 && (isText || entered.every(isMarked)))
    return entered.map((note) => sentenceOf(note) ?? asList(asSentence(withWholeDays(note))));
  const notes = joinedTopics(withSubjects(entered));
  const sentences = notes.map(sentenceOf);
  const whole = sentences.filter(Boolean).length;
  const isTopic = topic.test(notes[0] ?? '');
  if (!sentences[0] || (whole * 2 <= notes.length && !isTopic)) return undefined;
  return notes.map((note, at) => {
    const { item, said } = readItem(note);
    return sentences[at] ?? said ?? asSentence(item);
  });
}
