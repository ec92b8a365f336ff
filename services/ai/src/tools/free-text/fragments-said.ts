import { isStatement } from '../../facts/grammar/grammar.js';
import { asSentence } from '../../facts/grammar/sentence.js';
import { isNoun, isVerb, tagged } from '../../facts/grammar/tagging.js';
import { sentencesOf } from '../../facts/notes/sentence-ends.js';
import { tidyWords } from '../../facts/spelling/tidy-words.js';
import { saidTo } from './spoken.js';

const isEnded = /^[A-Z].*[.!?]$/;
const orders =
  /\b(?:tell|ask|thank|offer|invite|apologi[sz]e|mention|say) (?:him|her|them|that|sorry)\b|\bplease\b/i;

/** "I learned it from my father, have tuned since 2009 and live in Dayton": verbs of one subject, each with it. */
function withSharedSubject(sentence: string): string[] | undefined {
  const [first = '', ...others] = sentence.replace(/[.!]+$/, '').split(/,\s+/);
  const subject = /^(I|[Ww]e) [a-z]/.exec(first)?.[1];
  if (!subject || others.length === 0) return undefined;
  const rests = others.map((part) => part.replace(/^(?:and |also )+/i, ''));
  const areVerbs = rests.every((part) => {
    const [, verb] = tagged(`I ${part.replace(/^now /i, '')}`);
    return isVerb(verb) && !/ing$/.test(verb?.lower ?? '');
  });
  return areVerbs ? [first, ...rests.map((part) => `${subject} ${part}`)] : undefined;
}

const contact = /\b(?:call|text|press|e-?mail|ask|see) /i;

/** "we do chairs", "boat cushions and church pews": the second ends the list of the first. */
function withLists(pieces: readonly string[]): string[] {
  const parts: string[] = [];
  for (const piece of pieces) {
    const before = parts.at(-1);
    // "for a burst pipe, call …"
    const leads = before && /^(?:for|if|in case of|in an?) /i.test(before) && contact.test(piece);
    if (leads && !contact.test(before)) {
      parts.splice(-1, 1, `${before}, ${piece}`);
      continue;
    }
    const isEnd = /^(?:[a-z'-]+ ){1,3}and (?:[a-z'-]+ ){0,2}[a-z'-]+[.]?$/.test(piece);
    if (before && isEnd && isNoun(tagged(piece)[0]) && !isStatement(piece) && isStatement(before))
      parts.splice(-1, 1, `${before}, ${piece}`);
    else parts.push(piece);
  }
  return parts;
}

/** The thoughts of an entry. */
export function thoughtsOf(rest: string): string[] {
  const sentences = tidyWords(rest)
    .split(/\n+|;\s*/)
    .flatMap(sentencesOf);
  // Who writes several sentences means the commas in them.
  const isText = sentences.filter((one) => isEnded.test(one)).length > 1;
  return sentences
    .flatMap((one) =>
      isText && isEnded.test(one) && !orders.test(one)
        ? [one]
        : (withSharedSubject(one) ?? // "name, address and number" is one list, "Tuesday, May 2, from 9" one time.
          withLists(
            one.split(
              /,\s+(?!(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.? \d|(?:from|between) \d)(?!(?:at |on )?\(?\d{3}\b)(?![A-Z][a-z]+(?:,|[.]?$))(?![^(]*\))(?!\w+ and \w+[.]?(?:,|$))(?!and (?!(?:we|I|it|they|you|the|our|my|an?|that)\b))/,
            ),
          )),
    )
    .map((part) =>
      part
        .trim()
        .replace(/^(?:and|but|also|then|plus)\s+/i, '')
        .replace(
          /^(?:please )?(?:mention|say|add|note) that (?=(?:we|I|it|they|he|she|you|the|our|my)\b)/i,
          '',
        )
        .replace(/[.,;\s]+$/, ''),
    )
    .filter((part) => part !== '');
}

/** "Ask people to reply by June 1" is said to them as "Could you reply by June 1?" */
const orderStart = /^(?:ask|tell|remind|let|invite|offer|say|mention|thank|apologize)\b/i;

/** "emergencies text 501-555-0142", "urgent call Lupe 501-555-0133": when to do so. */
const withCase = (thought: string) =>
  thought
    .replace(
      /^(?:for )?(emergenc(?:y|ies)|urgent),? (?=(?:call|text|press)\b)/i,
      (_, what: string) =>
        /^u/i.test(what) ? 'If it is urgent, please ' : 'For emergencies, please ',
    )
    .replace(/^(for [^,]{3,40}?),? (?=(?:call|text|press) )/i, '$1, please ')
    .replace(/(?<=\b(?:call|text) [A-Z][a-z]+) (?=\(?\d{3})/, ' at ');

/** A thought as a sentence, in the words of its owner; an order is followed. */
export function completed(thought: string): string {
  if (/[!?]$/.test(thought)) return asSentence(thought);
  return orderStart.test(thought) && !/^thank you\b/i.test(thought)
    ? saidTo(undefined, thought).join(' ')
    : asSentence(withCase(thought));
}
