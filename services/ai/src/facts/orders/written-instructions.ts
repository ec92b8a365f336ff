import type { Act } from '../grammar/acts.js';
import { termsOf } from '../grammar/grammar.js';
import { lowerFirst } from '../grammar/lower-first.js';
import { isVerb, tagged } from '../grammar/tagging.js';

/** Where the main part of a sentence ends. */
const ties =
  /^(?:before|after|when|whenever|if|unless|until|till|so|but|that|which|who|where|because|since|while|as|[,;:–—-])$/;

/** "Water damage in unit 4 needs a plumber" begins with a thing. */
const finite =
  /^(?:is|are|was|were|has|will|can|must|should|needs|takes|costs|starts|ends|opens|closes|runs|comes|goes|includes|stays|remains)$/;

/** How the text is to be written, and not what its reader does. */
const aboutTheText =
  /^(?:please )?(?:describe|outline|summari[sz]e|admit|sound|be\b|(?:close|end|start|open|begin|sign off) with|(?:re)?assure|avoid|don'?t mention|do not (?:mention|say|sound)|never (?:mention|say)|leave out|skip|quote|cite|list|add|spell out|write|keep it|make it|attach|enclose|take (?:full )?responsibility|use (?:an?|our|the) (?:\w+ )*(?:tone|language|voice|style|words?|name|greeting|template))\b/i;

/** What a shop is, and what it wishes: "Open Monday to Friday.", "Have a great weekend." */
const noDeed =
  /^(?:\w+ed\b|open (?!the|your|a|any|all|both)|free\b|have (?:an?|the)\b|enjoy\b|welcome\b|thank|please note\b|hope\b)/i;

/** Deeds of a writer as well as of a reader: "Keep the price at $40", "Keep the box level". */
const anyonesDeed =
  /^(?:keep|check|use|change|update|return|review|submit|get|find|see|make|switch|save|swap|book|arrange|plan|order|buy|ask)\b/i;

/** "Take photos before we come.", "Never sign over a shift.": from its capital to its full stop a sentence that begins with its verb. */
export function isInstruction(sentence: string): boolean {
  if (!/^[A-Z].*[^.][.!]$/.test(sentence)) return false;
  if (aboutTheText.test(sentence) || noDeed.test(sentence)) return false;
  // "Bank reconciliation, sales tax, payroll for five" are things.
  if (/^\w+ \w+, (?!(?:then|and|or|but|not|if|when)\b)/.test(sentence)) return false;
  const order = sentence.replace(/^(?:Always|Never|Also|Only|Just|Don't|Do not|Then|Please) /, '');
  const plain = lowerFirst(order);
  const [, verb, second, ...rest] = tagged(`to ${plain}`);
  if (!verb || !second || /[^s]s$/.test(verb.lower) || /^(?:of|to|by)$/.test(second.lower))
    return false;
  const isInfinitive = termsOf(`to ${plain}`)[1]?.tags.has('Infinitive') ?? false;
  if (second.pos === 'ADP' ? !(isVerb(verb) && isInfinitive) : !(isVerb(verb) || isInfinitive))
    return false;
  // "Order 60215", "Level 3 and above wear black"
  if (second.pos === 'NUM' && !/^(?:NOUN|ADJ|PROPN)$/.test(rest[0]?.pos ?? '')) return false;
  const words = [second, ...rest];
  const end = words.findIndex(({ lower }) => ties.test(lower));
  // "Water damage in unit 4 needs a plumber" begins with a thing; "rinse them and flatten boxes" has two deeds.
  return !words
    .slice(0, end < 0 ? undefined : end)
    .some(
      (word, at) =>
        finite.test(word.lower) ||
        (isVerb(word) &&
          !/(?:ing|ed)$|^(?:am|pm)$/.test(word.lower) &&
          !/^(?:to|and|or|not|never)$/.test(words[at - 1]?.lower ?? '')),
    );
}

/** Whether a sentence asks for what a writer does as well: the instructions around it say whose deed it is. */
export const isAnyonesDeed = (sentence: string): boolean => anyonesDeed.test(sentence);

/** Whether an entry tells its reader what to do in other sentences than this one. */
export const instructsBeside = (entry: string, sentence: string): boolean =>
  entry
    .split(/(?<=[.!])\s+|\n/)
    .some((other) => other !== sentence && isInstruction(other) && !isAnyonesDeed(other));

/** "Tell clients how to get ready. Take photos before we come.": what comes next is the explanation. */
const isExplained = ({ kind, text }: Act, next: Act | undefined) =>
  next?.kind === 'call' &&
  isInstruction(next.entered) &&
  ((kind === 'unknown' && /^(?:how|what) to\b/i.test(text)) || instructionsFor.test(text));
const instructionsFor =
  /^(?:the )?(?:instructions|directions|rules|tips|guidelines|steps|reminders?|house rules|care instructions) (?:for|on|about|to)\b/i;
const hereIs = (act: Act): Act => {
  const text = act.text.charAt(0).toLowerCase() + act.text.slice(1).replace(/[.]$/, '');
  const isMany = instructionsFor.test(text);
  return {
    kind: 'statement',
    text: `here ${isMany ? 'are' : 'is'} ${isMany && !/^the /.test(text) ? 'the ' : ''}${text}`,
    entered: act.entered,
  };
};

/** The acts of an entry in which instructions are announced as what they explain. */
export const withExplanations = (acts: readonly Act[]): Act[] =>
  acts.map((act, at) => (isExplained(act, acts[at + 1]) ? hereIs(act) : act));
