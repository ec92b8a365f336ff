import { monthNames } from '../../facts/grammar/calendar-names.js';
import { isClause } from '../../facts/grammar/clause-starts.js';
import { isStatement } from '../../facts/grammar/grammar.js';

/** A longer piece is a sentence. */
const longest = 90;

/** A comma between two points; not one in "$1,650", "Hixson, TN" or "October 31, 2026". */
const betweenPoints = new RegExp(
  `\\s*;\\s+|,\\s+(?!(?:[A-Z]{2}|(?:19|20)\\d\\d|(?:${Object.values(monthNames).join('|')}) \\d+)\\b)`,
);
/** Belongs to the point before it: "$79 instead of $119, until October 31", "red, white and blue". */
const goesOn =
  /^(?:and|or|but|so|because|since|which|who|where|when|if|unless|then|not|though|with|without|until|till|through|from (?!\$)|by|on|at|for|in|to|as|even|plus|please|(?:weather|roads?|space|time) permitting|\d+ of (?:them|these|those))\b/i;
const sentenceEnd = /[.!?:]\s|[.!?:]$|\n/;

/** Key points in one line with commas, one a line; as sentences where each of them is one. */
export function splitKeyPoints(entry: string): string {
  const typed = entry.trim();
  const points = sentenceEnd.test(typed) ? [] : pointsOf(typed);
  if (points.length < 2 || points.some(({ length }) => length > longest)) return entry;
  return points.join(points.every(isWhole) ? '; ' : '\n');
}

function pointsOf(line: string): string[] {
  const points: string[] = [];
  for (const piece of line.split(betweenPoints).filter(Boolean)) {
    if (points.length > 0 && goesOn.test(piece)) points.push(`${points.pop()}, ${piece}`);
    else points.push(piece);
  }
  return points;
}

const isWhole = (point: string) =>
  (isStatement(point) || isClause(point)) &&
  !/^(?:is|are|was|were|has|have|had|\p{L}+[^s\W]s) /iu.test(point);
