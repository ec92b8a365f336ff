import { readFacts } from '../../facts/facts.js';
import { isStatement, termsOf } from '../../facts/grammar/grammar.js';
import { asSentence } from '../../facts/grammar/sentence.js';
import { isNoun, isVerb, tagged } from '../../facts/grammar/tagging.js';
import { sentencesOf } from '../../facts/notes/sentence-ends.js';
import { isTypedSentence } from '../../facts/sentences/typed-sentences.js';
import { tidyWords } from '../../facts/spelling/tidy-words.js';
import { completions } from './note-completions.js';
import { spoken } from './spoken.js';

/** Thoughts that signs join without a mark: "closed Friday back Tuesday text Linh 423-555-0135". */
const joined =
  /(?<!\b(?:and|or|to|we|we're|we’re|were|are|is|am|will|be|stay|remain|now|not|also|come|call|get|go|it|them|you)\b[\s,]*)[\s,.;]*\s(?=(?:back|open|reopen(?:ing|s)?|closed)\s+(?:on\s+)?(?:mon|tue|wed|thu|fri|sat|sun|tomorrow|at \d|\d)|(?:text|call|e-?mail)\s+(?:\w+\s+)?\(?\d{3}|sorry\b)/gi;
export const parted = (text: string): string =>
  text
    .replace(/,\s+(?=if (?:it'?s|you|there|anyone|something)\b[^,.;]*\b(?:call|text)\b)/gi, '. ')
    .replace(joined, (found: string, at: number, all: string) =>
      openCondition.test(all.slice(0, at)) && !/^sorry/i.test(all.slice(at + found.length))
        ? ', '
        : '. ',
    )
    .replace(/(?<=\. )sorry\b/g, 'Sorry');
/** "If it's an emergency with your sump pump call …": what follows belongs to it. */
const openCondition =
  /(?:^|[.;,]\s*)(?:if|in case|when|for (?:emergencies|questions)|in an emergency)\b[^.;,]*$/i;

/** Orders about the text itself: they are followed, not said. */
const aboutText =
  /^(?:and |but |please |also )*(?:(?:keep|make) (?:it |this )?(?:very |really |rather )?(?:short|brief|simple|friendly|professional|polite|casual|fun|funny|nice|sweet|upbeat|warm|formal|light|positive|honest|kind|under|to|about)\b|make it |(?:under|max(?:imum)?|less than|about|at most) \d+ (?:words|characters|chars|sentences|lines)|no emojis?|in (?:the )?(?:third|first) person|in spanish|in english|don'?t (?:mention|say|apologize|include)|do not (?:mention|say|apologize|include)|not too|be (?:very |really )?(?:polite|nice|kind|brief|short|firm|professional|friendly)|friendly|funny|short|professional)\b/i;

const avoided =
  /\b(?:don'?t|do not|never) (?:mention|say|bring up|talk about|include)(?: (?:the|that|our|my|any|anything about))? ([^,.;]+)/gi;

/** What must not be in the text: "camera" of "don't mention the camera". */
export const avoidedIn = (prompt: string): string[] =>
  [...tidyWords(prompt).matchAll(avoided)].map(([, words = '']) =>
    words
      .replace(/\b(?:in it|at all|please|again)\b.*$/i, '')
      .trim()
      .toLowerCase(),
  );

/** Whether a text speaks of what is to be left out: by any word of it that has a meaning. */
function speaksOf(text: string, words: readonly string[]): boolean {
  const own = text.toLowerCase();
  return words.some((phrase) =>
    phrase
      .split(/\s+/)
      .filter((word) => word.length > 3 && !/^(?:with|from|that|this|them|about)$/.test(word))
      .some((word) => own.includes(word.replace(/s$/, ''))),
  );
}

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

/** "we do chairs", "boat cushions and church pews": the second ends the list of the first. */
function withLists(pieces: readonly string[]): string[] {
  const parts: string[] = [];
  for (const piece of pieces) {
    const before = parts.at(-1);
    const isEnd = /^(?:[a-z'-]+ ){1,3}and (?:[a-z'-]+ ){0,2}[a-z'-]+[.]?$/.test(piece);
    if (before && isEnd && isNoun(tagged(piece)[0]) && !isStatement(piece) && isStatement(before))
      parts.splice(-1, 1, `${before}, ${piece}`);
    else parts.push(piece);
  }
  return parts;
}

/** The thoughts of an entry, without orders about the text and without what is to be left out. */
export function thoughtsOf(rest: string, avoid: readonly string[] = []): string[] {
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
              /,\s+(?!(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.? \d|(?:from|between) \d)(?!(?:at |on )?\(?\d{3}\b)(?![A-Z][a-z]+(?:,|[.]?$))(?![^(]*\))(?!\w+ and \w+(?:,|$))/,
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
    .filter((part) => part !== '' && !aboutText.test(part))
    .flatMap((part) =>
      speaksOf(part, avoid)
        ? part
            .split(/\s+and\s+/)
            .filter((clause) => !speaksOf(clause, avoid) && clause.includes(' '))
        : [part],
    );
}

/** Words before a noun, or in its place: such a thought has its subject. */
const determined =
  /^(?:the|a|an|our|my|your|his|her|their|this|that|these|those|we|i|it|you|they|he|she|there|everyone|everything|all|any|every|each|no|not|if|when|please|because|one|two|three|illness|sickness|weather|traffic|smoking|parking|shipping|delivery|payment|\d|\$)\b/i;
const nounPhrase =
  /^(?:[a-z][a-z-]* ){1,3}(?:is|was|includes|starts|begins|ends|comes|costs|goes|opens|closes|runs|has)\b/i;

/** "Ask people to reply by June 1" is said to them as "Please reply by June 1". */
const orderStart =
  /^(?:ask|tell|remind|let|invite|offer|say|mention|thank (?:him|her)|apologize)\b/i;

/** A thought as a whole sentence; words that no rule completes stand as they are. */
export function completed(thought: string): string {
  if (/[!?]$/.test(thought)) return asSentence(thought);
  if (isTypedSentence(`${thought}.`)) return `${thought}.`;
  if (orderStart.test(thought)) return spoken(readFacts([thought]).acts).join(' ');
  const plain = thought
    .replace(/\b(with|without) (receipt|reservation|deposit)\b/gi, '$1 a $2')
    .replace(/\b(with|without) appointment\b/gi, '$1 an appointment');
  for (const [pattern, say] of completions) {
    const found = pattern.exec(plain);
    if (found) return asSentence(say(found));
  }
  // "Winter tire sale starts Monday" → "The winter tire sale starts Monday"; names keep their form.
  if (
    nounPhrase.test(plain) &&
    !determined.test(plain) &&
    !termsOf(plain)[0]?.tags.has('ProperNoun')
  )
    return asSentence(`The ${plain.charAt(0).toLowerCase()}${plain.slice(1)}`);
  return asSentence(plain);
}
