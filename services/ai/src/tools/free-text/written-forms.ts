import { upperFirst } from '@commons/contracts/text/upper-first';
import type { AccountFacts } from '../../facts/account/account-facts.js';
import { asSentence, lowerCommonStart } from '../../facts/grammar/sentence.js';
import { bullets } from '../entered-text.js';
import { noteItem } from '../wording/note-items.js';
import type { BuiltInText } from '../writing-tool.js';
import { faq } from './faq.js';
import { noArticle, type WriteForm } from './form.js';
import { thoughtsOf } from './fragments-said.js';
import { interview } from './interview-questions.js';
import { plan } from './plan-form.js';
import type { FormKind, RequestHead } from './request-head.js';
import { slogans } from './slogans.js';

const titled = (text: string) =>
  upperFirst(text.replace(/^(?:my|our|the|a|an) /i, '').replace(/ for (?:my|our|the|a) .*$/i, ''));

/** Where a list hangs, which is not what it has the prices of. */
const placeOfList =
  /^(?:(?:the|our|my) )?(?:(?:front|back|shop|store) )?(?:wall|window|door|counter|desk|board|lobby|website|web ?site|page|facebook|customers?|clients?|people)$/i;
/** "Student $25 with ID" */
const priceWithin =
  /^([^$:]*[^$:\s,]),? (\$\d[\d,.]*(?: (?:an?|per) \p{L}+)? (?:with|for|after|before|if)\b.*)$/u;

/** A thing and its price on each line, as on the board behind a counter. */
const prices: WriteForm = ({ subject }, thoughts) => ({
  text: [
    `# ${subject && !placeOfList.test(subject) ? upperFirst(`${subject.replace(/^(?:the|our|my) /i, '')} prices`) : 'Prices'}`,
    bullets(thoughts.map((thought) => noteItem(thought).replace(priceWithin, '$1: $2'))),
  ].join('\n\n'),
  missing: [],
});

const price = /^\$?\d+(?:\.\d\d)?(?: each)?$/;

const menu: WriteForm = ({ subject }, thoughts) => {
  const found = thoughts.find((thought) => price.test(thought));
  const cost = found && (found.startsWith('$') ? found : `$${found}`);
  const others = thoughts.filter((thought) => thought !== found);
  const whole = others.filter((thought) =>
    /^(?:comes|served|goes|made|topped|pairs|add)\b/i.test(thought),
  );
  const parts = others
    .filter((thought) => !whole.includes(thought))
    .map((part) => part.replace(/^(\d+ (?:hours?|days?|minutes?)) (\w+ed)$/i, '$2 for $1'));
  const [first = '', ...rest] = parts;
  const hasMaking = /^\w+ed\b/i.test(first);
  const body =
    parts.length === 0
      ? ''
      : hasMaking
        ? `${upperFirst(first)}${rest.length > 0 ? `, with ${series(rest.map(lowerCommonStart))}` : ''}`
        : upperFirst(series(parts.map((part, at) => (at === 0 ? part : lowerCommonStart(part)))));
  return {
    text: [
      `**${titled(subject)}**${cost ? ` · ${cost}` : ''}`,
      [body && asSentence(body), ...whole.map((part) => asSentence(upperFirst(part)))]
        .filter(Boolean)
        .join(' '),
    ].join('\n'),
    missing: cost ? ['what people ask before they buy it'] : ['the price'],
  };
};

const series = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** Names made only of what is known: the thing, the owner, the business, the town. Whether one is free is not known. */
const nameIdeas: WriteForm = ({ subject }, _thoughts, { name, city }) => {
  const thing = noArticle(subject).replace(/^new /i, '').split(' ').map(upperFirst).join(' ');
  const [first, ...others] = (name ?? '').split(' ');
  const last = others.at(-1);
  const short = thing.split(' ')[0] ?? thing;
  return {
    text: [
      `# Names for ${subject.replace(/^my /i, 'your ')}`,
      bullets(
        [
          first && `${first}’s ${thing}`,
          last && `${last} ${thing}`,
          last && `${last} & Co. ${short}`,
          city && `${city} ${thing}`,
          `The Corner ${thing}`,
          `Good Morning ${short}`,
        ].filter((idea): idea is string => Boolean(idea)),
      ),
      'These are made of your name, your town and what you sell. Say the best two on the phone to somebody and let them write it down. Then look whether your state’s business registry and the web address are free.',
    ].join('\n\n'),
    missing: ['what makes yours different, and a word or place that means something to you'],
  };
};

const forms: Readonly<Record<FormKind, WriteForm>> = {
  menu,
  faq,
  names: nameIdeas,
  slogans,
  plan,
  prices,
  interview,
};

/** The text of a request with a form of its own. */
export const writeForm = (head: RequestHead, account: AccountFacts): BuiltInText =>
  forms[head.kind](head, thoughtsOf(head.rest), account);
