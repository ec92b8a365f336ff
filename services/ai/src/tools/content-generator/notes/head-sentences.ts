import { termsOf } from '../../../facts/grammar/grammar.js';
import { asSentence, lowerFirst, upperStart } from '../../../facts/grammar/sentence.js';
import { disruption, type Head, verbless } from './note-head.js';
import { serviceWords } from './note-words.js';
import { be, isMany, isMass, withDefinite, withIndefinite, withOur } from './nouns.js';
import { isThingPhrase } from './thing-phrase.js';
import { plainWhen, type When } from './when.js';

const atEnd = new RegExp(`(?:${serviceWords.source})(?: (?:for|in|of|and|or) .*)?$`, 'i');

/** "goat milk soap back in stock" → "goat milk soap is back in stock". */
const completed = (title: string) => {
  const [, subject, state] = verbless.exec(title) ?? [];
  return subject && state ? `${subject} ${beOf(subject)} ${state}` : title;
};

/** The last word tells whether it is many: "the friends of the library book sale is". */
const beOf = (title: string) => be(title.split(' ').slice(-1)[0] ?? title);
const hosted = (title: string) => (/ of /.test(title) ? `the ${title}` : withOur(title));

/** The price as a sentence. */
export function priceSentence(price: string, label = 'price'): string {
  if (!price) return '';
  if (/^from \$/i.test(price)) return asSentence(`${label}s start at ${price.slice(5)}`);
  return asSentence(`the ${label} is ${lowerFirst(price)}`);
}

/** "Tonight only" */
const moment =
  /^(?:tonight|today|tomorrow|now|this (?:week|weekend|month)|one day|for a limited time|limited time)(?: only)?$/i;
const small = (title: string) => title.charAt(0).toLowerCase() + title.slice(1);

/** "Boat package for trailers" within a sentence: "the boat package for trailers"; many and names stay without. */
function named(title: string): string {
  const [word = ''] = title.split(' ');
  const [term] = termsOf(word.toLowerCase());
  const isName = !term || term.tags.has('ProperNoun') || /\s[A-Z]/.test(title);
  // "January schedule"
  if (term?.tags.has('Date') && /^[A-Z]/.test(title) && !isMany(title))
    return /^\S+ (?:at|in|on)\b/.test(title) ? title : `the ${title}`;
  if (isName) return lowerFirst(title);
  return withDefinite(title.charAt(0).toLowerCase() + title.slice(1));
}

const ours = /^(?:our|my) /i;
const places =
  /(?:shop|store|salon|studio|restaurant|cafe|bakery|gym|farm|market|office|garage|truck)$/i;
const news = /\b(?:news|updates?|notes|calendar|specials?)$/i;

/** A thing or an event whose name fits no frame is said as it was entered. */
const framed = (head: Head): Head =>
  (head.kind === 'thing' || head.kind === 'event') &&
  !ours.test(head.title) &&
  !disruption.test(head.title) &&
  !isThingPhrase(head.title)
    ? { ...head, kind: 'statement' }
    : head;

/** "Get a picture frame for $145 with glass": the thing and its price make one sentence. */
export const isSaidWithPrice = ({ kind, title, when, price }: Head): boolean =>
  kind === 'thing' &&
  isThingPhrase(title) &&
  !ours.test(title) &&
  !disruption.test(title) &&
  (/^\$\d[\d.]*(?: with [a-z ]+)?$/.test(price) ||
    (!when && /^\$\d[\d.]* (?:an?|per) [a-z]+(?:, \$\d[\d.]* for [a-z]+)?$/.test(price)));

