import type { AccountFacts } from '../../facts/account/account-facts.js';
import { readFacts } from '../../facts/facts.js';
import type { Act } from '../../facts/grammar/acts.js';
import { isStatement } from '../../facts/grammar/grammar.js';
import { asSentence } from '../../facts/grammar/sentence.js';
import { lowerFirst } from '../wording/phrases.js';
import type { BuiltInText } from '../writing-tool.js';
import { avoidedIn, thoughtsOf } from './fragments-said.js';
import { spoken } from './spoken.js';

/** "Reply to a bad 2 star Google review from the Lopez family:" */
export const reviewHead =
  /^(?:[Pp]lease )?(?:[Ww]rite (?:a |an )?)?(?:[Rr]eply|[Rr]esponse|[Aa]nswer|[Rr]espond)(?: to)?(?: (?:a|an|the|this|our))? (?:bad |good |great |negative |positive )?(\d|one|two|three|four|five)?[- ]?(?:stars? )?(?:[Gg]oogle |[Yy]elp |[Ff]acebook )?review(?: (?:from|by) ['"“]?((?:the )?[A-Z][\w'-]*(?: [A-Z][\w'-]*)?(?: family)?)['"”]?)?(?:[,.:;]\s*|\s+(?=who\b|saying\b|that\b|about\b|she\b|he\b|they\b|[A-Z])|$)/;
/** "1 star from Tim S. says we …", in a tool for replies. */
export const starsHead =
  /^(\d|one|two|three|four|five)[- ]?stars? (?:review )?(?:from|by) ['"“]?((?:[a-z]\. )?[a-z][\w'-]*(?: [a-z](?=[. ]))?)['"”]?[.:,]?\s+(?=says?\b|said\b|wrote\b|complain|claim)/i;
/** "Bad review (1 star) by J. Coates.", in a tool for replies. */
export const plainHead =
  /^(?:(?:[Aa]|[Tt]his|[Oo]ur) )?(?:(?:[Bb]ad|[Gg]ood|[Gg]reat|[Nn]ice|[Aa]ngry|[Nn]egative|[Pp]ositive) )?(?:\w+ )?[Rr]eview(?: \((\d|one|two|three|four|five)[- ]stars?\))? (?:from|by) ['"“]?((?:[A-Z]\. ?)?[A-Z][\w'-]*(?: [A-Z][\w'-]*\.?)?)['"”]?[.,:;]?\s+/;
/** "She says that we …" */
const complaint =
  /^(?:who )?(?:(?:she|he|they|(?:the|our|this|a) (?:customer|client|reviewer|guest|person|author|patient|lady|man|woman|family)) )?(?:says?|said|saying|claims?|claimed|complains?|complained|wrote|writes) (?:that )?/i;
/** The owner says that it happened. */
const admission =
  /\b(?:we|i)(?: are|'re| am|'m| were| was)? (?:really |very |so )?(?:sorry|apologi[sz]e|wrong|late|at fault)\b|\b(?:our|my) (?:fault|mistake)\b/i;
const onlySorry =
  /^(?:and |but )?(?:we|i)(?:(?: are|'re| am|'m) (?:really |very |so )?sorry|(?: want| would like|'d like) to (?:say (?:i'm |we're )?sorry|apologi[sz]e))(?: about (?:it|that|this))?$/i;
/** The review itself, which stands above its reply. */
const quotation = /["“]([^"”]{8,})["”]/;
const toWriter: Readonly<Record<string, string>> = {
  i: 'you',
  we: 'you',
  my: 'your',
  our: 'your',
  me: 'you',
  us: 'you',
  they: 'we',
  their: 'our',
  them: 'us',
  "i'm": "you're",
  "we're": "you're",
  am: 'are',
};

/** "Food was good but we waited an hour": what went wrong, said to its writer. Undefined where that is not plain. */
function complaintIn(review: string): string | undefined {
  const clause = review
    .split(/[.!?]+(?:\s|$)|,? (?:but|however|except),? /)
    [/ (?:but|however|except),? /.test(review) ? 1 : 0]?.trim();
  if (
    !clause ||
    /\byou(?:r|rs)?\b/i.test(clause) ||
    !/^(?:i|we|my|our|the|they|it|nobody|no one)\b/i.test(clause)
  )
    return undefined;
  const said = clause
    .replace(
      /\b(?:I'm|we're|I|we|my|our|me|us|am|they|their|them)\b/gi,
      (word) => toWriter[word.toLowerCase()] ?? word,
    )
    .replace(/\byou was\b/g, 'you were');
  return isStatement(said) ? lowerFirst(said) : undefined;
}

/** "good work but nobody called": words of the review, not what happened. */
const remark = /^(?:good|great|bad|nice|slow|rude|poor|ok|okay|not|no|very|too|always|never)\b/i;
/** "Maria Lopez says that" */
const writtenName =
  /^((?:[A-Z][a-z]+)(?: [A-Z][a-z]+)?) (?:says|said|wrote|writes|complains|complained) (?:that )?/;

const ofOwnPerson =
  /^[A-Z][a-z]+ (?:says?|said|is|was|will|has|had|did|got|loves|loved|wants|sends|can)\b/;
const actsOf = (thought: string): readonly Act[] =>
  ofOwnPerson.test(thought)
    ? [{ kind: 'statement', text: thought, entered: thought }]
    : readFacts([thought]).acts;

/** "You write that the driver sang but the AC was weak": what went well, and what did not. */
const praiseOf = (said: string) => {
  const [good = '', ...bad] = said.split(/,? but (?=(?:the|it|we|our|your|they|there|you)\b)/);
  return [
    asSentence(good.replace(/^You write that /, 'We are so glad that ')),
    ...bad.map((one) => `We are sorry that ${one}`),
  ];
};

/** A reply to a public review: thanks or an apology by its stars, what happened, and what is offered. */
export function reviewReply(
  entered: string,
  head: RegExpExecArray,
  account: AccountFacts,
): BuiltInText {
  const rest = entered.slice(head[0].length);
  const name =
    head[2]?.replace(/^the |['"]$/gi, '').replace(/\b[a-z]/g, (letter) => letter.toUpperCase()) ??
    writtenName.exec(rest)?.[1];
  const stars =
    { one: 1, two: 2, three: 3, four: 4, five: 5 }[head[1]?.toLowerCase() ?? ''] ??
    Number(head[1] ?? 5);
  const isGood = stars > 3;
  const quoted = quotation.exec(rest)?.[1];
  const thoughts = thoughtsOf(
    rest
      .replace(quotation, '')
      .replace(writtenName, 'they say ')
      .replace(/^who (?=\w+ed\b)/i, 'you ')
      .replace(
        /\b(?:he|she|they) (?:should|can) (?=(?:ask|call|text|stop|come|e-?mail|reach)\b)/gi,
        'please ',
      ),
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
  // Each thought alone: "Wendell says hi" makes nobody else the reader.
  const [first, ...others] = told
    .filter((thought) => !onlySorry.test(thought))
    .flatMap(actsOf)
    .filter(({ kind, text }) => kind !== 'thanks' || text !== '');
  const clause =
    first?.kind === 'statement' ? lowerFirst(first.text.replace(/[.!]+$/, '')) : undefined;
  const isOwn = /^you\b|^your\b/i.test(clause ?? '');
  const isClause = isStatement(words) && !remark.test(words);
  const wrong = admits && isClause ? words : isGood ? undefined : quoted && complaintIn(quoted);
  const opening = isGood
    ? [
        'Thank you for your kind words.',
        ...(repeated ?? []).flatMap(praiseOf),
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
