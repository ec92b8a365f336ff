import { asSentence, upperStart } from '../grammar/sentence.js';
import { isNoun, isVerb, tagged } from '../grammar/tagging.js';
import { massNouns, timeNoun } from '../grammar/word-lists.js';
import { carriedNote } from '../notes/carried-notes.js';
import { completeDetail } from '../notes/complete-detail.js';
import { completeNote } from '../notes/complete-note.js';
import { carriers, type Writing } from './note-carriers.js';
import { priceCarriers } from './price-carriers.js';

/** "Mats provided", "nail trim free": a thing and what is said of it, without its verb. */
function withBe(text: string): string | undefined {
  const match =
    /^((?:the |our |your |all )?(?:[a-z'-]+ ){0,3}[a-z'-]+) (provided|included|free|required|needed|welcome|available|extra|ready|broken|down|closed|gone|due|late|full|off|final|non-refundable)\b((?: (?:for|on|in|at|by|until|from|today|tomorrow|this|next|with|of) ?.*)?)$/i.exec(
      text,
    );
  if (!match) return undefined;
  const [, thing = '', how = '', rest = ''] = match;
  const words = tagged(thing.toLowerCase());
  const last = words.at(-1);
  if (!isNoun(last) && !/^(?:trim|cut|wash|clean|install)$/.test(last?.lower ?? ''))
    return undefined;
  if (words.some((word, at) => isVerb(word) && at < words.length - 1)) return undefined;
  const isMany = /[^s]s$/.test(last?.lower ?? '');
  const start = /^(?:the|our|your|all)\b/i.test(thing) || isMany ? '' : 'the ';
  return `${start}${thing.charAt(0).toLowerCase()}${thing.slice(1)} ${isMany ? 'are' : 'is'} ${how.toLowerCase()}${rest}`;
}

/** "Menu tasting on the 14th", "breakfast burritos at 8", "pick up Thursdays": a thing and its time. */
function withTime(text: string): string | undefined {
  const match =
    /^((?:the |our |your )?(?:[a-z'-]+ ){0,3}[a-z'-]+?),? (?:on )?((?:at \d|on the \d|(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:january|february|march|april|may|june|july|august|september|october|november|december) \d)).*)$/i.exec(
      text,
    );
  if (!match) return undefined;
  const [, entered = '', time = ''] = match;
  const thing = entered
    .toLowerCase()
    .replace(/^(pick|set|clean)[ -](up)$/, '$1$2')
    .replace(/^drop ?off$/, 'drop-off');
  const words = tagged(thing);
  const last = words.at(-1);
  const isDeed = /^(?:pickup|setup|cleanup|drop-off)$/.test(thing);
  if (!isDeed && (!isNoun(last) || words.some(isVerb))) return undefined;
  if (timeNoun.test(last?.lower ?? '') || tagged(time).some(isVerb)) return undefined;
  const isMany = /[^s]s$/.test(thing);
  const isBare =
    /^(?:the|our|your)\b/.test(thing) || isMany || isDeed || massNouns.has(last?.lower ?? '');
  return `${isBare ? '' : 'the '}${thing} ${isMany ? 'are' : 'is'} ${/^(?:at|on)\b/i.test(time) ? '' : 'on '}${time}`;
}

/** The sentence of a note by the carriers alone: they are sure. */
export function carriedBy(fragment: string, writing: Writing): string | undefined {
  const plain = fragment.replace(/[.!,;]+$/, '').trim();
  for (const [pattern, say] of [...priceCarriers, ...carriers]) {
    const match = pattern.exec(plain);
    const said = match && say(match, writing);
    if (said) return asSentence(upperStart(said));
  }
  return undefined;
}

/** The ways in which a fragment may be a whole sentence, surest first. */
export function completions(fragment: string, writing: Writing): string[] {
  const plain = fragment.replace(/[.!,;]+$/, '').trim();
  const lower = plain.charAt(0).toLowerCase() + plain.slice(1);
  const found: (string | undefined)[] = [];
  found.push(carriedBy(plain, writing));
  const note = carriedNote(plain, writing.subject, writing.entered);
  found.push(
    note?.endsWith('?') ? undefined : note,
    completeDetail(lower, writing.subject),
    completeNote(lower, writing.subject),
    withBe(plain),
    withTime(plain),
  );
  return found.flatMap((text) => (text ? [asSentence(upperStart(text))] : []));
}
