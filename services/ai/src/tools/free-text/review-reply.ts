import type { AccountFacts } from '../../facts/account-facts.js';
import { readFacts } from '../../facts/facts.js';
import { lowerFirst } from '../wording/phrases.js';
import type { BuiltInText } from '../writing-tool.js';
import { spoken } from './spoken.js';

/** "Reply to a bad 2 star Google review from the Lopez family:" */
export const reviewHead =
  /^(?:please )?(?:write (?:a |an )?)?(?:reply|response|answer|respond)(?: to)? (?:a|an|the|this|our) (?:bad |good |great |negative |positive )?(\d|one|two|three|four|five)?[- ]?(?:star )?(?:google |yelp |facebook )?review(?: (?:from|by) ((?:the )?[A-Z][\w'-]+(?: [A-Z][\w'-]+)?(?: family)?))?[,.:;]?\s*/i;
/** "Maria Lopez says that" */
const writtenName =
  /^((?:[A-Z][a-z]+)(?: [A-Z][a-z]+)?) (?:says|said|wrote|writes|complains|complained) (?:that )?/;

/** A reply to a public review: thanks or an apology by its stars, what happened, and what is offered. */
export function reviewReply(
  entered: string,
  head: RegExpExecArray,
  account: AccountFacts,
): BuiltInText {
  const rest = entered.slice(head[0].length);
  const name = head[2]?.replace(/^the /i, '') ?? writtenName.exec(rest)?.[1];
  const stars =
    { one: 1, two: 2, three: 3, four: 4, five: 5 }[head[1]?.toLowerCase() ?? ''] ??
    Number(head[1] ?? 5);
  const isGood = stars > 3;
  const facts = readFacts([rest.replace(writtenName, '')]);
  const [first, ...others] = facts.acts;
  const clause =
    first?.kind === 'statement' ? lowerFirst(first.text.replace(/[.!]+$/, '')) : undefined;
  const isOwn = /^you\b|^your\b/i.test(clause ?? '');
  const opening = isGood
    ? [
        'Thank you for your kind words.',
        ...(clause && isOwn ? [`We are so glad that ${clause}.`] : first ? spoken([first]) : []),
      ]
    : clause && isOwn
      ? ['Thank you for telling us.', `We are sorry that ${clause}.`]
      : ['Thank you for telling us. We are sorry.', ...(first ? spoken([first]) : [])];
  return {
    text: [
      name ? `Hello ${name},` : 'Hello,',
      [...opening, ...spoken(others)].join(' '),
      account.company ?? '',
    ]
      .filter(Boolean)
      .join('\n\n'),
    missing: name ? [] : ["the reviewer's name"],
  };
}
