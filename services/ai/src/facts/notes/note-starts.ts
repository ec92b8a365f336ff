import { asSentence } from '../grammar/sentence.js';
import { isVerb, tagged } from '../grammar/tagging.js';
import { faultsOf } from '../sentences/sentence-faults.js';
import { isPastDeed } from './complete-note.js';

/** What only a thought of its own begins with: "don't do taxes", "happy to buy lunch", "getting worse". */
const starts =
  /^(?:(?:don't|doesn't|isn't|wasn't|hasn't|haven't|won't|can't|cannot) (?!we\b|I\b|you\b|it\b|they\b)|(?:happy|glad|willing|able|hoping|planning|ready|welcome|free|open) to |getting \w+|looking (?:for|forward)|used to |up from |(?:told|promised|quoted) (?:\w+ )?\w+|(?:answer|reply|respond|confirm|decide|sign) (?:by|before|within)\b|same \w+)/i;
/** "wine and cheese" after "artist talk at 7" */
const things = /^(?:(?!and\b|or\b)[a-z'-]+ ){1,3}(?:and|&) (?:[a-z'-]+ ?){1,3}$/;

/** "eggs and butter stay the same": a thing, and what is said of it. */
const isOwnSentence = (piece: string) =>
  piece.split(' ').length > 2 &&
  !/^(?:and|or|but|so|which|who|if|when|because|with|for|to|plus|not|then|until|unless|while|that)\b/i.test(
    piece,
  ) &&
  !isVerb(tagged(piece)[0]) &&
  faultsOf(asSentence(piece)).length === 0;

/** Whether a piece after a comma is a note of its own, in notes whose writer parts them by commas. */
export const beginsNote = (piece: string, before: string): boolean =>
  starts.test(piece) ||
  /^(?:[a-z'-]+ ){1,3}(?:attached|enclosed)$/i.test(piece) ||
  isPastDeed(piece) ||
  (things.test(piece) && /\d(?: ?[ap]m)?$/.test(before)) ||
  isOwnSentence(piece);
