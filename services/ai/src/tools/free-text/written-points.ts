import type { AccountFacts } from '../../facts/account/account-facts.js';
import { readFacts } from '../../facts/facts.js';
import { isStatement } from '../../facts/grammar/grammar.js';
import { asSentence, upperStart } from '../../facts/grammar/sentence.js';
import { toReader } from '../../facts/grammar/to-reader.js';
import { isOrdering } from '../../facts/notes/ordering-words.js';
import { sentencesOf } from '../../facts/notes/sentence-ends.js';
import { readerWordsOf } from '../../facts/readers/reader-words.js';
import { faultsOf } from '../../facts/sentences/sentence-faults.js';
import { signature } from '../wording/signature.js';
import type { BuiltInText } from '../writing-tool.js';
import { readerGroups } from './reader-groups.js';

/** "Write a short farewell note to our customers because we close after 26 years": which text, to whom, and why. */
const order =
  /^(?:please )?(?:write|draft|create|make)(?: me| us)? (?:an? |the |our )?(?:(?!to\b|for\b|reference|recommendation|resignation|welcome|invitation|voicemail)[a-z-]+ ){0,3}?(?<kind>letter|e-?mail|message|note|notice|announcement)(?: (?:to|for) (?<reader>.+?))?(?:,? (?<why>(?:about|regarding|concerning|because|since|that|who|which|asking|saying)\b.*)| of (?:support|protest))?[.:]?$/i;
const group = new RegExp(
  `^(?:all |the |our |my |of |these )*((?:[a-z]+ )?(?:${readerGroups}))(?: (?:of|in|at|on|from|with|who) .+)?$`,
  'i',
);
const name = "(?:(?:Mr|Mrs|Ms|Dr)\\.? )?[A-Z][\\w'-]+(?: [A-Z][\\w'-]+){0,2}";
/** "our landlord, Ms. Pruitt", "our former apprentice Mia Chen", "Mia Chen" */
const named = new RegExp(
  `^(?:(?:our|my|the) (?:[a-z-]+ ){0,3}?(?<role>[a-z]+),? )?(?<name>${name}),?$`,
);
const role = /^(?:our|my|the) ((?:[a-z-]+ ){0,2}?)([a-z]+)$/i;
/** Roles of somebody who may be greeted by them; others are firms. */
const isPerson =
  /^(?:landlord|landlady|manager|owner|boss|teacher|principal|neighbor|mayor|doctor|director|coach|tenant)$/i;
const ended = /^["“(]?[\p{Lu}\d$].*[.!?]["”)]?$/u;
const verbless = (sentence: string) => faultsOf(sentence).includes('no verb');

/** The name of "our landlord" in "Bookshop at 14 Mill Lane, landlord Mr. Gerald Finch." */
const namedRole = (points: string, noun: string) =>
  new RegExp(`,? ?\\b(?:our |my |the )?${noun}(?: is|:|,)? (${name})(?=[.,;])`, 'i').exec(points);

/** "Mr. Gerald Finch" is greeted as "Mr. Finch". */
const greeted = (reader: string) =>
  reader.replace(/^((?:Mr|Mrs|Ms|Dr)\.?) [A-Z]\S+ (?=[A-Z])/, '$1 ');

/**
 * A letter or notice whose points its owner wrote in whole sentences: they stay as they were typed and are only said to
 * their reader. Undefined where the request asks for another text, or a point tells the writer what to do.
 */
export function writtenPoints(
  prompt: string,
  context: string | undefined,
  account: AccountFacts,
): BuiltInText | undefined {
  const points = context?.trim() ?? '';
  const { kind, reader = '', why = '' } = order.exec(prompt.trim())?.groups ?? {};
  const sentences = points.split(/\n+/).flatMap(sentencesOf);
  if (!kind || sentences.length < 2 || !sentences.every((one) => ended.test(one))) return undefined;
  if (sentences.some((one) => isOrdering(one) && !/^(?:please|we|i)\b|\?$/i.test(one)))
    return undefined;
  const [, kindOf = '', noun] = role.exec(reader) ?? [];
  const found = noun ? namedRole(points, noun) : null;
  const who = found?.[1] ?? named.exec(reader)?.groups?.name;
  const firm = noun && (isPerson.test(noun) ? noun : `${kindOf}${noun} team`);
  const whom = who ? greeted(who) : (group.exec(reader)?.[1] ?? firm)?.toLowerCase();
  if (reader && !whom) return undefined;
  const own = found ? sentences.map((one) => one.replace(found[0], '')) : sentences;
  const said = own.map((sentence, at) =>
    who
      ? upperStart(toReader(sentence, readerWordsOf(own.slice(0, at).join(' '), sentence, who)))
      : sentence,
  );
  // "Bookshop at 14 Mill Lane.": where the letter comes from.
  const place = verbless(said[0] ?? '') ? said.shift()?.replace(/[.]$/, '') : undefined;
  const isThanks = /\bthank/i.test(prompt);
  const isNotice = /^(?:notice|announcement)$/i.test(kind);
  const facts = readFacts([points]);
  const signed = isNotice
    ? [account.company ?? account.name]
    : [signature({ ...facts, people: {} }, account, isThanks ? 'With thanks,' : 'Kind regards,')];
  return {
    text: [
      whom ? `Dear ${whom},` : 'Hello,',
      [isThanks ? thanksFor(why) : reasonOf(why, isNotice), ...said].filter(Boolean).join(' '),
      !isNotice &&
      !isThanks &&
      said.some((one) => /\b(?:ask|please|need|could you|by [A-Z])\b/.test(one))
        ? 'I look forward to hearing from you.'
        : '',
      [...signed, place].filter(Boolean).join('\n'),
    ]
      .filter(Boolean)
      .join('\n\n'),
    missing: whom ? [] : ["the reader's name"],
  };
}

/** "for lending us the tent" */
const thanksFor = (why: string) =>
  /^for /.test(why) ? asSentence(`Thank you ${why}`) : 'We would like to thank you.';

/** The first sentence: why the text is written. A notice says it by itself. */
function reasonOf(why: string, isNotice: boolean): string {
  const reason = /^(?:because|since|that|saying)(?: that)? (.+)$/i.exec(why)?.[1];
  if (reason) return isStatement(reason) ? asSentence(upperStart(reason)) : '';
  const topic = /^(?:about|regarding|concerning) (.+)$/i.exec(why)?.[1];
  return topic && !isNotice ? asSentence(`I am writing to you about ${topic}`) : '';
}
