import type { EnteredNumber } from '../entered-numbers.js';
import { lead } from './operands.js';

/** Somebody else keeps the part. */
export const takers = /\b(?:keeps?|takes?|taking|charges?|commission|cut)\b/i;
/** The part is thrown away. */
export const wasting =
  /\b(?:throw\w*|waste\w*|toss\w*|spoil\w*|expire\w*|unsold|shrink\w*|die|wilt\w*)\b/i;

/** "I get 2 percent back". */
export const isReturned = ({ after }: EnteredNumber) =>
  /^(?: percent)? (?:cash ?)?back\b/i.test(after);

/** "Credit card fees" of "credit card fees eat 3% of everything". */
const subjectOf = (n: EnteredNumber) =>
  /(?:^|[,;]|\band |\bbut )\s*((?:my |our |the )?[a-z][a-z ]{2,28}?)\s+(?:is|are|eats?|takes?|runs?|costs?|was|at)(?: up)?(?: about| around| like| maybe| at| over)*\s*$/i.exec(
    lead(n),
  )?.[1];

/** What a part of an amount is called in its line: "What they keep", "credit card fees". */
export const partName = (part: EnteredNumber): string => {
  if (wasting.test(part.sentence)) return 'What is thrown away';
  if (isReturned(part)) return 'What comes back';
  if (takers.test(part.before)) return 'What they keep';
  return subjectOf(part)?.replace(/^(?:my|our|the) /i, '') ?? `${part.text} of it`;
};
