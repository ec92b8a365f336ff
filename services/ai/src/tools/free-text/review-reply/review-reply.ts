import type { AccountFacts } from '../../../facts/account/account-facts.js';
import { readFacts } from '../../../facts/facts.js';
import type { Act } from '../../../facts/grammar/acts.js';
import { isStatement } from '../../../facts/grammar/grammar.js';
import { asSentence, lowerFirst } from '../../../facts/grammar/sentence.js';
import { withStartingArticle } from '../../../facts/grammar/starting-article.js';
import { toReader } from '../../../facts/grammar/to-reader.js';
import { withPronouns } from '../../../facts/readers/reader-by-name.js';
import { inOwnWords } from '../../../facts/sentences/own-words.js';
import { isTypedSentence } from '../../../facts/sentences/typed-sentences.js';
import { tidyWords } from '../../../facts/spelling/tidy-words.js';
import { withIndefinite } from '../../content-generator/notes/nouns.js';
import { wronglyMade } from '../../finished/last-look.js';
import type { BuiltInText } from '../../writing-tool.js';
import { avoidedIn, completed, thoughtsOf } from '../fragments-said.js';
import { spoken } from '../spoken.js';
import type { ReviewHead } from './review-heads.js';
import { partsOfReview, type ReviewParts } from './review-parts.js';
import { reviewIn } from './review-text.js';
import { remark, saidBack } from './said-to-its-writer.js';

/** The review is of another business, or of nobody who was a customer. */
const isMistaken =
  /\b(?:never|not|isn't|wasn't|weren't|aren't)\b[^.]{0,20}\b(?:clients?|customers?|patients?|guests?|been here|came here|used us)\b|\bmixed us up\b|\bwrong (?:business|place|shop|company|store|office|clinic)\b|\b(?:meant|thinking of|confus\w+) (?:for )?(?:the )?(?:other|another)\b/i;

/** "She says that we …" */
const complaint =
  /^(?:who )?(?:(?:she|he|they|(?:the|our|this|a) (?:customer|client|reviewer|guest|person|author|patient|lady|man|woman|family)) (?=say\b)say|(?:(?:she|he|they|(?:the|our|this|a) (?:customer|client|reviewer|guest|person|author|patient|lady|man|woman|family)) )?(?:says|said|saying|claims?|claimed|complains?|complained|wrote|writes)) (?:that )?/i;
/** The owner says that it happened. */
const admission =
  /\b(?:we|i)(?: are|'re| am|'m| were| was)? (?:really |very |so )?(?:sorry|apologi[sz]e|wrong|late|at fault)\b|\b(?:our|my) (?:fault|mistake)\b/i;
