import { type Clause, clausesOf } from './clause-parts.js';

const modal = /^(?:can|will|must|may|should|could|would)$/;

/** First the one, then the other: "opens at 8 and closes at 5". */
const inTime = /^(?:opens?|starts?|begins?|leaves?|comes?|goes|go)$/;

/** What needs the words before it. */
const leans = /\b(?:it|its|them|their|they|there|here|too|also|again|then|so|each)\b/i;

export const isPast = (verb: string) =>
  /ed$/.test(verb) ||
  /^(?:was|were|had|did|went|came|got|made|took|left|sold|built|bought|began|won|gave|sent|saw|said|told|met|ran|sat|set|put|cut|hit|kept|held|lost|found|drew|grew|wrote|chose|became|brought|taught|fed|spent|heard|stood|paid|fell|felt|broke)$/.test(
    verb,
  );

const isOfOne = (verb: string) => /[^s]s$/.test(verb);

/**
 * "A box costs $13 and holds a sandwich" → "A box holds a sandwich and costs $13". Deeds one after the other, and what
 * leans on the words before it, keep their order.
 */
export function predicatesTurned({ subject, predicates }: Clause): string | undefined {
  const [first, ...rest] = predicates;
  if (!first || rest.length === 0 || isPast(first.verb) || inTime.test(first.verb))
    return undefined;
  // "carry cotton, repair quilts and teach": a predicate that was not told from its neighbour.
  if (predicates.some(({ text }) => /, /.test(text) && predicates.length > 2)) return undefined;
  if (
    rest.some(
      ({ text, verb, isSure }) =>
        leans.test(text) ||
        isPast(verb) ||
        modal.test(verb) ||
        !isSure ||
        // "sells jams, pies and frozen berries": no verb of the same subject.
        isOfOne(verb) !== isOfOne(first.verb),
    )
  )
    return undefined;
  const ordered = [...rest, first].map(({ text }) => text);
  const end = ordered.pop();
  const isLong = ordered.length > 1 || ordered.some((text) => / and /.test(text));
  return `${subject} ${ordered.join(', ')}${isLong ? ',' : ''} and ${end}`;
}

/** A sentence of one subject with its predicates in another order. */
export function predicatesInAnotherOrder(sentence: string): string | undefined {
  const [only, ...more] = clausesOf(sentence) ?? [];
  const turned = only && more.length === 0 ? predicatesTurned(only) : undefined;
  return turned && `${turned}.`;
}
