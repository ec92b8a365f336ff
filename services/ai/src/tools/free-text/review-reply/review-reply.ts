import type { AccountFacts } from '../../../facts/account/account-facts.js';
import { isStatement } from '../../../facts/grammar/grammar.js';
import { asSentence } from '../../../facts/grammar/sentence.js';
import { toReader } from '../../../facts/grammar/to-reader.js';
import { sentencesOf } from '../../../facts/notes/sentence-ends.js';
import { withPronouns } from '../../../facts/readers/reader-by-name.js';
import type { BuiltInText } from '../../writing-tool.js';
import { saidTo } from '../spoken.js';
import type { ReviewHead } from './review-heads.js';
import { partsOfReview } from './review-parts.js';
import { reviewIn } from './review-text.js';

/** The review is of another business, or of nobody who was a customer. */
const isMistaken =
  /\b(?:mixed us up|wrong (?:business|place|shop|company|store|office)|(?:never|not|isn't|wasn't|weren't) [^.,]{0,20}\b(?:clients?|customers?|patients?|guests?|been here|came here|used us))\b/i;
/** The owner says that it did not happen so. */
const isContested =
  /\b(?:not true|isn't true|wasn't us|truth is|false|mistaken|posted rate|signed for it)\b/i;
/** What the reply says by itself. */
const isCourtesy =
  /^(?:no (?:discounts?|refunds?|freebies)|we are sorry|i am sorry|(?:(?:we are|i am) )?sorry (?:for|about) (?:the|that|this) \w+|sorry|thank you(?: very much| so much)?(?: for (?:your|the) (?:kind )?(?:review|feedback|words))?)[.!]$/i;

/** "Hal Guthrie", "Amy K." → "Hal", "Amy"; titles, initials and families stay. */
const firstOf = (name: string) =>
  /^[A-Z][a-z]{2,} [A-Z](?:[a-z]{2,}|\.)?$/.test(name) &&
  !/^(?:Mrs|Miss|Doctor|Pastor|Coach)\b/.test(name)
    ? (name.split(' ')[0] ?? name)
    : name;

/** Clauses as what somebody is glad or sorry of, at most two. */
const joined = (clauses: readonly string[]) =>
  clauses.slice(0, 2).join(clauses.some((one) => / and /.test(one)) ? ', and that ' : ' and ');

const moods: Readonly<Partial<Record<string, boolean>>> = { good: true, bad: false };

/** People of the business: "him" may be one of them. */
const ofStaff =
  /\b(?:drivers?|tech(?:nician)?s?|waiter|waitress|server|employee|guys?|cook|chef|stylist|barber|manager|boy|girl|lady|receptionist)\b/i;

/** What its owner has to say to who wrote the review. */
function ownWords(name: string | undefined, notes: string, review: string): string[] {
  const bare = notes
    // "sorry about the wait, we added a second person": two sentences.
    .replace(
      /(^|[.!?] )((?:(?:we are|we're|i am|i'm) )?(?:so |very )?sorry (?:for|about) (?:the|that|this|your) [\w ]{2,30}), (?=(?:we|i|the|our|it)\b)/gi,
      '$1$2. ',
    )
    .replace(/(^|[.,;]\s*)(?:so |very )?sorry(?:[.,;]\s*|$)/gi, '$1')
    .replace(/,?\s+(?:so |very )?sorry[.!]?$/i, '')
    .replace(
      /(^|[.,;]\s*)(?:the )?truth is,?(?: that)? (\w)/gi,
      (_, mark: string, letter: string) =>
        `${mark}${/^$|[.]/.test(mark) ? letter.toUpperCase() : letter}`,
    );
  const reader = name?.replace(/\b[A-Z]\.? (?=[A-Z])| [A-Z]\.?$/g, '');
  const isOfOthers = ofStaff.test(`${review} ${notes}`);
  return saidTo(
    reader,
    sentencesOf(bare)
      .map((one) => (isOfOthers || !reader ? one : said(one, reader)))
      .join(' '),
    isOfOthers && !reader,
  );
}

/** A sentence in which "he" and "her" are who wrote the review; orders keep whom they speak of. */
const said = (sentence: string, reader: string) =>
  /\b(?:tell|ask|offer|thank|invite|let|remind|give) (?:him|her|them)\b/i.test(sentence)
    ? sentence.replace(
        /(?<!\b(?:tell|ask|offer|thank|invite|let|remind|give|call|text|owe) )\b(?:his|her)(?= [a-z])(?! (?:for|to|that|about|if|a|an|the)\b)/gi,
        'your',
      )
    : toReader(withPronouns(sentence, reader), { he: true, they: false });

const regretOf = (sorry: string) =>
  sorry ? `We are sorry that ${sorry}.` : 'We are sorry that you were not happy.';

/**
 * A reply to a public review: thanks or an apology by what it says and by its stars, then its owner's own sentences. A
 * clause of the review is said back only if its subject is certain (decision B180).
 */
export function reviewReply(entered: string, head: ReviewHead, account: AccountFacts): BuiltInText {
  const { review, told, notes, name, stars = head.stars } = reviewIn(entered, head);
  const byStars = stars === undefined ? moods[head.mood ?? ''] : stars > 3;
  const parts = partsOfReview(review ?? told ?? '', byStars, review === undefined, account.name);
  const isBad = head.mood === 'bad' || (byStars === undefined ? parts.hasBlame : !byStars);
  const glad = joined(parts.praised);
  const isDenied = isContested.test(notes);
  // Who gives five stars complains of nothing: "she didn't rush me" is praise.
  const isBest = stars === 5;
  const sorry = isDenied || isBest ? '' : joined(parts.blamed);
  const own = ownWords(name, notes, review ?? told ?? '')
    .filter((sentence) => !isCourtesy.test(sentence))
    // In public nobody answers a question.
    .map((sentence) => sentence.replace(/^Could you (?:please )?([^?]+)\?$/, 'Please $1.'));
  const isMixed = parts.hasBlame && parts.hasPraise && glad !== '' && !isBest;
  // What a person says of the business is repeated as theirs, and not as what happened.
  const claim =
    told && isBad && isDenied && isStatement(told)
      ? [asSentence(`You write that ${toReader(told)}`)]
      : [];
  const saysSorry = own.some((sentence) => /\b(?:sorry|apologi[sz]e)\b/i.test(sentence));
  const regret = sorry || !saysSorry ? regretOf(sorry) : '';
  const opening = isMistaken.test(notes)
    ? ['Thank you for writing to us.']
    : isMixed
      ? [
          'Thank you for your honest review.',
          sorry
            ? `We are glad that ${glad}, and we are sorry that ${sorry}.`
            : `We are glad that ${glad}, and we are sorry for the rest.`,
        ]
      : isBad
        ? ['Thank you for telling us.', regret, ...claim]
        : [
            'Thank you for your kind words.',
            ...(glad ? [`We are so glad that ${glad}.`] : []),
            ...(sorry ? [`We are sorry that ${sorry}.`] : []),
          ];
  return {
    text: [
      name ? `Hello ${firstOf(name)},` : 'Hello,',
      [...opening, ...own].filter(Boolean).join(' '),
      account.company ?? '',
    ]
      .filter(Boolean)
      .join('\n\n'),
    missing: name ? [] : ["the reviewer's name"],
  };
}
