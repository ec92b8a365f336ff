import { verbForYou } from '../../../facts/grammar/grammar.js';
import { tidyWords } from '../../../facts/spelling/tidy-words.js';
import type { ReviewHead } from './review-heads.js';

/** A review that is to be answered. */
export interface AskedReview {
  /** The review's own words, where the request has them. */
  readonly review: string | undefined;
  /** What its owner has to say, said to who wrote the review. */
  readonly notes: string;
  readonly name: string | undefined;
}

const quotation = /["“]([^"”]{8,})["”]|(?<=^|[\s:])['‘]([^\n]{8,}?[.!?\w])['’](?=[\s.,;–—-]|$)/;
/** "He wrote", before a quotation. */
const toQuotation =
  /\b(?:he|she|they|who)\s+(?:wrote|writes|says?|said|complains?)(?: that)?\s*[:,]?\s*$/i;
/** "- Susan B.", behind a quotation. */
const signed = /^[\s.,]*[–—-]{1,2}\s*([A-Z][\w'-]*(?: [A-Z][\w'-]*)?)\.?(?=\s|$)/;
/** "… when we asked. - Tom B.", within the quotation. */
const signedInside = /\s+[–—-]{1,2}\s*([A-Z][\w'-]*(?: (?:[A-Z]\.|[A-Z][\w'-]*))?)\.?\s*$/;
/** "invite Tom back": who wrote the review is who reads the reply. */
const withoutName = (name: string | undefined) => (notes: string) =>
  name
    ? notes.replace(
        new RegExp(
          `\\b(invite|thank|offer|give|ask|tell|call|refund|pay) ${name.split(' ')[0]}\\b`,
          'gi',
        ),
        '$1 them',
      )
    : notes;
const says =
  /^(?:who )?(?:she|he|they|(?:the|our|this|a) [a-z]+ )?\s*(?:says|said|claims?|claimed|complains?|complained|wrote|writes) /i;
/** "Maria Lopez says that" */
const writtenName =
  /^((?!(?:She|He|They|Who|The|Our|This|A)\b)(?:[A-Z][a-z]+)(?: [A-Z][a-z]+)?) (?:says|said|wrote|writes|complains|complained) (?!hi\b|hello\b|thanks\b)(?:that )?/;

/** "who paid for a corner table and was seated by the kitchen" */
const ofItsWriter =
  /^who (?!(?:says|said|claims?|claimed|complain\w*|wrote|writes)\b)([a-z]+)((?:[^.:\n]|[.:](?=\d))*)(?:[.:]\s*|$)/i;
/** Whose words "her", "him" and "them" of an owner's notes are. */
const toReader = (notes: string) =>
  notes
    // "tell her Tina says hi and that we have it back": what follows is said to them.
    .replace(
      /\btell (?:her|him|them) (?:that )?((?=[A-Z]|we\b|our\b|i\b)[^.;]+)/gi,
      (_, said: string) => said.replace(/,? and (?:that )?(?=(?:we|our|I)\b)/g, '. '),
    )
    .replace(/(\bsorry (?:for|about|that) [^,.]*?\b(?:with|to|at)) (?:her|him|them)\b/gi, '$1 you')
    .replace(writtenName, 'they say ')
    .replace(
      ofItsWriter,
      (_, verb: string, rest: string) =>
        `you ${verbForYou(verb) ?? verb}${rest.replace(/(?<=\b(?:and|but) )(?:was|has|says|thinks|feels|wants|loves|likes|hopes)\b/g, (own) => `you ${verbForYou(own)}`)}. `,
    )
    .replace(
      /\b(?:he|she|they) (?:should|can|could|may) (?=(?:ask|call|text|stop|come|e-?mail|reach|bring)\b)/gi,
      'please ',
    )
    .replace(
      /\b(?:(?:i|we) )?(?:want|would like|'d like|hope) (?:for )?(?:him|her|them) to (?=(?:come|stop|try|call|give|bring|visit)\b)/gi,
      'please ',
    );

const withCapitals = (name: string) =>
  name
    .replace(/^the |['"]+[.'"]*$|(?<=\w{3})\.$/gi, '')
    .replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** Parts what follows the head of a request into the review and its owner's notes. */
export function reviewIn(entered: string, head: ReviewHead): AskedReview {
  const whole = entered.slice(head.length);
  const quoted = quotation.exec(whole);
  if (quoted) {
    const after = whole.slice(quoted.index + quoted[0].length);
    const by = signed.exec(after);
    const before = whole.slice(0, quoted.index).replace(toQuotation, '');
    const words = quoted[1] ?? quoted[2] ?? '';
    const inside = signedInside.exec(words);
    const name = named(head, inside?.[1] ?? by?.[1]);
    return {
      review: inside ? words.slice(0, inside.index) : words,
      notes: toReader(
        withoutName(name)(
          `${before.trim()}. ${after.slice(by?.[0].length ?? 0)}`.replace(/^[\s.,;:–—-]+/, ''),
        ),
      ),
      name,
    };
  }
  // "3 star from Melanie: good bread but waited": what the colon leads to is the review.
  const isLedTo =
    /[:–—-]\s*$/.test(entered.slice(0, head.length)) &&
    !says.test(whole) &&
    !writtenName.test(whole);
  const [review = ''] = isLedTo ? (/^[^.!?]{8,}(?:[.!?](?=\s|$)|$)/.exec(whole) ?? []) : [];
  const after = whole.slice(review.length);
  const by = review ? signed.exec(after) : null;
  const notes = after.slice(by?.[0].length ?? 0).replace(/^[\s.–—-]+/, '');
  return {
    review: review ? tidyWords(review) : undefined,
    notes: toReader(notes),
    name: named(head, by?.[1] ?? writtenName.exec(notes)?.[1]),
  };
}

const named = ({ name }: ReviewHead, found: string | undefined) =>
  name ? withCapitals(name) : found;
