import { isStatement } from '../grammar/grammar.js';

/** What the owner promises to do when the condition holds. */
const promised =
  /^(?:waive|refund|cancel|give|send|offer|take|charge|drop|knock|skip|match|replace|redo|come|deliver|keep|hold|add|include|remove|throw in|split|extend|file|stop|turn|close|move|release|put)\b/i;
/** What the reader is asked to do. */
const askedOfReader =
  /^(?:call|text|e-?mail|message|reply|let (?:us|me) know|contact|see|ask|come see|tell us|bring|use|pay|send us|check|book|order|stop by|visit|dm|rsvp|ignore|disregard)\b/i;

const conditional =
  /^((?:(?:but|and|so) )?(?:if|unless|once|when) [^,]*?),? (?:then )?(?=(?:waive|refund|cancel|give|offer|take|charge|drop|knock|match|replace|redo|throw in|call|text|e-?mail|reply|let us know|let me know|contact|ignore|disregard)\b)(.+)$/i;

/**
 * "If they pay by Friday waive the fee": what happens then is a promise of the writer, or something the reader is asked
 * for. Undefined when the clause has no condition, or a sentence of its own after it.
 */
export function conditionOf(clause: string, isToCustomer = true): string | undefined {
  const match = conditional.exec(clause);
  const [, condition = '', deed = ''] = match ?? [];
  if (!match || condition.split(' ').length < 3 || !isWhole(condition)) return undefined;
  // "If you can't ship today cancel it" is asked of a supplier.
  if (
    askedOfReader.test(deed) ||
    (!isToCustomer && /^(?:if|when|unless) (?:you|they) /i.test(condition))
  )
    return `${condition}, please ${deed}`;
  if (promised.test(deed)) return `${condition}, we will ${deed}`;
  return undefined;
}

/** "if you want to" is not whole: its verb is still to come. */
const isWhole = (condition: string) =>
  !/\b(?:to|can|will|would|could|should|must|don't|doesn't|didn't|please|not|and|or|than|we|they|you|he|she|I|I'll|we'll|you'll|they'll|the|a|an|our|your|their|his|her|my)$/i.test(
    condition,
  ) && isStatement(condition.replace(/^(?:(?:but|and|so) )?(?:if|unless|once|when) /i, ''));
