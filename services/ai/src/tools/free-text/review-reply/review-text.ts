import { tidyWords } from '../../../facts/spelling/tidy-words.js';
import { countOf, type ReviewHead } from './review-heads.js';

/** A review that is to be answered. */
export interface AskedReview {
  /** The review's own words, where the request has them. */
  readonly review: string | undefined;
  /** What its owner tells of it: "she waited an hour", "we lost his suit". */
  readonly told: string | undefined;
  /** What its owner has to say. */
  readonly notes: string;
  readonly name: string | undefined;
  readonly stars?: number | undefined;
}

const quotation = /["“]([^"”]{8,})["”]|(?<=^|[\s:])['‘]([^\n]{8,}?[.!?\w])['’](?=[\s.,;–—-]|$)/;
/** "He wrote", before a quotation. */
const toQuotation =
  /\b(?:he|she|they|who)\s+(?:wrote|writes|says?|said|complains?)(?: that)?\s*[:,]?\s*$/i;
const aName = "[A-Z][\\w'-]*(?: (?:[A-Z]\\.|[A-Z][\\w'-]*))?";
/** "- Susan B.", "3 stars from Bill.", after a quotation. */
const signed = new RegExp(
  `^[\\s.,(]*(?:(?<stars>[1-5]|one|two|three|four|five)[- ][Ss]tars?)?[\\s.,]*(?:(?:[–—-]{1,2}|from|by)\\s*(?<name>${aName}))?[.)]*(?=\\s|$)`,
);
/** "… when we asked. - Tom B.", within the quotation. */
const signedInside = new RegExp(`\\s+[–—-]{1,2}\\s*(${aName})\\.?\\s*$`);

/** "She says that", "claims", "Maria Lopez wrote that" */
const telling =
  /^(?:(?:(?:[Tt]he|[Oo]ur|[Tt]his|[Aa]) )?[a-z]+,? |(?:(?:The|Our|A) [a-z]+, )?(?<name>[A-Z][a-z]+(?: [A-Z][a-z]+)?),? )?(?:says?|said|saying|claims?|claimed|complains?|complained|wrote|writes) (?!hi\b|hello\b|thanks\b)(?:that )?/;
/** "who paid for a corner table and was seated by the kitchen" */
const who =
  /^(?:who |(?=(?:he|she) (?!should|can|could|may|will|must|has to|is welcome)))(?=[a-z]+)/i;
const further =
  /(?<=\b(?:and|but) )(?=(?:was|has|had|could|did|says|thinks|feels|wants|loves|likes)\b)/g;

const withCapitals = (name: string) =>
  name
    .replace(/^the |['"]+[.'"]*$|(?<=\w{3})\.$/gi, '')
    .replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** Parts what follows the head of a request into the review and its owner's notes. */
export function reviewIn(entered: string, head: ReviewHead): AskedReview {
  const whole = entered.slice(head.length);
  const name = head.name && withCapitals(head.name);
  const quoted = quotation.exec(whole);
  if (quoted) {
    const after = whole.slice(quoted.index + quoted[0].length);
    const by = signed.exec(after);
    const words = quoted[1] ?? quoted[2] ?? '';
    const inside = signedInside.exec(words);
    const before = whole.slice(0, quoted.index).replace(toQuotation, '').trim();
    return {
      review: inside ? words.slice(0, inside.index) : words,
      told: undefined,
      notes: notesOf(`${before}. ${after.slice(by?.[0].length ?? 0)}`),
      name: name ?? inside?.[1] ?? by?.groups?.name,
      ...(by?.groups?.stars && { stars: countOf(by.groups.stars) }),
    };
  }
  const tells = telling.exec(whole);
  if (tells || who.test(whole)) {
    const words = tells ? whole.slice(tells[0].length) : whole.replace(/^who /i, 'he ');
    // Who ends sentences means the commas in them.
    const end = (/[.!?:]\s/.test(words) ? /[.!?:](?=\s|$)/ : /[,.;!?](?=\s|$)/).exec(words);
    const told = tidyWords(words.slice(0, end?.index ?? words.length));
    return {
      review: undefined,
      told: tells ? told : told.replace(further, 'he '),
      notes: notesOf(words.slice(told ? (end?.index ?? words.length) : 0)),
      name: name ?? properName(tells?.groups?.name),
    };
  }
  // "3 star from Melanie: good bread but waited": what the colon leads to is the review.
  const isLedTo = /[:–—-]\s*$/.test(entered.slice(0, head.length));
  const [review = ''] = isLedTo ? (/^[^.!?]{8,}(?:[.!?](?=\s|$)|$)/.exec(whole) ?? []) : [];
  const after = whole.slice(review.length);
  const by = review ? signed.exec(after) : null;
  return {
    review: review || undefined,
    told: undefined,
    notes: notesOf(after.slice(by?.[0].length ?? 0)),
    name: name ?? by?.groups?.name,
  };
}

/** "She said": nobody by name. */
const properName = (name: string | undefined) =>
  name && /^(?:She|He|They|Who|It)$/.test(name) ? undefined : name;

const notesOf = (text: string) => text.replace(/^[\s.,;:!?–—-]+/, '').trim();
