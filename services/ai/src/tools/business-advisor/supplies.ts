const verbs =
  'use|uses|using|used|go through|goes through|going through|buy|buys|buying|bought|order|need|needs|burn|burns';

/** Whether the words before a count say that so much is used up: "I go through". The price beside it is a supplier's. */
export const isUsedUp = (before: string): boolean =>
  new RegExp(`\\b(?:${verbs})\\s+$`, 'i').test(before);

/** Whether a situation tells of supplies that are used up: "I use 30 bags a month". */
export const tellsOfSupplies = (situation: string): boolean =>
  new RegExp(`\\b(?:${verbs}) \\d`, 'i').test(situation);