const onlySorry =
  /^(?:and |but )?(?:we|i)(?:(?: are|'re| am|'m) (?:really |very |so )?sorry|(?: want| would like|'d like) to (?:say (?:i'm |we're )?sorry|apologi[sz]e))(?: about (?:it|that|this))?$/i;
/** "say thanks": the reply does. */
const courtesy =
  /^(?:and )?(?:say|tell (?:him|her|them)) (?:thanks|thank you|hi|hello|we appreciate it)(?: (?:so|very) much)?$/i;

const ofOwnPerson =
  /^[A-Z][a-z]+ (?:says?|said|is|was|will|has|had|did|got|loves|loved|wants|sends|can)\b/;
/** "No discount": what the writer of the reply is not to offer. */
const forWriter = /^no (?:discounts?|refunds?|freebies|excuses|money back|apology|apologies)$/i;

/** "Refund issued yesterday": done, and not to be done. */
const settled =
  /^(refund|replacement|credit|check|new order) ((?:was )?(?:issued|sent|made|paid|mailed|shipped)\b.*)$/i;
/** "Please ask for me, Lina" is asked of who wrote the review. */
const pleaded = /^please (?=(?:ask|call|text|come|stop|bring|e-?mail|reach|try|give)\b)/i;
/** "I want to invite them back" */
const invitedBack =
  /^(?:(?:I|we) (?:want|would like|'d like) to )?invite (?:them|him|her|you) back\b/i;
const actsOf = (thought: string): readonly Act[] =>
  pleaded.test(thought)
    ? [{ kind: 'call', text: thought, entered: thought }]
    : invitedBack.test(thought)
      ? [
          {
            kind: 'statement',
            text: thought.replace(invitedBack, 'we would like to invite you back'),
            entered: thought,
          },
        ]
      : ownActs(thought);
const ownActs = (thought: string): readonly Act[] =>
  ofOwnPerson.test(thought) || settled.test(thought) || isTypedSentence(`${thought}.`)
    ? [{ kind: 'statement', text: thought, entered: thought }]
    : readFacts([thought]).acts;

/** "Hal Guthrie", "Amy K." → "Hal", "Amy"; titles, initials and families stay. */
const firstOf = (name: string) =>
  /^[A-Z][a-z]{2,} [A-Z](?:[a-z]{2,}|\.)$/.test(name) &&
  !/^(?:Mrs|Miss|Doctor|Pastor|Coach)\b/.test(name)
    ? (name.split(' ')[0] ?? name)
    : name;

/** Clauses as what somebody is glad or sorry of, at most two. */
const joined = (clauses: readonly string[]) =>
  clauses.slice(0, 2).join(clauses.some((one) => / and /.test(one)) ? ', and that ' : ' and ');

/** What is said to a review's praise and complaints. @param say a clause as it is said to who wrote it */
function answerTo(
  { praised, blamed }: ReviewParts,
  isBad: boolean,
  say: (clause: string) => string | undefined,
): string[] {
  const glad = joined(praised.flatMap((one) => say(one) ?? []));
  const sorry = joined(blamed.flatMap((one) => say(one) ?? []));
  if (blamed.length > 0 && praised.length > 0 && glad)
    return [
      'Thank you for your honest review.',
      sorry
        ? `We are glad that ${glad}, and we are sorry that ${sorry}.`
        : `We are glad that ${glad}, and we are sorry for the rest.`,
    ];
  if (isBad)
    return ['Thank you for telling us.', sorry ? `We are sorry that ${sorry}.` : 'We are sorry.'];
  return [
    'Thank you for your kind words.',
    ...(glad ? [`We are so glad that ${glad}.`] : []),
    ...(sorry ? [`We are sorry that ${sorry}.`] : []),
  ];
}

/** "snow storm that night", "40 calls", "refund issued yesterday": notes of what happened, as sentences. */
function told(sentence: string): string {
  const note = sentence.replace(/[.]$/, '');
  const [, what = '', when = ''] =
    /^(?:an? |the )?((?!(?:we|it|I|you|they|he|she|there|this)\b)[a-z]+(?: [a-z]+){0,2}) ((?:that|this|last) (?:night|day|morning|evening|week|weekend|afternoon))$/i.exec(
      note,
    ) ?? [];
  if (what && !isStatement(what)) return `There was ${withIndefinite(what.toLowerCase())} ${when}.`;
  if (/^\d+ (?:calls|orders|customers|tables|people|guests|appointments|cars|jobs)$/i.test(note))
    return `We had ${note}.`;
  const [, refund, done = ''] = settled.exec(note) ?? [];
  if (refund) return `Your ${refund.toLowerCase()} was ${done.replace(/^was /, '')}.`;
  const open = /^([a-z]+) now ((?:until|from|at|on|starts|ends)\b.*)$/i.exec(note);
  if (open) return `${open[1]} is now ${open[2]}.`;
  return isStatement(note) ? asSentence(withStartingArticle(note)) : completed(note);
}

/** A reply to a public review: thanks or an apology by what it says and by its stars, what happened, what is offered. */
export function reviewReply(entered: string, head: ReviewHead, account: AccountFacts): BuiltInText {
  const { review, notes, name } = reviewIn(entered, head);
  const thoughts = thoughtsOf(notes, avoidedIn(entered));
  const said = thoughts.find((thought) => complaint.test(thought) && !courtesy.test(thought));
  const own = thoughts
    .filter((thought) => thought !== said && !courtesy.test(thought) && !forWriter.test(thought))
    .map((thought) => (name ? toReader(withPronouns(thought, name)) : thought));
  const isGoodByStars =
    head.stars === undefined ? head.mood === 'good' : head.stars > 3 || head.mood === 'good';
  // What a person says of the business is repeated as theirs, and not as what happened.
  const words = said?.replace(complaint, '') ?? '';
  const parts = partsOfReview(review ?? words, isGoodByStars);
  const isBad =
    head.mood === 'bad' ||
    (head.stars === undefined ? parts.blamed.length > 0 && !isGoodByStars : head.stars <= 3);
  const admits = own.some((thought) => admission.test(thought));
  // Each thought alone: "Wendell says hi" makes nobody else the reader.
  const [first, ...others] = own
    .filter((thought) => !onlySorry.test(thought))
    .flatMap(actsOf)
    .filter(({ kind, text }) => kind !== 'thanks' || text !== '');
  const clause =
    first?.kind === 'statement' ? lowerFirst(first.text.replace(/[.!]+$/, '')) : undefined;
  const isOfReader = /^you\b|^your\b/i.test(clause ?? '');
  const composed = [...(first && !isOfReader ? [[first]] : [[]]), others].map((acts) =>
    spoken(acts).map(told),
  );
  const isSound =
    wronglyMade(composed.flat().join(' '), {
      entered: tidyWords(own.join(', ')),
      language: 'en',
    }).length === 0;
  const [next = [], rest = []] = isSound
    ? composed
    : [
        [],
        inOwnWords(
          {
            acts: [...(first && !isOfReader ? [first] : []), ...others],
            entered: own.join(', '),
          },
          'we',
        ),
      ];
  const opening = () => {
    if (isMistaken.test(notes))
      return ['Thank you for writing to us.', ...(first ? spoken([first]) : [])];
    if (review || (said && (!isBad || admits) && isStatement(words)))
      return [
        ...answerTo(parts, isBad, review ? saidBack : toldBack),
        ...(isOfReader && clause ? [asSentence(clause)] : next),
      ];
    // "you liked the haircut but were charged twice"
    if (isOfReader && / but /.test(clause ?? ''))
      return answerTo(partsOfReview(clause ?? '', isGoodByStars), isBad, (one) =>
        one.replace(/^but /i, '').replace(/^(?=(?:had|did|could|never|got)\b)/, 'you '),
      );
    if (isOfReader)
      return isBad
        ? ['Thank you for telling us.', `We are sorry that ${clause}.`]
        : ['Thank you for your kind words.', `We are so glad that ${clause}.`];
    return isBad
      ? [
          said
            ? 'Thank you for telling us. We are sorry to hear that you were not happy.'
            : 'Thank you for telling us. We are sorry.',
          ...(said ? repeated(words) : []),
          ...next,
        ]
      : ['Thank you for your kind words.', ...(said ? repeated(words) : []), ...next];
  };
  return {
    text: [
      name ? `Hello ${firstOf(name)},` : 'Hello,',
      [...opening(), ...rest].join(' '),
      account.company ?? '',
    ]
      .filter(Boolean)
      .join('\n\n'),
    missing: name ? [] : ["the reviewer's name"],
  };
}

/** What its owner tells of a review, said to who wrote it. */
const toldBack = (clause: string): string | undefined => {
  const plain = clause.replace(/^(?:and|but) /i, '').replace(/[,.!]+$/, '');
  return isStatement(plain) && !remark.test(plain)
    ? repeated(plain)
        .join(' ')
        .replace(/^You write that /, '')
        .replace(/[.]$/, '')
    : undefined;
};

/** What a person says, as theirs. */
const repeated = (words: string): string[] =>
  isStatement(words)
    ? spoken(readFacts([`You write that ${words}`]).acts)
    : [`You write: “${asSentence(words)}”`];
