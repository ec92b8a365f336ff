import type { AccountFacts } from '../../facts/account-facts.js';
import { readFacts } from '../../facts/facts.js';
import { isStatement } from '../../facts/grammar.js';
import { asSentence } from '../../facts/sentence.js';
import { lowerFirst } from '../wording/phrases.js';
import type { BuiltInText } from '../writing-tool.js';
import { avoidedIn, thoughtsOf } from './fragments-said.js';
import { spoken } from './spoken.js';

/** "Reply to a bad 2 star Google review from the Lopez family:" */
export const reviewHead =
  /^(?:[Pp]lease )?(?:[Ww]rite (?:a |an )?)?(?:[Rr]eply|[Rr]esponse|[Aa]nswer|[Rr]espond)(?: to)?(?: (?:a|an|the|this|our))? (?:bad |good |great |negative |positive )?(\d|one|two|three|four|five)?[- ]?(?:stars? )?(?:[Gg]oogle |[Yy]elp |[Ff]acebook )?review(?: (?:from|by) ((?:the )?[A-Z][\w'-]*(?: [A-Z][\w'-]*)?(?: family)?))?(?:[,.:;]\s*|\s+(?=who\b|saying\b|that\b|about\b|she\b|he\b|they\b|[A-Z])|$)/;
/** "1 star from Tim S. says we …", in a tool for replies. */
export const starsHead =
  /^(\d|one|two|three|four|five)[- ]?stars? (?:review )?(?:from|by) ([a-z][\w'-]*(?: [a-z](?=[. ]))?)\.?\s+(?=says?\b|said\b|wrote\b|complain|claim)/i;
/** "She says that we …" */
const complaint =
  /^(?:who )?(?:(?:she|he|they|(?:the|our|this|a) (?:customer|client|reviewer|guest|person|author|patient|lady|man|woman|family)) )?(?:says?|said|saying|claims?|claimed|complains?|complained|wrote|writes) (?:that )?/i;
/** The owner says that it happened. */
const admission =
  /\b(?:we|i)(?: are|'re| am|'m| were| was)? (?:really |very |so )?(?:sorry|apologi[sz]e|wrong|late|at fault)\b|\b(?:our|my) (?:fault|mistake)\b/i;
const onlySorry =
  /^(?:and |but )?(?:we|i)(?: are|'re| am|'m) (?:really |very |so )?sorry(?: about (?:it|that|this))?$/i;

/** "good work but nobody called": words of the review, not what happened. */
const remark = /^(?:good|great|bad|nice|slow|rude|poor|ok|okay|not|no|very|too|always|never)\b/i;
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
  const name =
    head[2]?.replace(/^the /i, '').replace(/\b[a-z]/g, (letter) => letter.toUpperCase()) ??
    writtenName.exec(rest)?.[1];
  const stars =
    { one: 1, two: 2, three: 3, four: 4, five: 5 }[head[1]?.toLowerCase() ?? ''] ??
    Number(head[1] ?? 5);
  const isGood = stars > 3;
  const thoughts = thoughtsOf(
    rest.replace(writtenName, 'they say ').replace(/^who (?=\w+ed\b)/i, 'you '),
    avoidedIn(entered),
  );
  const said = thoughts.find((thought) => complaint.test(thought));
  const told = thoughts.filter((thought) => thought !== said);
  // What a person says of the business is repeated as theirs, and not as what happened.
  const words = said?.replace(complaint, '') ?? '';
  const repeated = said
    ? isStatement(words) && !remark.test(words)
      ? spoken(readFacts([`You write that ${words}`]).acts)
      : [`You write: “${asSentence(words)}”`]
    : undefined;
  const admits = told.some((thought) => admission.test(thought));
  const [first, ...others] = readFacts(told.filter((thought) => !onlySorry.test(thought))).acts;
  const clause =
    first?.kind === 'statement' ? lowerFirst(first.text.replace(/[.!]+$/, '')) : undefined;
  const isOwn = /^you\b|^your\b/i.test(clause ?? '');
  const wrong = admits && isStatement(words) && !remark.test(words) ? words : undefined;
  const opening = isGood
    ? [
        'Thank you for your kind words.',
        ...(repeated ?? []),
        ...(clause && isOwn ? [`We are so glad that ${clause}.`] : first ? spoken([first]) : []),
      ]
    : clause && isOwn
      ? ['Thank you for telling us.', `We are sorry that ${clause}.`]
      : [
          wrong
            ? `Thank you for telling us. We are sorry that ${wrong.replace(/[.!]+$/, '')}.`
            : said
              ? 'Thank you for telling us. We are sorry that we let you down.'
              : 'Thank you for telling us. We are sorry.',
          ...(repeated && !wrong ? repeated : []),
          ...(first ? spoken([first]) : []),
        ];
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