/** The head with its facts as a sentence; a heading leads to its list. */
export function leadOf(head: Head, audience: string | undefined): string {
  const { kind, title, verb, when, where, price } = framed(head);
  const behind = [where, when?.text].filter(Boolean).join(' ');
  const front = when && /^(?:on|in|this|through|from|every|until|all) /.test(when.text);
  const forReaders = audience
    ? `for ${audience}: `
    : audience === undefined
      ? ''
      : 'good to know: ';
  switch (kind) {
    case 'heading':
      if (moment.test(title)) return `${upperStart(title)}:`;
      if (/^(?:how|why|what|when|where)\b/i.test(title)) return `Here is ${small(title)}:`;
      if (news.test(title))
        return `Here ${/s$/.test(title) && !/news$/i.test(title) ? 'are' : 'is'} our ${lowerFirst(title)}:`;
      if (
        /^(?:\d+ )?(?:\w+ )?(?:signs|reasons|tips|ways|ideas|steps|rules|things|mistakes|questions|facts|myths)\b/i.test(
          title,
        )
      )
        return `Here are ${lowerFirst(title)}:`;
      if (/\bprices$/i.test(title)) return `Here are ${lowerFirst(title)}:`;
      return `Here is what to know about ${named(title)}:`;
    case 'statement':
      return asSentence(
        upperStart(
          [`${forReaders}${lowerFirst(completed(title))}`, verb, behind].filter(Boolean).join(' '),
        ),
      );
    case 'order':
    case 'offer': {
      const said =
        kind === 'offer' && /^(?:\d+%|\$|half|free)/i.test(title)
          ? `get ${lowerFirst(title)}`
          : lowerFirst(title);
      return asSentence(
        front
          ? upperStart(`${when.text}, ${said} ${where}`)
          : upperStart(`${forReaders}${said} ${behind}`),
      );
    }
    case 'event': {
      const is = verb
        ? isMany(title)
          ? verb.replace(/s$/, '')
          : `${verb.replace(/s$/, '')}s`
        : beOf(title);
      if (when) return asSentence(`${hosted(title)} ${is} ${when.text} ${where}`);
      return asSentence(`join us for ${hosted(title)} ${where}`);
    }
    default:
      if (disruption.test(title))
        return asSentence(`please note: there ${be(title)} ${lowerFirst(title)} ${behind}`);
      if (ours.test(title))
        return asSentence(
          `${places.test(title) ? 'welcome to' : `here ${be(title)}`} ${title} ${behind}`,
        );
      if (isSaidWithPrice(head)) {
        if (/^\$\d[\d.]* (?:an?|per|each)\b/.test(price))
          return asSentence(`${upperStart(title)} ${be(title)} ${price} ${behind}`);
        return asSentence(`get ${withIndefinite(title)} for ${price} ${behind}`);
      }
      return asSentence(
        `we ${atEnd.test(title) || /ing$/.test(title) ? 'offer' : 'have'} ${isMass(title) ? title : withIndefinite(title)} ${behind}`,
      );
  }
}

const isDated = ({ text }: When) => /^(?:on .*\d|tonight|tomorrow|today|this)/.test(text);

/** Begins the third composition; `hasWhen` where it says the day. */
export function openingOf(head: Head): { readonly text: string; readonly hasWhen: boolean } {
  const { kind, title, verb, when, where } = framed(head);
  const heard = (said: string) => ({ text: `Have you heard? ${asSentence(said)}`, hasWhen: false });
  switch (kind) {
    case 'heading':
      if (moment.test(title))
        return {
          text: /week|month/i.test(title) ? `In short, ${small(title)}:` : `${upperStart(title)}:`,
          hasWhen: false,
        };
      if (/^(?:how|why|what|when|where)\b/i.test(title))
        return {
          text: `Do you know ${small(title)}? Here is the short version:`,
          hasWhen: false,
        };
      if (/^(?:\d+ )?(?:signs|reasons|ways|things|mistakes)\b/i.test(title))
        return { text: `Do you know the ${lowerFirst(title)}? Here they are:`, hasWhen: false };
      return { text: `In short, ${named(title)}:`, hasWhen: false };
    case 'order':
      if (when && isDated(when))
        return {
          text: `Are you free ${when.text}? ${asSentence(`${title} ${where}`)}`,
          hasWhen: true,
        };
      return heard([title, where].filter(Boolean).join(' '));
    case 'statement':
    case 'offer':
      if (framed(head) !== head)
        return {
          ...heard([completed(title), verb, where, when?.text].filter(Boolean).join(' ')),
          hasWhen: true,
        };
      return heard([completed(title), where].filter(Boolean).join(' '));
    case 'event':
      if (when && verb)
        return {
          text: `${upperStart(verb.replace(/s$/, ''))}ing ${plainWhen(when)}: ${hosted(title)}.`,
          hasWhen: true,
        };
      if (when && isDated(when))
        return {
          text: `Are you free ${when.text}? ${asSentence(`join us for ${hosted(title)} ${where}`)}`,
          hasWhen: true,
        };
      return { text: asSentence(`come to ${hosted(title)} ${where}`), hasWhen: false };
    default:
      if (disruption.test(title))
        return {
          text: asSentence(
            `a heads-up: there ${be(title)} ${lowerFirst(title)} ${[where, when?.text].filter(Boolean).join(' ')}`,
          ),
          hasWhen: true,
        };
      if (ours.test(title))
        return { text: asSentence(`come and see ${title} ${where}`), hasWhen: false };
      return {
        text: `Looking for ${isMass(title) ? title : withIndefinite(title)}${where ? ` ${where}` : ''}?`,
        hasWhen: false,
      };
  }
}
