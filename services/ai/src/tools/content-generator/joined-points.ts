import { isStatement } from '../../facts/grammar.js';
import { tidyWords } from '../../facts/tidy-words.js';
import type { Point } from './content-points.js';
import { lowerIn } from './rewordings.js';

/** Longest sentence that words without a verb are joined to, in characters. */
const longest = 150;

const plain = (text: string) => text.replace(/[.]+$/, '');

/** Words that lean on what stands before them. */
const leans =
  /^(?:now|then|after|also|or|and|but|only|with|without|while|not|before|plus|even|\$?\d+ (?:on|for|with|if)|third|second|up)\b/i;

/** "Session starts Jan 12: $160 per kid, 8 weeks": the words behind the sentence in another order. */
function othersOf(former: Point, point: Point): string[] {
  const [head, ...rest] = former.parts ?? [former];
  const turned = [point, ...rest.toReversed()];
  if (!head || turned.some(({ raw }) => leans.test(raw)) || !isStatement(plain(head.prose)))
    return [];
  if (turned.length < 2) return [];
  return [`${plain(head.prose)}: ${turned.map(({ raw }) => lowerIn(plain(raw))).join(', ')}.`];
}

/**
 * "New room opens Friday, 2 to 8 people, 60 minutes": words without a verb stay in their owner's sentence. On their own
 * they are items of a list, but no sentences.
 */
export function joinedPoints(points: readonly Point[], entered: string): Point[] {
  const whole = tidyWords(entered).toLowerCase();
  const joined: Point[] = [];
  for (const point of points) {
    const former = joined.at(-1);
    const isFragment =
      /^(?:detail|statement)$/.test(point.kind) &&
      !point.isTopic &&
      !/[?!:]/.test(point.prose) &&
      // What became a sentence stands as one.
      !/^(?:we|get|there|you|meet|it)\b|\b(?:is|are)\b/i.test(point.prose) &&
      (/^(?:till|until|while|as long as)\b/i.test(point.raw) || !isStatement(plain(point.prose))) &&
      whole.includes(`, ${point.raw.toLowerCase()}`);
    if (
      former &&
      isFragment &&
      !former.isTopic &&
      !/[?!]$/.test(former.prose) &&
      former.prose.length + point.raw.length < longest &&
      !/^(?:call|text|order|book)\b/i.test(point.raw)
    )
      joined[joined.length - 1] = {
        ...former,
        raw: `${plain(former.raw)}, ${plain(point.raw)}`,
        prose: `${plain(former.prose)}, ${/^(?:till|until|while|as)\b/i.test(point.raw) ? plain(point.raw).charAt(0).toLowerCase() + plain(point.raw).slice(1) : lowerIn(plain(point.raw))}.`,
        others: othersOf(former, point),
        items: [...former.items, ...point.items],
        parts: [...(former.parts ?? [former]), point],
      };
    else joined.push(point);
  }
  return joined;
}
