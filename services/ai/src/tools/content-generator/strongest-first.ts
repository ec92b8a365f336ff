import { figuresIn } from '../../facts/figures.js';
import type { Point } from './content-points.js';

/** What readers decide by comes first: an offer, a price, a deadline. */
export const strength = ({ prose }: Point) => {
  const kinds = figuresIn(prose).map(({ kind }) => kind);
  // A mere price says nothing before it is known of what.
  if (/^\$\S+$/.test(prose)) return 0;
  if (/\bfree\b|\boff\b|%|\bspecial\b/i.test(prose)) return 3;
  if (kinds.includes('money')) return 2;
  return /\b(?:by|until|till?|thru|through|last|ends)\b/i.test(prose) && kinds.length > 0 ? 1 : 0;
};

/** The strongest fact before the others; without a question before it, not the one that opens the first variant. */
export const strongestFirst = (points: readonly Point[], hasQuestion: boolean): Point[] => {
  const from = hasQuestion ? 0 : 1;
  const [strongest] = points
    .slice(from)
    // "She reads from her new novel" needs the sentence before it.
    .filter(({ prose }) => !/^(?:he|she|it|they|this|that|these|those)\b/i.test(prose))
    .sort((one, other) => strength(other) - strength(one));
  const lead =
    strongest && strength(strongest) > 0
      ? strongest
      : points.slice(from).findLast(({ prose }) => !/^(?:he|she|it|they|this|that)\b/i.test(prose));
  return lead ? [lead, ...points.filter((point) => point !== lead)] : [...points];
};
